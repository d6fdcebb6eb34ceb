"""Nodes round a few points, sought along that axis on which the fewest lie beside them."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence

from handoff.validation.geometry import Point


class Nearby:
    """`most` is how many nodes are looked at in all; searches beyond it find nothing."""

    def __init__(self, points: dict[str, Point], most: int) -> None:
        self._axes = [sorted((point[axis], node) for node, point in points.items()) for axis in range(3)]
        self._left = most

    @property
    def spent(self) -> bool:
        return self._left < 0

    def round(self, places: Sequence[Point], within: float) -> Iterator[str]:
        """Those that lie, along one axis at least, no further than `within` beyond the places."""
        ranges = []
        for axis, line in enumerate(self._axes):
            low, high = min(place[axis] for place in places), max(place[axis] for place in places)
            ranges.append((line, bisect_left(line, (low - within,)), bisect_right(line, (high + within, "\U0010ffff"))))
        line, first, last = min(ranges, key=lambda found: found[2] - found[1])
        self._left -= last - first
        if not self.spent:
            yield from (node for _, node in line[first:last])
