"""Findings, and the report made of them: in document order, at most 200 of a kind, each at its exact path."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

LIMIT = 200

Where = tuple[str | int, ...]
# A message may be a function: of ten thousand findings only the first 200 are ever put into words.
Message = str | Callable[[], str]
Finding = tuple[Where, Message]

_PLAIN_KEY = re.compile(r"[A-Za-z_][A-Za-z0-9_-]{0,63}")
_SHOWN = 64


@dataclass(slots=True)
class Report:
    errors: list[dict[str, str]] = field(default_factory=list)
    warnings: list[dict[str, str]] = field(default_factory=list)

    @property
    def valid(self) -> bool:
        return not self.errors


def listed(model: Any, findings: list[Finding], severity: str) -> list[dict[str, str]]:
    """The first findings in document order as issues; a last one says when more follow."""
    orders: dict[int, dict[str, int]] = {}
    findings.sort(key=lambda finding: _place(model, finding[0], orders))
    issues = [
        {"path": path(where), "message": message if isinstance(message, str) else message(), "severity": severity}
        for where, message in findings[:LIMIT]
    ]
    if len(findings) > LIMIT:
        issues.append(
            {"path": "", "message": f"only the first {LIMIT} {severity}s are listed; more follow", "severity": severity}
        )
    return issues


def path(where: Iterable[str | int]) -> str:
    """`model.members[3].section`; keys that would not read back are quoted in brackets."""
    text = ""
    for step in where:
        if isinstance(step, int):
            text += f"[{step}]"
        elif _PLAIN_KEY.fullmatch(step):
            text += f".{step}" if text else step
        else:
            shown = step if len(step) <= _SHOWN else step[:_SHOWN] + "…"
            text += f"[{shown!r}]"
    return text


def _place(model: Any, where: Where, orders: dict[int, dict[str, int]]) -> tuple[int, ...]:
    """Where the finding stands in the document, as numbers; a missing key stands at the head of its object."""
    place = []
    node = model
    for step in where:
        if isinstance(node, dict) and isinstance(step, str):
            order = orders.get(id(node))
            if order is None:
                order = orders[id(node)] = {key: i for i, key in enumerate(node)}
            place.append(order.get(step, -1))
            node = node.get(step)
        elif isinstance(node, list) and isinstance(step, int) and step < len(node):
            place.append(step)
            node = node[step]
        else:
            break
    return tuple(place)
