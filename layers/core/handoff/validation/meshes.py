"""Plates that are no mesh: one of them along the whole of a beam, which then feels nothing of its load."""

from collections import defaultdict

from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.geometry import Point, dot, length, minus, unit
from handoff.validation.rulebook import RULES

_STEEP: float = RULES["gravity"]["flat_from"]
# A member goes on in one that turns off by less than 60 degrees: edges of curved floors are drawn in pieces, too.
_ONWARD = -0.5
# At a joint of more level members than these none is looked for: no floor has one.
_MEETING_MOST = 16


def _is_steep(document: Document, member: Entity) -> bool:
    start, end = document.points[member["start"]], document.points[member["end"]]
    return abs(end[2] - start[2]) >= _STEEP * length(start, end)


@remembered
def _spans(document: Document) -> dict[tuple[str, ...], str]:
    """Level members from one end of a beam, or a node on a support or column, to the next, by their ends."""
    points = document.points
    members = [each for each in document.entities["members"] if each["start"] in points and each["end"] in points]
    steep = [_is_steep(document, member) for member in members]
    borne = {support["node"] for support in document.entities["supports"] if support["uz"] != "free"}
    for member, is_steep in zip(members, steep, strict=True):
        if is_steep:
            borne |= {member["start"], member["end"]}
    flat = (member for member, is_steep in zip(members, steep, strict=True) if not is_steep)
    level = [member for member in flat if member.get("type", "beam") == "beam"]
    ways: dict[str, list[Point]] = defaultdict(list)
    for member in level:
        for node, other in ((member["start"], member["end"]), (member["end"], member["start"])):
            ways[node].append(unit(minus(points[other], points[node])))

    def ends(node: str, other: str) -> bool:
        along, meeting = unit(minus(points[other], points[node])), ways[node]
        goes_on = len(meeting) > _MEETING_MOST or any(dot(way, along) < _ONWARD for way in meeting)
        return node in borne or not goes_on

    return {
        tuple(sorted((member["start"], member["end"]))): member["id"]
        for member in level
        if ends(member["start"], member["end"]) and ends(member["end"], member["start"])
    }


@remembered
def _laden(document: Document) -> set[str]:
    """Plates with a pressure, or with a weight that acts in some load case."""
    found = {load["plate"] for listed in document.lists("plate_loads") for load in listed.items if load.get("pressure")}
    if any(case["self_weight"] for case in document.entities["load_cases"]):
        heavy = {material["id"] for material in document.entities["materials"] if material["density"] > 0}
        found |= {plate["id"] for plate in document.entities["plates"] if plate["material"] in heavy}
    return found


def laden(document: Document, plate: Entity) -> bool | None:
    return plate["id"] in _laden(document) or None


def spanned(document: Document, plate: Entity) -> str | None:
    """The member that spans along an edge of a plate, from corner to corner."""
    spans, nodes = _spans(document), plate["nodes"]
    edges = (tuple(sorted((nodes[i - 1], node))) for i, node in enumerate(nodes))
    return next((spans[edge] for edge in edges if edge in spans), None)
