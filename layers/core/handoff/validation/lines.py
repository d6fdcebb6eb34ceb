"""Nodes strictly within straight lines between nodes: of members, or of the edges of plates."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator
from math import floor

from handoff.validation.geometry import AXES, Point, cross, dot, minus, unit
from handoff.validation.rulebook import RULES

_RULE = RULES["joints"]
# So that round numbers do not lie between two cells.
_SHIFT: float = _RULE["between_cells"]
_DIGITS = RULES["geometry"]["direction_digits"]
_ON_LINE_M: float = RULES["geometry"]["on_line_m"]

# By their places the nodes at both ends.
Lines = dict[int, tuple[str, str]]
# A direction, and the cell of a line along it.
Cell = tuple[int, int]


def nodes_within(points: dict[str, Point], lines: Lines, known: set[str]) -> Iterator[tuple[str, int]]:
    """Lines of one direction share one look at the nodes, as far as the steps reach."""
    groups: dict[Point, list[int]] = defaultdict(list)
    for place, (start, end) in lines.items():
        groups[_direction(minus(points[end], points[start]))].append(place)
    spots = [(node, points[node]) for node in points if node in known]
    most = _RULE["steps"] // max(len(spots), 1)
    for direction, places in sorted(groups.items(), key=lambda group: -len(group[1]))[:most]:
        yield from _within(points, direction, {place: lines[place] for place in places}, spots)


def _direction(line: Point) -> Point:
    """One for both ways along a line."""
    x, y, z = unit(line)
    size = (round(x, _DIGITS) + 0.0, round(y, _DIGITS) + 0.0, round(z, _DIGITS) + 0.0)
    return size if size > (0.0, 0.0, 0.0) else (0.0 - size[0], 0.0 - size[1], 0.0 - size[2])


def _within(
    points: dict[str, Point], direction: Point, lines: Lines, spots: list[tuple[str, Point]]
) -> Iterator[tuple[str, int]]:
    side = unit(cross(direction, min(AXES, key=lambda axis: abs(dot(axis, direction)))))
    other = cross(direction, side)
    (ax, ay, az), (bx, by, bz) = side, other

    def cell(point: Point) -> Cell:
        x, y, z = point
        return (
            floor((x * ax + y * ay + z * az) / _ON_LINE_M + _SHIFT),
            floor((x * bx + y * by + z * bz) / _ON_LINE_M + _SHIFT),
        )

    cells: dict[Cell, list[tuple[float, str]]] = {cell(points[start]): [] for start, _ in lines.values()}
    for node, point in spots:
        line = cells.get(cell(point))
        if line is not None:
            line.append((dot(point, direction), node))
    for line in cells.values():
        line.sort()
    for place, (start, end) in lines.items():
        low, high = sorted((dot(points[start], direction), dot(points[end], direction)))
        line = cells[cell(points[start])]
        first = bisect_right(line, (low + _ON_LINE_M, "\U0010ffff"))
        last = bisect_left(line, (high - _ON_LINE_M, ""))
        # Of many nodes on one line the first few tell the mistake.
        for _, node in line[first : min(last, first + _RULE["told_on_member"])]:
            if node not in (start, end):
                yield node, place
