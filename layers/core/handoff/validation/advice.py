"""Warnings on a model without errors: what rows of rules say, and members that lie on others."""

from collections.abc import Iterator

from handoff.validation import judgements, repeats
from handoff.validation.document import Document
from handoff.validation.geometry import minus, unit
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_DRAWN_BY_HAND = RULES["geometry"]["drawn_by_hand_members"]
_DIGITS = RULES["geometry"]["direction_digits"]


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    yield _covered_members(document)
    yield from judgements.checks(document, "advice")
    yield from repeats.checks(document, "advice")


def _covered_members(document: Document) -> Iterator[Finding]:
    """Members that leave a node in one direction: the longer runs over the shorter. People draw so in small models."""
    members, points = document.entities["members"], document.points
    if len(members) > _DRAWN_BY_HAND:
        return
    first: dict[tuple[str, float, float, float], dict[str, str]] = {}
    for i, member in enumerate(members):
        if "start_offset" in member or "end_offset" in member:
            continue
        for node, other in ((member["start"], member["end"]), (member["end"], member["start"])):
            x, y, z = unit(minus(points[other], points[node]))
            known = first.setdefault((node, round(x, _DIGITS), round(y, _DIGITS), round(z, _DIGITS)), member)
            if known is not member and {known["start"], known["end"]} != {node, other}:
                told = f"member '{member['id']}' overlaps member '{known['id']}': both leave '{node}' in one direction"
                yield document.where("members", i), "overlapping_members", told
                break
