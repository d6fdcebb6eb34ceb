"""What every expression is asked for: its text, what it consists of, whether it is true."""

import ast
from collections.abc import Iterable

from description.typescript.certain import is_list, is_text, is_truth
from description.typescript.refused import Refused


class Written:
    """`names` are those that some expression needed."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def text(self, node: ast.expr) -> str:
        found = getattr(self, f"_{type(node).__name__.lower()}", None)
        if found is None:
            raise Refused(node)
        written: str = found(node)
        return written

    def listed(self, nodes: Iterable[ast.expr]) -> str:
        return ", ".join(map(self.text, nodes))

    def each(self, node: ast.expr) -> str:
        """What it consists of, as a list."""
        return self.text(node) if is_list(node) else f"py.each({self.text(node)})"

    def walked(self, node: ast.expr) -> str:
        """The same one by one, as they are asked for."""
        return self.text(node) if is_list(node) else f"py.walk({self.text(node)})"

    def truth(self, node: ast.expr) -> str:
        """As a condition: what is empty is false."""
        match node:
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"!{self.truth(operand)}"
            case ast.BoolOp(op=op, values=values):
                return f"({(' && ' if isinstance(op, ast.And) else ' || ').join(map(self.truth, values))})"
        return self.text(node) if is_truth(node) or is_text(node) else f"py.truthy({self.text(node)})"


def returned(text: str) -> str:
    return f"({text})" if text.startswith("{") else text
