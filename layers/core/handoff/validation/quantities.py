"""What rows of rules ask of an entity and no field states: quantities by collection."""

from collections.abc import Callable
from itertools import chain
from typing import Any

from handoff.materials import grade, grades
from handoff.validation import combining, forces, geometry, members, outlines, profiles
from handoff.validation.document import Document
from handoff.validation.entries import ABSENT, FORCES, Entity

Quantity = Callable[[Document, Entity], Any]

_PER_TOUCH = 1 / geometry.TOUCH_M
_OUTLINED = sorted({*chain(*outlines.JUDGED.values())})


def _pair(_: Document, member: Entity) -> tuple[str, ...] | None:
    """Offsets may set two members between the same nodes side by side."""
    return None if geometry.has_offset(member) else tuple(sorted((member["start"], member["end"])))


def _cell(_: Document, node: Entity) -> tuple[int, ...]:
    return tuple(int(node[axis] * _PER_TOUCH + 0.5) for axis in "xyz")


QUANTITIES: dict[str, dict[str, Quantity]] = {
    "nodes": {"cell": _cell},
    "members": {"length": members.length_of, "pair": _pair},
    **{home: {"size": forces.size} for home in FORCES["in"]},
    "materials": {
        "steel_grade": lambda _, material: grade(material) or ABSENT,
        "steel_grades": lambda *_: grades(),
    },
    "sections": {
        "area": lambda document, section: profiles.profile(document, section).area,
        **{f"drawn_{key}": outlines.given_closely(key) for key in _OUTLINED},
        **{f"outline_{key}": outlines.given(key) for key in _OUTLINED},
        "radius": lambda document, section: profiles.profile(document, section).radius,
        "swapped": outlines.swapped,
    },
    "design_members": {
        "length": lambda document, design: sum(members.pieces(document, design)),
        "longest_piece": lambda document, design: max(members.pieces(document, design)),
        "restraints": lambda _, design: len(design.get("lateral_restraints", ())),
    },
    "load_combinations": {"content": combining.content},
}
