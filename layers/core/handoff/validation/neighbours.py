"""Nodes and members that miss one another by a little, or cover one another: people draw so by hand."""

from collections.abc import Iterator
from itertools import pairwise, product

from handoff.sentences import said
from handoff.validation.chains import ON_LINE_M, beside, connecting
from handoff.validation.document import Document
from handoff.validation.geometry import has_offset, length, minus, unit
from handoff.validation.nearby import Nearby
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_DRAWN_BY_HAND = RULES["geometry"]["drawn_by_hand_members"]
_DIGITS = RULES["geometry"]["direction_digits"]
_NEAR_M: float = RULES["slips"]["near_m"]
_APART_M: float = RULES["slips"]["apart_m"]
_JOINTS = RULES["joints"]


def covered(document: Document) -> Iterator[Finding]:
    """Members that leave a node in one direction: the longer runs over the shorter."""
    members, points = document.entities["members"], document.points
    if len(members) > _DRAWN_BY_HAND:
        return
    first: dict[tuple[str, float, float, float], dict[str, str]] = {}
    for i, member in enumerate(members):
        if has_offset(member):
            continue
        for node, other in ((member["start"], member["end"]), (member["end"], member["start"])):
            x, y, z = unit(minus(points[other], points[node]))
            known = first.setdefault((node, round(x, _DIGITS), round(y, _DIGITS), round(z, _DIGITS)), member)
            if known is not member and {known["start"], known["end"]} != {node, other}:
                told = said("overlapping_members", id=member["id"], first=known["id"], node=node)
                yield document.where("members", i), "overlapping_members", told
                break


def near(document: Document) -> Iterator[Finding]:
    """Nodes a few millimetres apart that nothing joins."""
    if len(document.entities["members"]) > _DRAWN_BY_HAND:
        return
    # Nodes that are near one another differ in some coordinate, and little: in most meshes no two coordinates do.
    lines = (sorted({point[axis] for point in document.points.values()}) for axis in range(3))
    if not any(b - a < _NEAR_M for line in lines for a, b in pairwise(line)):
        return
    joined = {frozenset(pair) for pair in zip(document.starts, document.ends, strict=True)}
    for plate in document.entities["plates"]:
        joined |= {frozenset((a, b)) for a in plate["nodes"] for b in plate["nodes"] if a != b}
    # Of the nodes at one place one stands for all: thousands may lie there.
    cells: dict[tuple[int, ...], dict[tuple[int, ...], str]] = {}
    for i, node in enumerate(document.entities["nodes"]):
        name = node["id"]
        point = document.points[name]
        if name not in document.used:
            continue
        cell, place = (tuple(round(value / size) for value in point) for size in (_NEAR_M, _APART_M))
        around = product(*((value - 1, value, value + 1) for value in cell))
        for other in (other for near_cell in around for other in cells.get(near_cell, {}).values()):
            apart = length(point, document.points[other])
            if _APART_M < apart < _NEAR_M and frozenset((name, other)) not in joined:
                told = said(
                    "near_nodes", id=name, apart=f"{apart * 1000:.3g}", other=other, least=f"{_NEAR_M * 1000:g}"
                )
                yield document.where("nodes", i), "near_nodes", told
                break
        cells.setdefault(cell, {}).setdefault(place, name)


def missed(document: Document) -> Iterator[Finding]:
    """Nodes that something stands on and that a member just misses which was to connect to them."""
    chains = connecting(document)
    if not chains or len(chains) * len(document.entities["nodes"]) > _JOINTS["steps"]:
        return
    places = document.node_places
    search = Nearby(document.points, _JOINTS["steps"])
    for member in chains:
        found = beside(search, document.points, member, _JOINTS["missed_m"])
        for _, apart, node in sorted(found, key=lambda one: places[one[2]]):
            if apart > ON_LINE_M and node in document.used:
                told = said("missed_member", node=node, apart=f"{apart * 1000:.3g}", member=member["id"])
                yield document.where_node(node), "missed_member", told
