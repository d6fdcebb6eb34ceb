"""Area loads: corners that bound a flat, convex area, a span where it is one-way, members along edges that carry."""

from math import sqrt
from typing import NamedTuple

from handoff.validation.bounds import Bounds
from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.geometry import TOUCH_M, Point, cross, dot, minus, norm, unit
from handoff.validation.rulebook import RULES

_RULE = RULES["area_loads"]


class _Area(NamedTuple):
    """What the corners of a load bound: its normal and the inward direction of each edge, or where it fails."""

    size: float
    normal: Point = (0.0, 0.0, 0.0)
    inward: tuple[Point, ...] = ()
    warped: int | None = None
    cut: int | None = None


def _area(document: Document, load: Entity) -> _Area | None:
    """Many cases load one area: its corners are looked at once."""
    known: dict[tuple[str, ...], _Area | None] = document.facts.setdefault("areas", {})
    nodes = tuple(load["nodes"])
    if nodes not in known:
        standing = all(node in document.points for node in nodes)
        known[nodes] = _bounded([document.points[node] for node in nodes]) if standing else None
    return known[nodes]


def _bounded(corners: list[Point]) -> _Area:
    twice = _newell(corners)
    size = norm(twice)
    if size / 2 <= _RULE["least_area_m2"]:
        return _Area(size / 2)
    normal = (twice[0] / size, twice[1] / size, twice[2] / size)
    off = _RULE["off_plane"] * sqrt(size / 2)
    for j, corner in enumerate(corners):
        if abs(dot(minus(corner, corners[0]), normal)) > off:
            return _Area(size / 2, normal, warped=j)
    inward = []
    for j, corner in enumerate(corners):
        inward.append(cross(normal, unit(minus(corners[(j + 1) % len(corners)], corner))))
        if any(dot(minus(other, corner), inward[j]) < -TOUCH_M * (1 + sqrt(size)) for other in corners):
            return _Area(size / 2, normal, cut=j)
    return _Area(size / 2, normal, tuple(inward))


def _newell(corners: list[Point]) -> Point:
    """Twice the area along the normal about which the corners run anticlockwise."""
    x = y = z = 0.0
    for j, corner in enumerate(corners):
        a, b, c = cross(minus(corner, corners[0]), minus(corners[(j + 1) % len(corners)], corners[0]))
        x, y, z = x + a, y + b, z + c
    return (x, y, z)


def size(document: Document, load: Entity) -> float | None:
    found = _area(document, load)
    return found and found.size


def warped(document: Document, load: Entity) -> int | None:
    """The first corner outside the plane of the others."""
    found = _area(document, load)
    return found and found.warped


def cut(document: Document, load: Entity) -> int | None:
    """The first edge with a corner on its outer side."""
    found = _area(document, load)
    return found and found.cut


def flat(document: Document, load: Entity) -> bool | None:
    """Whether the corners bound an area as they should."""
    found = _area(document, load)
    return True if found and found.inward else None


def span_in_plane(document: Document, load: Entity) -> float | None:
    """What of the direction's square lies in the plane of the area, as a share."""
    found = _area(document, load)
    if not found or not found.inward or "direction" not in load:
        return None
    x, y, z = load["direction"]
    whole, across = dot((x, y, z), (x, y, z)), dot((x, y, z), found.normal)
    return (whole - across * across) / whole if whole else 0.0


def open_edge(document: Document, load: Entity) -> int | None:
    """The first edge that is to carry and that no member runs along."""
    found = _area(document, load)
    if not found or not document.complete("members"):
        return None
    if "bounds" not in document.facts:
        document.facts["bounds"] = Bounds(document)
    bounds: Bounds = document.facts["bounds"]
    span = unit(tuple(load["direction"])) if "direction" in load else None
    for j, inward in enumerate(found.inward):
        carries = span is None or abs(dot(span, inward)) > _RULE["carries"]
        if carries and not bounds.bound(load["nodes"][j], edge_end(load, j)):
            return j
    return None


def edge_end(load: Entity, edge: int) -> str:
    nodes: list[str] = load["nodes"]
    return nodes[(edge + 1) % len(nodes)]
