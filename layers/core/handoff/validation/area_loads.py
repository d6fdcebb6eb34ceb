"""Area loads: corners that bound a flat, convex area, a span where it is one-way, members along edges that carry."""

from bisect import bisect_left
from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from handoff.validation.chains import connects
from handoff.validation.document import Document, Entity
from handoff.validation.geometry import TOUCH_M, Point, cross, dot, minus, norm, off_line, unit
from handoff.validation.report import Finding, Where
from handoff.validation.rulebook import RULES

_RULE = RULES["area_loads"]
# Nearer than this to its line, m, a node lies on a member that connects.
_CONNECT_M: float = RULES["geometry"]["on_line_m"]
_CONVEX = "give its corners in order round a convex edge, or several areas"


def areas(document: Document) -> Iterator[Finding]:
    bounds = _Bounds(document)
    shapes: dict[tuple[str, ...], _Shape] = {}
    for loads in document.loads["area_loads"]:
        for i, load in enumerate(loads.items):
            where = (*loads.where, loads.places[i])
            # Many cases load one area: its corners are looked at once.
            nodes = tuple(load["nodes"])
            if nodes not in shapes and all(node in document.points for node in nodes):
                shapes[nodes] = _shape(document, nodes)
            if nodes in shapes:
                yield from _area(load, where, shapes[nodes], bounds)


class _Shape(NamedTuple):
    """A flat area with the inward direction of each edge, or what is wrong with its corners."""

    normal: Point
    inward: list[Point]
    fault: tuple[Where, str, str] | None = None


def _shape(document: Document, nodes: tuple[str, ...]) -> _Shape:
    corners = [document.points[node] for node in nodes]
    twice = _newell(corners)
    size = norm(twice)
    if size / 2 <= _RULE["least_area_m2"]:
        return _Shape(twice, [], ((), "no_area", "the corners lie on one line: the load has no area"))
    normal = (twice[0] / size, twice[1] / size, twice[2] / size)
    for j, corner in enumerate(corners):
        if abs(dot(minus(corner, corners[0]), normal)) > _RULE["off_plane"] * sqrt(size / 2):
            told = f"node '{nodes[j]}' lies outside the plane of the other corners: give triangles"
            return _Shape(normal, [], ((j,), "area_not_flat", told))
    inward = []
    for j, corner in enumerate(corners):
        inward.append(cross(normal, unit(minus(corners[(j + 1) % len(corners)], corner))))
        if any(dot(minus(other, corner), inward[j]) < -TOUCH_M * (1 + sqrt(size)) for other in corners):
            told = f"the edge from '{nodes[j]}' cuts the area: {_CONVEX}"
            return _Shape(normal, [], ((j,), "area_not_convex", told))
    return _Shape(normal, inward)


def _area(load: Entity, where: Where, shape: _Shape, bounds: "_Bounds") -> Iterator[Finding]:
    if shape.fault:
        place, code, told = shape.fault
        yield (*where, "nodes", *place), code, told
        return
    fault = _span_fault(load, shape.normal)
    if fault:
        yield (*where, "direction"), "no_span", fault
        return
    if bounds.unseen:
        return
    span = unit(tuple(load["direction"])) if load.get("spread") == "one_way" else None
    nodes = load["nodes"]
    for j, inward in enumerate(shape.inward):
        start, end = nodes[j], nodes[(j + 1) % len(nodes)]
        carries = span is None or abs(dot(span, inward)) > _RULE["carries"]
        if carries and not bounds.bound(start, end):
            told = f"no member runs along the edge from node '{start}' to '{end}', which would carry the load"
            yield (*where, "nodes", j), "open_edge", told
            return


def _span_fault(load: Entity, normal: Point) -> str | None:
    if load.get("spread", "two_way") == "two_way":
        return (
            "a two-way area has no direction: leave it out, or write spread 'one_way'" if "direction" in load else None
        )
    if "direction" not in load:
        return "missing key 'direction': a one-way area needs the direction in which it spans"
    x, y, z = load["direction"]
    size = norm((x, y, z))
    across = dot((x, y, z), normal)
    if size * size - across * across <= _RULE["off_span"] * size * size:
        return "the direction must lie in the plane of the area"
    return None


def _newell(corners: list[Point]) -> Point:
    """Twice the area along the normal about which the corners run anticlockwise."""
    x = y = z = 0.0
    for j, corner in enumerate(corners):
        a, b, c = cross(minus(corner, corners[0]), minus(corners[(j + 1) % len(corners)], corners[0]))
        x, y, z = x + a, y + b, z + c
    return (x, y, z)


class _Bounds:
    """Whether members lead from one corner to the next in a straight line; each edge is followed once."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._known: dict[tuple[str, str], bool] = {}
        # Many members at one corner make long searches; what would take too long is left to the page.
        self._steps = 0
        self.unseen = not document.complete("members")

    @cached_property
    def _others(self) -> dict[str, dict[str, None]]:
        found: dict[str, dict[str, None]] = {}
        for member in self._document.entities["members"]:
            if "start_offset" not in member and "end_offset" not in member:
                found.setdefault(member["start"], {})[member["end"]] = None
                found.setdefault(member["end"], {})[member["start"]] = None
        if connects(self._document):
            self._join_pieces(found)
        return found

    def _join_pieces(self, found: dict[str, dict[str, None]]) -> None:
        """Members that connect are split at the corners they pass, as the page splits them at every node."""
        points = self._document.points
        areas = (load for loads in self._document.loads["area_loads"] for load in loads.items)
        corners = sorted(
            (points[node][0], node) for node in {n for area in areas for n in area["nodes"]} if node in points
        )
        for member in self._document.entities["members"]:
            if not member.get("connect") or member["start"] not in points or member["end"] not in points:
                continue
            start, end = points[member["start"]], points[member["end"]]
            low, high = min(start[0], end[0]) - _CONNECT_M, max(start[0], end[0]) + _CONNECT_M
            near = corners[bisect_left(corners, (low, "")) : bisect_left(corners, (high, ""))]
            self._steps += len(near)
            if self._steps > _RULE["steps"]:
                return
            along = unit(minus(end, start))
            length = norm(minus(end, start))
            passed = [(0.0, member["start"]), (length, member["end"])]
            for _, node in near:
                reach, beside = off_line(points[node], start, along)
                if beside <= _CONNECT_M < reach < length - _CONNECT_M:
                    passed.append((reach, node))
            passed.sort()
            for (_, one), (_, other) in pairwise(passed):
                found.setdefault(one, {})[other] = None
                found.setdefault(other, {})[one] = None

    def bound(self, start: str, end: str) -> bool:
        if (start, end) not in self._known:
            self._known[start, end] = self._followed(start, end)
        return self._known[start, end]

    def _followed(self, start: str, end: str) -> bool:
        points = self._document.points
        origin = points[start]
        edge = minus(points[end], origin)
        length = norm(edge)
        along = unit(edge)
        node, s = start, 0.0
        while node != end:
            if end in self._others.get(node, ()) or self._steps > _RULE["steps"]:
                return True
            following: tuple[float, str] | None = None
            for other in self._others.get(node, ()):
                if other not in points:
                    continue
                reach, beside = off_line(points[other], origin, along)
                if beside > TOUCH_M * (1 + length) or reach <= s or reach > length + TOUCH_M:
                    continue
                if following is None or reach < following[0]:
                    following = (reach, other)
            self._steps += len(self._others.get(node, ()))
            if following is None:
                return False
            s, node = min(following[0], length), following[1]
        return True
