"""What rows of rules ask for and no field states: quantities of an entity, by collection, and facts of the model."""

from collections.abc import Callable
from typing import Any, cast

from handoff.materials import grade, grades
from handoff.nearest import quoted
from handoff.validation import combining, geometry
from handoff.validation.chains import connects
from handoff.validation.document import Document, Entity
from handoff.validation.geometry import Point
from handoff.validation.rulebook import RULES

# What is not there; of what cannot be known, which is None, no condition holds.
ABSENT = object()

_PER_TOUCH = 1 / geometry.TOUCH_M


def _length(document: Document, member: Entity) -> float | None:
    """Offsets included."""
    points = document.points
    if member["start"] not in points or member["end"] not in points:
        return None
    return geometry.length(*geometry.ends(member, points))


def _pair(_: Document, member: Entity) -> tuple[str, ...] | None:
    """Offsets may set two members between the same nodes side by side."""
    free = "start_offset" in member or "end_offset" in member
    return None if free else tuple(sorted((member["start"], member["end"])))


def _cell(_: Document, node: Entity) -> tuple[int, ...]:
    return tuple(int(node[axis] * _PER_TOUCH + 0.5) for axis in "xyz")


def _corners(document: Document, plate: Entity) -> list[Point] | None:
    nodes = plate["nodes"]
    found = list(map(document.points.get, nodes))
    return None if None in found or len(set(nodes)) < len(nodes) else cast(list[Point], found)


def _area(document: Document, plate: Entity) -> float | None:
    corners = _corners(document, plate)
    return geometry.area(corners) if corners else None


def _bad_corner(document: Document, plate: Entity) -> int | None:
    corners = _corners(document, plate)
    return geometry.bad_corner(corners) if corners else None


def _break(kind: str) -> Callable[[Document, Entity], int | None]:
    """The first place where a design member is no straight line, if that is a `gap` or a `turn`."""

    def place(document: Document, design: Entity) -> int | None:
        members, points = document.lookup("members"), document.points
        chain = [members[name] for name in design["members"] if name in members]
        ends = {member[end] for member in chain for end in ("start", "end")}
        if len(chain) < len(design["members"]) or not ends <= points.keys():
            return None
        found, of_kind = geometry.first_break(chain, points)
        return found if of_kind == kind else None

    return place


def _catalogued(_: Document, section: Entity) -> Any:
    # Imported here: a model of explicit sections never loads the library.
    from handoff import sections

    return sections.canonical(section["library"]) or ABSENT


def _refusal(_: Document, section: Entity) -> str:
    from handoff import sections
    from handoff.sections import made

    name = section["library"]
    if kind := made.meant(name):
        room = "walls must leave room inside, and every dimension is in mm, at most " + str(made.largest_mm())
        return f"section '{name}' cannot be made: {kind['written']}, such as {kind['example']}; {room}"
    return f"unknown section '{name}' in the library{quoted(sections.nearest(name)[:3])}"


def _categories(_: Document, case: Entity) -> list[str]:
    known: list[str] = combining.rules()["natures"].get(case["nature"], {}).get("categories", [])
    return known


def _psi_row(_: Document, case: Entity) -> Any:
    """The row of EN 1990 Table A1.1; actions that the rules leave to the model have none."""
    known = combining.rules()["natures"].get(case["nature"])
    return known and (case.get("category") or known["usual"] or ABSENT)


def _disallowed(_: Document, analysis: Entity) -> str | None:
    return combining.disallowed(analysis["combinations"]) if "combinations" in analysis else None


QUANTITIES: dict[str, dict[str, Callable[[Document, Entity], Any]]] = {
    "analysis": {"disallowed": _disallowed},
    "nodes": {"cell": _cell},
    "members": {"length": _length, "pair": _pair},
    "plates": {"area": _area, "bad_corner": _bad_corner},
    "materials": {
        "steel_grade": lambda _, material: grade(material) or ABSENT,
        "steel_grades": lambda *_: grades(),
    },
    "sections": {"catalogued": _catalogued, "refusal": _refusal},
    "design_members": {"gap": _break("gap"), "turn": _break("turn")},
    "load_cases": {
        "categories": _categories,
        "psi_row": _psi_row,
        "ruled": lambda document, case: combining.combines(document, case) or ABSENT,
    },
}


def _psi_rows(document: Document) -> list[str] | None:
    annex = document.analysis.get("combinations", {}).get("annex", "recommended")
    return list(combining.rules()["annexes"].get(annex, {}).get("psi", ())) or None


def _touching(document: Document) -> Any:
    """Whether two ends of members may be at one place."""
    return bool(document.member_keys & {"start_offset", "end_offset"}) or document.crowded or ABSENT


_FACTS: dict[str, Callable[[Document], Any]] = {
    "combination_rule": lambda document: document.analysis.get("combinations"),
    "connecting": lambda document: connects(document) or ABSENT,
    "extent": lambda document: document.along[-1] - document.along[0] if document.along else None,
    "limit_states": combining.limit_states,
    "member_count": lambda document: None if document.ids["members"] is None else len(document.ids["members"]),
    "psi_rows": _psi_rows,
    "touching": _touching,
}
# Lengths and areas by which rows judge are named like facts.
_NUMBERS: dict[str, Any] = RULES["geometry"]
FACTS = _FACTS.keys() | _NUMBERS.keys()


def fact(document: Document, name: str) -> Any:
    """Found out once, however many entities are asked about it."""
    if name not in document.facts:
        document.facts[name] = _FACTS[name](document) if name in _FACTS else _NUMBERS[name]
    return document.facts[name]
