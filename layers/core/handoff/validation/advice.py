"""Warnings on a model without errors: what is unused, doubled, or left out of every combination."""

from collections.abc import Iterator
from operator import itemgetter, xor

from handoff.validation import judgements
from handoff.validation.chains import connects
from handoff.validation.combining import combines
from handoff.validation.document import Document
from handoff.validation.geometry import TOUCH_M, minus, unit
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_PER_TOUCH = 1 / TOUCH_M
_DRAWN_BY_HAND = RULES["geometry"]["drawn_by_hand_members"]
_DIGITS = RULES["geometry"]["direction_digits"]


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    yield _unused_nodes(document)
    yield _coincident_nodes(document)
    yield _overlapping_members(document)
    yield _covered_members(document)
    yield _uncombined_cases(document)
    yield from judgements.checks(document, "advice")
    yield from judgements.repeats(document)


def _unused_nodes(document: Document) -> Iterator[Finding]:
    if len(document.used) == len(document.entities["nodes"]) or connects(document):
        return
    for i, node in enumerate(document.entities["nodes"]):
        if node["id"] not in document.used:
            yield document.where("nodes", i), "unused_node", f"node '{node['id']}' is used by no member and no plate"


def _coincident_nodes(document: Document) -> Iterator[Finding]:
    nodes = document.entities["nodes"]
    if not document.crowded:
        return
    cells = [
        (int(x * _PER_TOUCH + 0.5), int(y * _PER_TOUCH + 0.5), int(z * _PER_TOUCH + 0.5))
        for x, y, z in map(itemgetter("x", "y", "z"), nodes)
    ]
    if len(set(cells)) == len(cells):
        return
    first: dict[tuple[int, int, int], str] = {}
    for i, cell in enumerate(cells):
        if cell in first:
            told = f"node '{nodes[i]['id']}' is at the same place as node '{first[cell]}', and not joined to it"
            yield document.where("nodes", i), "coincident_nodes", told
        else:
            first[cell] = nodes[i]["id"]


def _overlapping_members(document: Document) -> Iterator[Finding]:
    members = document.entities["members"]
    # The same two nodes give the same number whichever way round, so as many numbers as members means no overlap.
    if len(set(map(xor, map(hash, document.starts), map(hash, document.ends)))) == len(members):
        return
    first: dict[tuple[str, ...], str] = {}
    for i, member in enumerate(members):
        pair = tuple(sorted((member["start"], member["end"])))
        # Offsets may set two members between the same nodes side by side.
        if "start_offset" in member or "end_offset" in member:
            continue
        if pair in first:
            told = f"member '{member['id']}' lies on member '{first[pair]}': both join '{pair[0]}' and '{pair[1]}'"
            yield document.where("members", i), "doubled_member", told
        else:
            first[pair] = member["id"]


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


def _uncombined_cases(document: Document) -> Iterator[Finding]:
    used = {
        term["load_case"] for combination in document.entities["load_combinations"] for term in combination["terms"]
    }
    for i, case in enumerate(document.entities["load_cases"]):
        if case["id"] not in used and not combines(document, case):
            yield document.where("load_cases", i), "uncombined_case", f"load case '{case['id']}' is in no combination"
