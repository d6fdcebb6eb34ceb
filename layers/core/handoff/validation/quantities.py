"""What rows of rules ask of an entity and no field states: quantities by collection."""

from collections.abc import Callable
from itertools import chain
from typing import Any, cast

from handoff.combinations.actions import is_acting
from handoff.combinations.expressions import disallowed
from handoff.materials import grade, grades
from handoff.validation import (
    area_loads,
    combination_rules,
    combining,
    forces,
    geometry,
    meshes,
    outlines,
    profiles,
)
from handoff.validation.document import Document, remembered
from handoff.validation.entries import ABSENT, FORCES, Entity, Entries
from handoff.validation.geometry import Point
from handoff.validation.passed_over import passed_over

Quantity = Callable[[Document, Entity], Any]

_PER_TOUCH = 1 / geometry.TOUCH_M


def _length(document: Document, member: Entity) -> float | None:
    """Offsets included."""
    points = document.points
    if member["start"] not in points or member["end"] not in points:
        return None
    return geometry.length(*geometry.ends(member, points))


def _pair(_: Document, member: Entity) -> tuple[str, ...] | None:
    """Offsets may set two members between the same nodes side by side."""
    return None if geometry.has_offset(member) else tuple(sorted((member["start"], member["end"])))


def _cell(_: Document, node: Entity) -> tuple[int, ...]:
    return tuple(int(node[axis] * _PER_TOUCH + 0.5) for axis in "xyz")


def _corners(document: Document, plate: Entity) -> list[Point] | None:
    nodes = plate["nodes"]
    found = list(map(document.points.get, nodes))
    return None if None in found or len(set(nodes)) < len(nodes) else cast(list[Point], found)


def _of_corners(quantity: Callable[[list[Point]], Any]) -> Quantity:
    return lambda document, plate: (corners := _corners(document, plate)) and quantity(corners)


@remembered
def _break(document: Document, design: Entity) -> tuple[int | None, str]:
    """The first place where a design member is no straight line, and whether that is a `gap` or a `turn`."""
    members, points = document.lookup("members"), document.points
    chain = [members[name] for name in design["members"] if name in members]
    known = all(member[end] in points for member in chain for end in ("start", "end"))
    if len(chain) < len(design["members"]) or not known:
        return None, ""
    return geometry.first_break(chain, points)


def _broken_by(kind: str) -> Quantity:
    return lambda document, design: found[0] if (found := _break(document, design))[1] == kind else None


@remembered
def _pieces(document: Document, design: Entity) -> list[float]:
    """How long each of its members is."""
    members = document.lookup("members")
    return [geometry.length(*geometry.ends(members[part], document.points)) for part in design["members"]]


def _of_heaviest(quantity: Callable[[Entries], Any]) -> Quantity:
    """A quantity of that list of a load case which has the largest force."""
    return lambda document, case: (loads := forces.heaviest(document).get(case["id"])) and quantity(loads)


def _of_area(key: str) -> Quantity:
    return lambda document, load: getattr(area_loads.area(document, load), key, None)


def _edge_end(document: Document, load: Entity) -> str | None:
    edge = area_loads.open_edge(document, load)
    return None if edge is None else area_loads.edge_end(load, edge)


QUANTITIES: dict[str, dict[str, Quantity]] = {
    "analysis": {
        "disallowed": lambda _, analysis: disallowed(analysis.get("combinations")),
    },
    "nodes": {"cell": _cell},
    "members": {"length": _length, "pair": _pair},
    **{home: {"size": forces.size} for home in ("forces", *FORCES["in"])},
    "plates": {
        "area": _of_corners(geometry.area),
        "bad_corner": _of_corners(geometry.bad_corner),
        "laden": meshes.laden,
        "spanned": meshes.spanned,
    },
    "materials": {
        "steel_grade": lambda _, material: grade(material) or ABSENT,
        "steel_grades": lambda *_: grades(),
    },
    "sections": {
        "area": lambda document, section: profiles.profile(document, section).area,
        "built_up": profiles.built_up,
        "catalogued": profiles.catalogued,
        **{f"drawn_{key}": outlines.given_closely(key) for key in {*chain(*outlines.JUDGED.values())}},
        "nearest": profiles.nearest,
        "radius": lambda document, section: profiles.profile(document, section).radius,
        **{f"outline_{key}": outlines.given(key) for key in {*chain(*outlines.JUDGED.values())}},
        "unmade": profiles.unmade,
    },
    "design_members": {
        "gap": _broken_by("gap"),
        "length": lambda document, design: sum(_pieces(document, design)),
        "longest_piece": lambda document, design: max(_pieces(document, design)),
        "restraints": lambda _, design: len(design.get("lateral_restraints", ())),
        "turn": _broken_by("turn"),
    },
    "area_loads": {
        "area": _of_area("size"),
        "cut": _of_area("cut"),
        "edge_end": _edge_end,
        "flat": _of_area("flat"),
        "open_edge": area_loads.open_edge,
        "passed_over": passed_over,
        "span_in_plane": area_loads.span_in_plane,
        "warped": _of_area("warped"),
    },
    "load_combinations": {
        "content": combining.content,
        "factors": lambda _, combination: sum(abs(term["factor"]) for term in combination["terms"]),
    },
    "load_cases": {
        "acting": lambda _, case: is_acting(case) or ABSENT,
        "categories": combination_rules.categories,
        "converted_here": _of_heaviest(lambda loads: forces.converted(loads) or ABSENT),
        "heaviest": _of_heaviest(lambda loads: loads.where[-1]),
        "largest": _of_heaviest(lambda loads: loads.largest),
        "loaded_nodes": _of_heaviest(forces.loaded_nodes),
        "psi_row": combination_rules.psi_row,
        "ruled": lambda document, case: combination_rules.combines(document, case) or ABSENT,
    },
}
