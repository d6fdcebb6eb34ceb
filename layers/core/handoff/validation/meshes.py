"""Plates that are no mesh: one of them from column to column along a beam, which then feels nothing of its load."""

from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.geometry import length
from handoff.validation.rulebook import RULES

_STEEP: float = RULES["gravity"]["flat_from"]


def _is_steep(document: Document, member: Entity) -> bool:
    start, end = document.points[member["start"]], document.points[member["end"]]
    return abs(end[2] - start[2]) >= _STEEP * length(start, end)


@remembered
def _spans(document: Document) -> dict[tuple[str, ...], str]:
    """Level members from one node on a support or column to the next, by their ends."""
    points = document.points
    members = [each for each in document.entities["members"] if each["start"] in points and each["end"] in points]
    steep = [_is_steep(document, member) for member in members]
    borne = {support["node"] for support in document.entities["supports"] if support["uz"] != "free"}
    for member, is_steep in zip(members, steep, strict=True):
        if is_steep:
            borne |= {member["start"], member["end"]}
    return {
        tuple(sorted((member["start"], member["end"]))): member["id"]
        for member, is_steep in zip(members, steep, strict=True)
        if not is_steep and member["start"] in borne and member["end"] in borne
    }


def spanned(document: Document, plate: Entity) -> str | None:
    """The member that spans along an edge of a plate, from corner to corner."""
    spans, nodes = _spans(document), plate["nodes"]
    edges = (tuple(sorted((nodes[i - 1], node))) for i, node in enumerate(nodes))
    return next((spans[edge] for edge in edges if edge in spans), None)
