"""Findings, and the report made of them: in document order, at most 200, each at its exact path, many alike as one."""

import re
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from handoff.clipping import clipped
from handoff.runtime.settings import limits
from handoff.sentences import said
from handoff.validation.rulebook import RULES

LIMIT: int = limits()["listed_issues"]

Where = tuple[str | int, ...]


class Remedy(NamedTuple):
    """A message with what a program needs to mend the model, by the names that it has in the issue."""

    words: str
    cure: dict[str, Any]


# A message may be a function: of ten thousand findings only the first 200 are ever put into words.
Message = str | Remedy | Callable[[], str]
# The code is one of schemas/issue_codes.json, which also says its severity.
Finding = tuple[Where, str, Message]
Issue = dict[str, Any]

_PLAIN_KEY = re.compile(r"[A-Za-z_][A-Za-z0-9_-]{0,63}")
_ESCAPED = re.compile(r"[\\'\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
# What controls the reading direction would turn round, in a name, the numbers of the sentence that quotes it.
_TURNING = re.compile(r"[\u202a-\u202e\u2066-\u2069]")
_SHOWN: int = RULES["report"]["key_shown"]
# More than so many of one code at one kind of place are copies of one mistake.
_ALIKE: int = RULES["report"]["alike"]
# All checks of a model draw from this one budget, so that no shape of model is dear to judge.
_COUNTED: int = RULES["report"]["counted"]

Kind = tuple[str | int, ...]


def _kind(where: Where, code: str) -> Kind:
    return (code, *[step for step in where if type(step) is str])


class Findings:
    """What checks find: of each kind the first few, and how many there are."""

    def __init__(self, checks: Iterable[Iterable[Finding]] = ()) -> None:
        self.kept: list[Finding] = []
        self.counts: dict[Kind, int] = {}
        self.left = _COUNTED
        for check in checks:
            self.add(check)

    def add(self, check: Iterable[Finding]) -> None:
        """Each check finds in document order, so the first of each are enough for the first of all."""
        mine: dict[Kind, int] = {}
        kept = 0
        for finding in check if self.left else ():
            self.left -= 1
            kind = _kind(finding[0], finding[1])
            mine[kind] = mine.get(kind, 0) + 1
            if mine[kind] <= _ALIKE + 1:
                self.kept.append(finding)
                kept += 1
            if kept > LIMIT or not self.left:
                break
        for kind, count in mine.items():
            self.counts[kind] = self.counts.get(kind, 0) + count


def listed(model: Any, findings: Findings, severity: str) -> list[Issue]:
    """The first findings in document order as issues, many alike as one; a last one says when more follow."""
    orders: dict[int, dict[str, int]] = {}
    issues: list[Issue] = []
    told: set[Kind] = set()
    for where, code, message in sorted(findings.kept, key=lambda finding: _place(model, finding[0], orders)):
        kind = _kind(where, code)
        if kind in told:
            continue
        if len(issues) == LIMIT:
            return [*issues, _more(said("more", count=LIMIT, severity=severity), severity)]
        cure = message.cure if isinstance(message, Remedy) else {}
        words = _words(message)
        if findings.counts[kind] > _ALIKE:
            told.add(kind)
            words = said("alike", told=words, count=f"{findings.counts[kind] - 1:,}")
        issues.append({**_issue(where, code, words, severity), **cure})
    if findings.left:
        return issues
    return [*issues, _more(said("counted", count=f"{_COUNTED:,}", severity=severity), severity)]


def _words(message: Message) -> str:
    if isinstance(message, Remedy):
        return message.words
    return message if isinstance(message, str) else message()


def _more(message: str, severity: str) -> Issue:
    return _issue((), f"more_{severity}s", message, severity)


def _issue(where: Where, code: str, message: str, severity: str) -> Issue:
    return {"path": path(where), "code": code, "message": _TURNING.sub("\ufffd", message), "severity": severity}


def path(where: Iterable[str | int]) -> str:
    """`model.members[3].section`; keys that would not read back are quoted in brackets."""
    text = ""
    for step in where:
        if isinstance(step, int):
            text += f"[{step}]"
        elif _PLAIN_KEY.fullmatch(step):
            text += f".{step}" if text else step
        else:
            text += f"['{_ESCAPED.sub(_escape, clipped(step, _SHOWN))}']"
    return text


def _escape(sign: re.Match[str]) -> str:
    code = ord(sign[0])
    return f"\\{sign[0]}" if sign[0] in "\\'" else f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"


def _place(model: Any, where: Where, orders: dict[int, dict[str, int]]) -> tuple[int, ...]:
    """Where the finding stands in the document, as numbers; a missing key stands at the head of its object."""
    place = []
    node = model
    for step in where:
        if isinstance(node, dict) and isinstance(step, str):
            order = orders.get(id(node))
            if order is None:
                order = {key: i for i, key in enumerate(node)}
                orders[id(node)] = order
            place.append(order.get(step, -1))
            node = node.get(step)
        elif isinstance(node, list) and isinstance(step, int) and step < len(node):
            place.append(step)
            node = node[step]
        else:
            break
    return tuple(place)
