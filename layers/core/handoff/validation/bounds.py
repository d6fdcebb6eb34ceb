"""Whether members run along the edges of area loads."""

from bisect import bisect_left
from functools import cached_property
from itertools import pairwise

from handoff.validation.chains import connects
from handoff.validation.document import Document
from handoff.validation.geometry import TOUCH_M, minus, norm, off_line, unit
from handoff.validation.rulebook import RULES

_STEPS: int = RULES["area_loads"]["steps"]
# Nearer than this to its line, m, a node lies on a member that connects.
_CONNECT_M: float = RULES["geometry"]["on_line_m"]


class Bounds:
    """Whether members lead from one corner to the next in a straight line; each edge is followed once."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._known: dict[tuple[str, str], bool] = {}
        # Many members at one corner make long searches; what would take too long is left to the page.
        self._steps = 0

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
            if self._steps > _STEPS:
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
            if end in self._others.get(node, ()) or self._steps > _STEPS:
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
