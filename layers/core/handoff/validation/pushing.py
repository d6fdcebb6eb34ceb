"""What loads push with, in global axes: forces of nodes, members, plates and areas, N."""

from collections.abc import Callable
from math import sqrt
from typing import Any

from handoff.validation import area_loads, geometry
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.geometry import AXES, Point, norm

_KEYS = ("fx", "fy", "fz")
# In the order of `pushes`.
KINDS = ("node_loads", "member_loads", "area_loads", "plate_loads")
# Of a load: what a wall or a column leaves of it in plan is none of it.
_UNSEEN = 1e-2
NONE: Point = (0.0, 0.0, 0.0)


@remembered
def pushes(document: Document, case: Entity) -> list[Point]:
    """Of each load of a case; nothing of those whose place is not known."""
    return [
        *((load.get("fx", 0.0), load.get("fy", 0.0), load.get("fz", 0.0)) for load in case.get("node_loads", ())),
        *(_of_member(document, load) for load in case.get("member_loads", ())),
        *(_of_area(document, load, load.get("axes", "global")) for load in case.get("area_loads", ())),
        *(_of_plate(document, load) for load in case.get("plate_loads", ())),
    ]


def _of_member(document: Document, load: Entity) -> Point:
    member, points = document.lookup("members").get(load["member"], {}), document.points
    standing = member.get("start") in points and member.get("end") in points
    if load["type"] not in ("point", "distributed") or not standing:
        return NONE
    start, end = geometry.ends(member, points)
    # Most loads: their own keys are the axes, and nothing of the direction counts.
    if load.get("axes", "global") == "global":
        length = geometry.length(start, end)
        return _total(load, "fx", length), _total(load, "fy", length), _total(load, "fz", length)
    along, length = geometry.unit(geometry.minus(end, start)), geometry.length(start, end)
    axes = load["axes"]
    base = geometry.local_axes(member, along) if axes == "local" else AXES
    x, y, z = NONE
    for key, axis, cosine in zip(_KEYS, base, along, strict=True):
        reach = length * sqrt(max(0.0, 1 - cosine * cosine)) if axes == "projected" else length
        size = _total(load, key, reach)
        x, y, z = x + size * axis[0], y + size * axis[1], z + size * axis[2]
    return x, y, z


def _total(load: Entity, key: str, length: float) -> float:
    first: float = load.get(key, 0.0)
    if not first and f"{key}_end" not in load:
        return 0.0
    if load["type"] == "point":
        return first
    last: float = load.get(f"{key}_end", first)
    share: float = load.get("end", 1.0) - load.get("start", 0.0)
    return (first + last) / 2 * share * length


def _of_plate(document: Document, load: Entity) -> Point:
    plate: dict[str, Any] = document.lookup("plates").get(load["plate"], {})
    return _of_area(document, {**load, **plate}, load.get("axes", "local")) if plate else NONE


def _of_area(document: Document, load: Entity, axes: str) -> Point:
    area = area_loads.area(document, load)
    if area is None:
        return NONE
    size, (x, y, z) = load.get("pressure", 0.0) * area.size, area.normal
    if axes == "local":
        return size * x, size * y, size * z
    return 0.0, 0.0, size * (abs(z) if axes == "projected" else 1.0)


def unseen(document: Document, kind: str, load: Entity) -> bool:
    """Whether gravity per metre or area of plan finds none of it; wind may be given to members of all directions."""
    if kind == "member_loads":
        return load.get("fz", 0.0) != 0 and _unseen(_of_member, document, load)
    return _unseen(_of_plate if kind == "plate_loads" else _of_own_area, document, load)


def _of_own_area(document: Document, load: Entity) -> Point:
    return _of_area(document, load, load["axes"])


def _unseen(push: Callable[[Document, Entity], Point], document: Document, load: Entity) -> bool:
    return norm(push(document, load)) < _UNSEEN * norm(push(document, {**load, "axes": "global"}))
