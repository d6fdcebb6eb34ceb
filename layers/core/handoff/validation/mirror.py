"""Whether a structure is itself in a mirror, or turned half round."""

from typing import Any

from handoff.validation.document import Document, remembered
from handoff.validation.rulebook import RULES

# What is nearer is at one place; of whole and half millimetres none lies between two.
_GRID_M: float = RULES["sides"]["mirror_grid_m"]
# Of members, and what they have that do not say.
_MADE_OF: dict[str, Any] = {"section": None, "material": None, "type": "beam", "rotation": 0.0}
_LENGTHS = ("l_cr_y", "l_cr_z", "l_t", "l_lt")
_HELD = ("ux", "uy", "uz", "rx", "ry", "rz", "ux_only", "uy_only", "uz_only")
_AXES = ("x", "y", "z")

_Cell = tuple[int, ...]
_Seen = dict[str, str | None]


def same(document: Document, turned: str) -> bool:
    """Whether members, plates and supports are where they were, seen with some axes turned round about the middle.

    By columns, and what is soonest answered first: it is asked of any model with wind from one side, of whatever size.
    """
    if not all(_balanced(document, axis) for axis in turned):
        return False
    places, images = _seen_at(document, ""), _seen_at(document, turned)
    return (
        None not in images.values()
        and _supports(document, images) <= _supports(document, places)
        and _bars(document, places, images)
        and _plates(document, images) <= _plates(document, places)
    )


@remembered
def _balanced(document: Document, axis: str) -> bool:
    """Whether nodes, and ends of members, lie as far on one side of the middle as on the other: a quick look."""
    if not document.joined or len(_used(document)) < len(document.used):
        return False
    cells = _cells(document, axis)
    if sum([cells[i] for i in _used(document)]) != 0:
        return False
    return sum([cells[i] for i in document.start_places]) + sum([cells[i] for i in document.end_places]) == 0


@remembered
def _used(document: Document) -> list[int]:
    """The places of the nodes in use, in the list of nodes."""
    names: list[str] = document.lists("nodes")[0].column("id")
    used = document.used
    return list(range(len(names))) if len(used) == len(names) else [i for i, name in enumerate(names) if name in used]


@remembered
def _cells(document: Document, axis: str) -> list[int]:
    """Of each node its place along an axis, from the middle of those in use; most share theirs with others."""
    line: list[float] = document.lists("nodes")[0].column(axis)
    every = set(line)
    known = every if len(_used(document)) == len(line) else {line[i] for i in _used(document)}
    middle = (min(known) + max(known)) / 2 if known else 0.0
    cells = {value: round((value - middle) / _GRID_M) for value in every}
    return [cells[value] for value in line]


def _names(document: Document) -> list[str]:
    """Of the nodes in use."""
    names: list[str] = document.lists("nodes")[0].column("id")
    return [names[i] for i in _used(document)]


def _rows(document: Document, turned: str) -> list[_Cell]:
    """Of each node in use the place where it is seen."""
    columns = [[_cells(document, axis)[i] for i in _used(document)] for axis in _AXES]
    seen = [
        [0 - cell for cell in column] if axis in turned else column for axis, column in zip(_AXES, columns, strict=True)
    ]
    return list(zip(*seen, strict=True))


@remembered
def _first(document: Document) -> dict[_Cell, str]:
    """By place the node there, of several the first."""
    found: dict[_Cell, str] = {}
    for name, cell in zip(_names(document), _rows(document, ""), strict=True):
        found.setdefault(cell, name)
    return found


@remembered
def _seen_at(document: Document, turned: str) -> _Seen:
    """By node the one at the place where it is seen."""
    first = _first(document)
    if not turned and len(first) == len(_used(document)):
        return {name: name for name in first.values()}
    rows = zip(_names(document), _rows(document, turned), strict=True)
    return {name: first.get(cell) for name, cell in rows}


def _bars(document: Document, places: _Seen, images: _Seen) -> bool:
    """Whether each member seen is one that is there, whichever way round."""
    made_of = _made_of(document)
    start, end = _ends(document, places)
    here = set(zip(start, end, *made_of, strict=True))
    start, end = _ends(document, images)
    others = set(zip(start, end, *made_of, strict=True)) - here
    return all((each[1], each[0], *each[2:]) in here for each in others)


@remembered
def _made_of(document: Document) -> list[list[Any]]:
    """What tells members from one another, by columns."""
    members, known = document.lists("members")[0], document.member_keys
    columns = [members.values(key, usual) for key, usual in _MADE_OF.items() if key in known]
    return [column for column in [*columns, _lengths(document)] if len(set(column)) > 1]


def _lengths(document: Document) -> list[Any]:
    """Of members by what they buckle: what wind from one side presses is not what the other does."""
    names, listed = document.lists("members")[0].column("id"), document.lists("design_members")[0]
    keys = [key for key in _LENGTHS if key in listed.keys]
    designed = document.named("members", "design_members")
    if not keys and "lateral_restraints" not in listed.keys:
        return [name in designed for name in names] if len(designed) < len(names) else []
    found: dict[str, tuple[Any, ...]] = {}
    for design in listed.items:
        held = (len(design.get("lateral_restraints", ())), *(design.get(key) for key in keys))
        for name in design["members"]:
            found[name] = held
    return [found.get(name) for name in names]


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
