"""Points, lengths and directions, as plain numbers."""

from collections.abc import Callable
from math import cos, radians, sin, sqrt
from typing import Any

from handoff.validation.rulebook import RULES

Point = tuple[float, float, float]
_Place = Callable[[dict[str, Any], dict[str, Point]], tuple[Point, Point]]

AXES: tuple[Point, Point, Point] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
# Nearer than this, two points are one.
TOUCH_M: float = RULES["geometry"]["touch_m"]
# cos 1°: members that bend further from each other are not in one line.
_STRAIGHT: float = RULES["geometry"]["straight_cosine"]
# A member that leans by no more, in plan of its length, is upright.
PLUMB: float = RULES["geometry"]["plumb"]
# Plates at most so large have no corners; of any other's area, what the parallelogram of a corner's edges must exceed.
_NO_AREA: float = RULES["geometry"]["least_plate_area_m2"]
_LEAST_TURN: float = RULES["geometry"]["least_corner_turn"]


def has_offset(member: dict[str, Any]) -> bool:
    return "start_offset" in member or "end_offset" in member


def ends(member: dict[str, Any], points: dict[str, Point]) -> tuple[Point, Point]:
    """Where a member begins and ends, offsets included."""
    return (
        _moved(points[member["start"]], member.get("start_offset")),
        _moved(points[member["end"]], member.get("end_offset")),
    )


def _moved(point: Point, offset: list[float] | None) -> Point:
    return point if offset is None else (point[0] + offset[0], point[1] + offset[1], point[2] + offset[2])


def minus(a: Point, b: Point) -> Point:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def off_line(point: Point, origin: Point, along: Point) -> tuple[float, float]:
    """How far along a line of unit direction a point stands, m, and how far beside it, m."""
    away = minus(point, origin)
    reach = dot(away, along)
    return reach, sqrt(max(0.0, dot(away, away) - reach * reach))


def cross(a: Point, b: Point) -> Point:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def dot(a: Point, b: Point) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def norm(a: Point) -> float:
    return sqrt(dot(a, a))


def length(a: Point, b: Point) -> float:
    return norm(minus(a, b))


def unit(a: Point) -> Point:
    size = norm(a) or 1.0
    return (a[0] / size, a[1] / size, a[2] / size)


def parallel(a: Point, b: Point, within: float) -> bool:
    """Whether the sine between two directions is at most so large."""
    return a is b or norm(cross(a, b)) <= within * norm(a) * norm(b)


def area(corners: list[Point]) -> float:
    """Of a triangle, or of the two triangles of a quadrilateral seen along its diagonals."""
    if len(corners) == 3:
        return norm(cross(minus(corners[1], corners[0]), minus(corners[2], corners[0]))) / 2
    return norm(cross(minus(corners[2], corners[0]), minus(corners[3], corners[1]))) / 2


def bad_corner(corners: list[Point]) -> int | None:
    """The first corner of a quadrilateral that is straight or turns inwards, seen along its normal; of no area none.

    Of crossed edges some corner does. The solver asks for half as much, so that rounding cannot part the two.
    """
    if len(corners) == 3:
        return None
    normal = cross(minus(corners[2], corners[0]), minus(corners[3], corners[1]))
    size = norm(normal)
    if size / 2 <= _NO_AREA:
        return None
    edges = [minus(corners[i - 3], corners[i]) for i in range(4)]
    least = (_LEAST_TURN * size) / 2 * size
    return next((i for i in range(4) if not dot(normal, cross(edges[i - 1], edges[i])) > least), None)


def first_break(chain: list[dict[str, Any]], points: dict[str, Point]) -> tuple[int | None, str]:
    """Where a chain of members fails to go on in one line, by a gap or a turn; members may point either way."""
    for j in range(1, len(chain)):
        before, member = chain[j - 1], chain[j]
        shared = {before["start"], before["end"]} & {member["start"], member["end"]}
        if len(shared) != 1:
            return j, "gap"
        joint = shared.pop()
        # A line whose inner node is offset runs past that node: either nodes or members are in one line.
        if all(_turns(before, member, joint, points, place) for place in (_nodes, ends)):
            return j, "turn"
    return None, ""


def _nodes(member: dict[str, Any], points: dict[str, Point]) -> tuple[Point, Point]:
    return points[member["start"]], points[member["end"]]


def _turns(before: dict[str, Any], member: dict[str, Any], joint: str, points: dict[str, Point], place: _Place) -> bool:
    directions = []
    for one in (before, member):
        start, end = place(one, points)
        directions.append(unit(minus(end, start) if one["start"] == joint else minus(start, end)))
    return dot(*directions) > -_STRAIGHT


def local_axes(member: dict[str, Any], x: Point) -> list[Point]:
    """Local x, y, z: y horizontal, or global Y for an upright member, turned by the rotation."""
    upright = norm((x[0], x[1], 0.0)) <= PLUMB
    y = (0.0, 1.0, 0.0) if upright else unit(cross((0.0, 0.0, 1.0), x))
    z = cross(x, y)
    turn = radians(member.get("rotation", 0.0))
    c, s = cos(turn), sin(turn)
    return [x, _mixed(c, y, s, z), _mixed(-s, y, c, z)]


def _mixed(a: float, y: Point, b: float, z: Point) -> Point:
    return (a * y[0] + b * z[0], a * y[1] + b * z[1], a * y[2] + b * z[2])
