"""Source maps, revision 3: which line of Python each line of TypeScript comes from, for browsers, Node and esbuild."""

import ast
import json
from collections.abc import Iterable

_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


class Line(str):
    """A line with the number of the one that it comes from."""

    __slots__ = ("origin",)
    origin: int


def placed(lines: Iterable[str], node: ast.AST) -> list[str]:
    """Lines that come from a node, where no part of it has said better."""
    return [line if isinstance(line, Line) else _line(line, getattr(node, "lineno", 1)) for line in lines]


def _line(text: str, origin: int) -> Line:
    line = Line(text)
    line.origin = origin
    return line


def source_map(lines: list[str], source: str) -> str:
    """Of a file of these lines, which were written from one source."""
    before, parts = 0, []
    for line in lines:
        if isinstance(line, Line):
            parts.append(f"AA{_number(line.origin - 1 - before)}A")
            before = line.origin - 1
        else:
            parts.append("")
    return json.dumps({"version": 3, "sources": [source], "names": [], "mappings": ";".join(parts)})


def _number(value: int) -> str:
    """Five bits a digit, the lowest first; the first of all is the sign."""
    left, text = abs(value) * 2 + (value < 0), ""
    while True:
        digit, left = left % 32, left // 32
        text += _DIGITS[digit + 32 * (left > 0)]
        if not left:
            return text
