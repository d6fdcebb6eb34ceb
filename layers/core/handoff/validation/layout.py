"""Where nodes are, and which of them members join, by their places in the list of nodes and by name."""

from collections import defaultdict
from functools import cached_property
from itertools import repeat
from operator import sub

from handoff.validation.entries import Entries
from handoff.validation.geometry import TOUCH_M, Point
from handoff.validation.grid import Grid
from handoff.validation.rulebook import RULES

# No grid is square to it.
_LINE: Point = tuple(RULES["geometry"]["oblique"])


class Layout:
    def lists(self, home: str) -> list[Entries]:
        """The lists that hold a kind of entity."""
        raise NotImplementedError

    @cached_property
    def node_places(self) -> dict[str, int]:
        """By id."""
        return dict(zip(self._node_ids, range(len(self._node_ids)), strict=True))

    @cached_property
    def _node_ids(self) -> list[str]:
        ids: list[str] = self.lists("nodes")[0].column("id")
        return ids

    @cached_property
    def start_places(self) -> list[int]:
        """Of each member the place of the node at its start among the nodes, -1 where it is none."""
        return self._end_places("start")

    @cached_property
    def end_places(self) -> list[int]:
        return self._end_places("end")

    def _end_places(self, key: str) -> list[int]:
        return list(map(self.node_places.get, self.lists("members")[0].column(key), repeat(-1)))

    @cached_property
    def _joined_places(self) -> set[int]:
        return {*self.start_places, *self.end_places}

    @cached_property
    def joined(self) -> bool:
        """Whether the nodes that members name are all there."""
        return -1 not in self._joined_places

    @cached_property
    def starts(self) -> list[str]:
        return self._node_names("start", self.start_places)

    @cached_property
    def ends(self) -> list[str]:
        return self._node_names("end", self.end_places)

    def _node_names(self, key: str, places: list[int]) -> list[str]:
        """Each by the one string that names its node: rules that go through all of them then find it at hand."""
        own, names = self._node_ids, self.lists("members")[0].column(key)
        return list(map(own.__getitem__, places)) if self.joined else names

    def stood_on(self, known: set[str] | None) -> set[str]:
        """The nodes that members name: mostly all those known."""
        every = self.joined and known and len(self._joined_places) == len(known)
        return known if known and every else {*self.starts, *self.ends}

    @cached_property
    def grid(self) -> Grid:
        return Grid([self.lists("nodes")[0].column(axis) for axis in ("x", "y", "z")])

    @cached_property
    def members_by_step(self) -> dict[int, list[int]]:
        """By the step from one line of the grid to another, of which there are few; of members that are all joined."""
        alike: dict[int, list[int]] = defaultdict(list)
        for i, step in enumerate(self.grid.steps(self.start_places, self.end_places)):
            alike[step].append(i)
        return alike

    @cached_property
    def crowded(self) -> bool:
        """Whether two nodes may be at one place; False is certain."""
        if self.grid.apart > 2 * TOUCH_M:
            return len(set(self.grid.codes)) < len(self.grid.codes)
        # Seen along a line that no grid is square to: the same place gives the same number.
        line = sorted([x * _LINE[0] + y * _LINE[1] + z * _LINE[2] for x, y, z in self.points.values()])
        return min(map(sub, line[1:], line), default=1.0) <= 2 * TOUCH_M

    @cached_property
    def points(self) -> dict[str, tuple[float, float, float]]:
        """Coordinates by node id."""
        ids, *places = map(self.lists("nodes")[0].column, ("id", "x", "y", "z"))
        return dict(zip(ids, zip(*places, strict=True), strict=True))
