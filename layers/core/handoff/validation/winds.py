"""Wind or an earthquake from one side alone, which is enough where the structure is the same from the other."""

from typing import Any

from handoff.validation.accidents import borne
from handoff.validation.combination_rules import combines
from handoff.validation.combining import ultimate
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.geometry import Point, norm
from handoff.validation.pushing import pushes
from handoff.validation.rulebook import RULES

_ASIDE: float = RULES["companions"]["aside_from"]
# What is nearer is at one place; of whole and half millimetres none lies between two.
_GRID_M: float = RULES["companions"]["mirror_grid_m"]
_HELD = ("ux", "uy", "uz", "rx", "ry", "rz", "ux_only", "uy_only", "uz_only")

# By the axis that wind blows along: mirrored across it, or turned half round, wind from the other side is the same.
_HALF_ROUND: Point = (-1.0, -1.0, 1.0)
_TURNED: tuple[tuple[Point, Point], ...] = (((-1.0, 1.0, 1.0), _HALF_ROUND), ((1.0, -1.0, 1.0), _HALF_ROUND))

# Places, sections and whatever else makes one part like another.
_Part = tuple[Any, ...]


def one_way(document: Document, case: Entity) -> str | None:
    """Along which axis what has a case's nature pushes one way alone, where the other way is another thing."""
    nature: str = case["nature"]
    return _one_way(document, nature)


@remembered
def _one_way(document: Document, nature: str) -> str | None:
    ways: set[tuple[int, bool]] = set()
    for case in document.entities["load_cases"]:
        if case["nature"] == nature:
            ways |= _ways(document, case)
    for axis, name in enumerate(("X", "Y")):
        if ((axis, True) in ways) != ((axis, False) in ways) and not any(_same(document, way) for way in _TURNED[axis]):
            return f"+{name}" if (axis, True) in ways else f"-{name}"
    return None


def _ways(document: Document, case: Entity) -> set[tuple[int, bool]]:
    """The axes that a case pushes along, and whether forwards; by a rule, as the loads say."""
    found = pushes(document, case)
    least = _ASIDE * sum(norm(push) for push in found)
    combined = borne(document) if case["nature"] == "seismic" else ultimate(document)
    sides = [(axis, sum(push[axis] for push in found)) for axis in range(2)]
    return {
        (axis, side * factor > 0)
        for factor in [*(factors.get(case["id"], 0.0) for factors in combined), float(combines(document, case))]
        for axis, side in sides
        if factor and abs(side) > least
    }


def _same(document: Document, turned: Point) -> bool:
    """Whether members, plates and supports are where they were, seen with each axis turned round about the middle."""
    used = [point for name, point in document.points.items() if name in document.used]
    lines = [[point[axis] for point in used] for axis in range(3)]
    middle = tuple((min(line) + max(line)) / 2 for line in lines if line)
    return not used or _parts(document, middle, (1.0, 1.0, 1.0)) == _parts(document, middle, turned)


def _parts(document: Document, middle: tuple[float, ...], turned: Point) -> set[_Part]:
    places: dict[str, _Part] = {}
    for name, point in document.points.items():
        places[name] = tuple(
            round(way * (value - zero) / _GRID_M) + 0 for value, zero, way in zip(point, middle, turned, strict=True)
        )
    parts: set[_Part] = set()
    for member in document.entities["members"]:
        start = (places.get(member["start"]), member.get("start_hinge", ""))
        end = (places.get(member["end"]), member.get("end_hinge", ""))
        made_of = member["section"], member["material"], member.get("type", "beam"), abs(member.get("rotation", 0.0))
        parts.add((frozenset((start, end)), *made_of))
    for plate in document.entities["plates"]:
        parts.add((frozenset(places.get(node) for node in plate["nodes"]), plate["thickness"], plate["material"]))
    for support in document.entities["supports"]:
        parts.add((places.get(support["node"]), *(support.get(way, "") for way in _HELD)))
    return parts
