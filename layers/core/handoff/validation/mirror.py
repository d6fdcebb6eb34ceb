"""Whether a structure is itself in a mirror, or turned half round."""

from typing import Any

from handoff.validation.document import Document
from handoff.validation.geometry import Point
from handoff.validation.rulebook import RULES

# What is nearer is at one place; of whole and half millimetres none lies between two.
_GRID_M: float = RULES["companions"]["mirror_grid_m"]
# Of members, and what they have that do not say.
_MADE_OF: dict[str, Any] = {"section": None, "material": None, "type": "beam", "rotation": 0.0}
_LENGTHS = ("l_cr_y", "l_cr_z", "l_t", "l_lt")
_HELD = ("ux", "uy", "uz", "rx", "ry", "rz", "ux_only", "uy_only", "uz_only")

_Cell = tuple[int, ...]
_Seen = dict[str, str | None]


def same(document: Document, turned: Point) -> bool:
    """Whether members, plates and supports are where they were, seen with each axis turned round about the middle.

    By columns: it is asked of any model with wind from one side, of whatever size.
    """
    names = [name for name in document.points if name in document.used]
    here, there = _cells(document, names, turned)
    first: dict[_Cell, str] = {}
    for cell, name in zip(here, names, strict=True):
        first.setdefault(cell, name)
    # By node the one at its place, of several the first, and the one at the place where it is seen.
    places = {name: first.get(cell) for name, cell in zip(names, here, strict=True)}
    images = {name: first.get(cell) for name, cell in zip(names, there, strict=True)}
    return (
        None not in images.values()
        and _bars(document, places, images)
        and _plates(document, images) <= _plates(document, places)
        and _supports(document, images) <= _supports(document, places)
    )


def _cells(document: Document, names: list[str], turned: Point) -> tuple[list[_Cell], list[_Cell]]:
    """Of each node its own, and the one where it is seen."""
    here, there = [], []
    for axis, way in enumerate(turned):
        line = [document.points[name][axis] for name in names]
        middle = (min(line) + max(line)) / 2 if line else 0.0
        cells = [round((value - middle) / _GRID_M) for value in line]
        here.append(cells)
        there.append([0 - cell for cell in cells] if way < 0 else cells)
    return list(zip(*here, strict=True)), list(zip(*there, strict=True))


def _bars(document: Document, places: _Seen, images: _Seen) -> bool:
    """Whether each member seen is one that is there, whichever way round."""
    members, known = document.lists("members")[0], document.member_keys
    made_of = [members.values(key, usual) for key, usual in _MADE_OF.items() if key in known]
    lengths = _lengths(document)
    made_of.append([lengths.get(name) for name in members.column("id")])
    start, end = _ends(document, places)
    start_seen, end_seen = _ends(document, images)
    here = {*zip(start, end, *made_of, strict=True), *zip(end, start, *made_of, strict=True)}
    return here.issuperset(zip(start_seen, end_seen, *made_of, strict=True))


def _lengths(document: Document) -> dict[str, tuple[Any, ...]]:
    """By member, by what it buckles: what wind from one side presses is not what the other does."""
    found: dict[str, tuple[Any, ...]] = {}
    for design in document.entities["design_members"]:
        held = (len(design.get("lateral_restraints", ())), *(design.get(key) for key in _LENGTHS))
        for name in design["members"]:
            found[name] = held
    return found


def _ends(document: Document, at: _Seen) -> tuple[list[Any], list[Any]]:
    """Of each member the node at its start and that at its end, with their hinges."""
    start, end = [at.get(name) for name in document.starts], [at.get(name) for name in document.ends]
    if not document.member_keys & {"start_hinge", "end_hinge"}:
        return start, end
    hinges = [document.lists("members")[0].values(key) for key in ("start_hinge", "end_hinge")]
    return list(zip(start, hinges[0], strict=True)), list(zip(end, hinges[1], strict=True))


def _plates(document: Document, at: _Seen) -> set[tuple[Any, ...]]:
    return {
        (frozenset(at.get(node) for node in plate["nodes"]), plate["thickness"], plate["material"])
        for plate in document.entities["plates"]
    }


def _supports(document: Document, at: _Seen) -> set[tuple[Any, ...]]:
    return {
        (at.get(support["node"]), *(support.get(way) for way in _HELD)) for support in document.entities["supports"]
    }
