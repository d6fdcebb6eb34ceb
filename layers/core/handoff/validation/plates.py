"""Plates without an area, with a corner that turns inwards, or in one piece along a beam."""

from collections.abc import Iterator

from handoff.sentences import said
from handoff.validation.document import Document
from handoff.validation.geometry import area, bad_corner
from handoff.validation.meshes import laden, spanned
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_LEAST_AREA_M2: float = RULES["geometry"]["least_plate_area_m2"]


def errors(document: Document) -> Iterator[Finding]:
    for i, plate in enumerate(document.entities["plates"]):
        nodes, where = plate["nodes"], (*document.where("plates", i), "nodes")
        standing = len(set(nodes)) == len(nodes) and all(node in document.points for node in nodes)
        corners = [document.points[node] for node in nodes] if standing else []
        corner = bad_corner(corners) if corners else None
        if corners and area(corners) <= _LEAST_AREA_M2:
            yield where, "no_plate_area", said("no_plate_area")
        if corner is not None:
            yield (*where, corner), "no_outward_corner", said("no_outward_corner", node=nodes[corner])


def unmeshed(document: Document) -> Iterator[Finding]:
    """The first alone: whoever drew one so has drawn all of them so."""
    for i, plate in enumerate(document.entities["plates"]):
        member = spanned(document, plate) if laden(document, plate) else None
        if member is not None:
            yield document.where("plates", i), "unmeshed_plate", said("unmeshed_plate", id=plate["id"], member=member)
            return
