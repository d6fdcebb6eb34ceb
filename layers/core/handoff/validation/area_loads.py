"""Area loads: corners that bound a flat, convex area, a span where it is one-way, members along edges that carry."""

from collections import defaultdict
from math import inf, sqrt
from operator import itemgetter
from typing import NamedTuple

from handoff.validation.chains import split
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.geometry import TOUCH_M, Point, cross, dot, has_offset, minus, norm, off_line, unit
from handoff.validation.rulebook import RULES

_RULE = RULES["area_loads"]


class Area(NamedTuple):
    """What the corners of a load bound: its normal and the inward direction of each edge, or where it fails."""

    size: float
    normal: Point = (0.0, 0.0, 0.0)
    inward: tuple[Point, ...] = ()
    # The first corner outside the plane of the others, and the first edge with a corner on its outer side.
    warped: int | None = None
    cut: int | None = None

    @property
    def flat(self) -> bool | None:
        """Whether the corners bound an area as they should."""
        return bool(self.inward) or None


def area(document: Document, load: Entity) -> Area | None:
    return _area(document, tuple(load["nodes"]))


@remembered
def _area(document: Document, nodes: tuple[str, ...]) -> Area | None:
    """Many cases load one area: its corners are looked at once."""
    standing = all(node in document.points for node in nodes)
    return _bounded([document.points[node] for node in nodes]) if standing else None


def _bounded(corners: list[Point]) -> Area:
    twice = _newell(corners)
    size = norm(twice)
    if size / 2 <= _RULE["least_area_m2"]:
        return Area(size / 2)
    normal = (twice[0] / size, twice[1] / size, twice[2] / size)
    off = _RULE["off_plane"] * sqrt(size / 2)
    for j, corner in enumerate(corners):
        if abs(dot(minus(corner, corners[0]), normal)) > off:
            return Area(size / 2, normal, warped=j)
    inward = []
    for j, corner in enumerate(corners):
        inward.append(cross(normal, unit(minus(corners[(j + 1) % len(corners)], corner))))
        if any(dot(minus(other, corner), inward[j]) < -TOUCH_M * (1 + sqrt(size)) for other in corners):
            return Area(size / 2, normal, cut=j)
    return Area(size / 2, normal, tuple(inward))


def _newell(corners: list[Point]) -> Point:
    """Twice the area along the normal about which the corners run anticlockwise."""
    x = y = z = 0.0
    for j, corner in enumerate(corners):
        a, b, c = cross(minus(corner, corners[0]), minus(corners[(j + 1) % len(corners)], corners[0]))
        x, y, z = x + a, y + b, z + c
    return (x, y, z)


def span_in_plane(document: Document, load: Entity) -> float | None:
    """What of the direction's square lies in the plane of the area, as a share."""
    found = area(document, load)
    if not found or not found.inward or "direction" not in load:
        return None
    x, y, z = load["direction"]
    whole, across = dot((x, y, z), (x, y, z)), dot((x, y, z), found.normal)
    return (whole - across * across) / whole if whole else 0.0


def open_edge(document: Document, load: Entity) -> int | None:
    """The first edge that is to carry and that no member runs along."""
    found = area(document, load)
    if not found or not document.complete("members"):
        return None
    bounds = _bounds(document)
    return next((j for j in carrying(document, load) if not bounds.bound(load["nodes"][j], edge_end(load, j))), None)


def carrying(document: Document, load: Entity) -> list[int]:
    """The edges that are to carry."""
    found = area(document, load)
    span = unit(tuple(load["direction"])) if "direction" in load else None
    inward = found.inward if found else ()
    return [j for j, way in enumerate(inward) if span is None or abs(dot(span, way)) > _RULE["carries"]]


def edge_end(load: Entity, edge: int) -> str:
    nodes: list[str] = load["nodes"]
    return nodes[(edge + 1) % len(nodes)]


class _Bounds:
    """Whether members lead from one corner to the next in a straight line; each edge is followed once."""

    def __init__(self, document: Document) -> None:
        self._points = document.points
        self._known: dict[tuple[str, str], bool] = {}
        self._others: dict[str, dict[str, None]] = defaultdict(dict)
        # Many members at one corner make long searches; what would take too long is left to the page.
        whole = split(document)
        self._steps: float = 0 if whole else inf
        for member in whole.entities["members"] if whole else ():
            if not has_offset(member):
                self._others[member["start"]][member["end"]] = None
                self._others[member["end"]][member["start"]] = None

    def bound(self, start: str, end: str) -> bool:
        if (start, end) not in self._known:
            self._known[start, end] = self._followed(start, end)
        return self._known[start, end]

    def _followed(self, start: str, end: str) -> bool:
        origin = self._points[start]
        edge = minus(self._points[end], origin)
        length, along = norm(edge), unit(edge)
        node, s = start, 0.0
        while node != end:
            others = self._others[node]
            if end in others or self._steps > _RULE["steps"]:
                return True
            self._steps += len(others)
            reached = (
                (*off_line(self._points[other], origin, along), other) for other in others if other in self._points
            )
            ahead = [
                (reach, other)
                for reach, beside, other in reached
                if beside <= TOUCH_M * (1 + length) and s < reach <= length + TOUCH_M
            ]
            if not ahead:
                return False
            s, node = min(ahead, key=itemgetter(0))
            s = min(s, length)
        return True


_bounds = remembered(_Bounds)
