"""Numbers that look as if they were meant in other units: MPa, millimetres, kilonewtons."""

from collections.abc import Iterator

from handoff.validation import geometry, judgements
from handoff.validation.document import Document
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_LONGEST_MEMBER_M = RULES["geometry"]["longest_member_m"]
_FORCES = RULES["forces"]


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    yield from judgements.checks(document, "doubts")
    yield _lengths(document)
    yield _loads(document)


def _lengths(document: Document) -> Iterator[Finding]:
    """One warning for the model: coordinates in millimetres make every member absurdly long."""
    points = document.points
    if not document.along or document.along[-1] - document.along[0] < _LONGEST_MEMBER_M / 3:
        return
    for i, member in enumerate(document.entities["members"]):
        if member["start"] in points and member["end"] in points:
            length = geometry.length(*geometry.ends(member, points))
            if length > _LONGEST_MEMBER_M:
                told = f"member is {length:.6g} m long; the coordinates look like mm: they are in metres"
                yield document.where("members", i), "coordinates_unit", told
                return


def _loads(document: Document) -> Iterator[Finding]:
    """One warning for the model: whoever loads a structure with at most a few hundred newtons meant kilonewtons."""
    largest = 0.0
    first = None
    for kind in ("node_loads", "member_loads"):
        for loads in document.loads[kind]:
            for i, load in enumerate(loads.items):
                size = max([abs(load[key]) for key in ("fx", "fy", "fz") if key in load], default=0.0)
                # Whoever names a load "0.1 kN/m" and writes 100 has converted it.
                if size > _FORCES["largest_n"] or _FORCES["converted"] in load.get("name", ""):
                    return
                # A load of exactly 1 is a unit load, put there to read off influence.
                if size > _FORCES["unit_load"] and first is None:
                    first = (*loads.where, loads.places[i])
                largest = max(largest, size)
    if first is not None:
        told = f"the largest force in the model is {largest:.6g}, which looks like kN: forces are in N and N/m"
        yield first, "force_unit", told
