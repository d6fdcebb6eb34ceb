"""Beams that run on from one another in plan without a hinge, and what stands below them."""

from collections import defaultdict
from collections.abc import Iterator
from math import hypot

from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.rulebook import RULES

_UPRIGHT: float = RULES["spans"]["upright"]
_BARS = {"truss", "tension", "compression"}


class Runs:
    """Ends of members are numbered: twice a member's place, and one more for its end."""

    def __init__(self, document: Document) -> None:
        self.points = document.points
        self.starts, self.ends = document.starts, document.ends
        self.held = {each["node"]: each for each in document.entities["supports"] if each["uz"] != "free"}
        self.bears = set(self.held)
        self._counts: dict[str, int] = {}
        self._listed = document.lists("members")[0]
        self.names = self._listed.column("id")
        free = {hinge["id"] for hinge in document.entities["hinges"] if hinge["ry"] == "free"}
        self._turning = self._such("start_hinge", free), self._such("end_hinge", free)
        self._bars = self._such("type", _BARS)
        # By way in plan the beams that run along it forwards, and backwards.
        self._forwards: dict[str, list[int]] = {"x": [], "y": []}
        self._backwards: dict[str, list[int]] = {"x": [], "y": []}
        # What stands, and where it has no hinge, so that it is bent with a line there.
        self._rising: list[int] = []
        self._falling: list[int] = []
        self._bent: set[str] | None = None
        if self.held:
            self._read()
            self._stand()

    def _such(self, key: str, values: set[str]) -> set[int]:
        """Members that have one of some values."""
        found = self._listed.values(key) if values and key in self._listed.keys else []
        return {i for i, value in enumerate(found) if value in values}

    def node(self, end: int) -> str:
        return self.ends[end // 2] if end % 2 else self.starts[end // 2]

    def reach(self, end: int) -> tuple[float, float]:
        """In plan, along the member of an end."""
        (x, y, _), (to_x, to_y, _) = self.points[self.starts[end // 2]], self.points[self.ends[end // 2]]
        return to_x - x, to_y - y

    def chains(self) -> Iterator[list[int]]:
        """The ends by which the members of each line are entered, of two members or more; one way after the other."""
        starts, ends, held = self.starts, self.ends, self.held
        turning, last_turning = (hinged | self._bars for hinged in self._turning)
        for way in [*self._forwards, *(way for way in self._backwards if way not in self._forwards)]:
            ahead, back = self._forwards.get(way, []), self._backwards.get(way, [])
            leaving = {starts[i]: i for i in ahead if i not in turning}
            leaving.update({ends[i]: i for i in back if i not in last_turning})
            arriving = {ends[i]: i for i in ahead if i not in last_turning}
            arriving.update({starts[i]: i for i in back if i not in turning})
            onward = {
                node: i
                for node, i in leaving.items()
                if node in arriving and not (node in held and self._clamped(node, way))
            }
            for node in onward:
                first = arriving[node]
                if onward.get(self._beyond(first, node)) != first:
                    yield self._chain(node, onward, arriving)

    def _chain(self, node: str, onward: dict[str, int], arriving: dict[str, int]) -> list[int]:
        """From the member that arrives at a node."""
        i = arriving[node]
        found = [other(self._end(i, node))]
        while node in onward and arriving[node] == i:
            i = onward[node]
            found.append(self._end(i, node))
            node = self._beyond(i, node)
        return found

    def _end(self, i: int, node: str) -> int:
        """By which a member is entered from a node."""
        return 2 * i + (self.starts[i] != node)

    def _beyond(self, i: int, node: str) -> str:
        """The node at the other end of a member."""
        return self.ends[i] if self.starts[i] == node else self.starts[i]

    def _read(self) -> None:
        """Goes once through all members, in one piece, since most of the time goes here."""
        points, rising, falling = self.points, self._rising, self._falling
        east, north = self._forwards["x"], self._forwards["y"]
        west, south = self._backwards["x"], self._backwards["y"]
        askew: list[int] = []
        for i, (start, end) in enumerate(zip(self.starts, self.ends, strict=True)):
            x, y, z = points[start]
            to_x, to_y, to_z = points[end]
            if y == to_y and z == to_z:
                (east if to_x > x else west).append(i)
            elif x == to_x and z == to_z:
                (north if to_y > y else south).append(i)
            elif x == to_x and y == to_y:
                (rising if to_z > z else falling).append(i)
            else:
                askew.append(i)
        for i in askew:
            self._sort(i)

    def _sort(self, i: int) -> None:
        """Of what runs along no axis."""
        x, y, z = self.points[self.starts[i]]
        to_x, to_y, to_z = self.points[self.ends[i]]
        rise, reach = abs(to_z - z), hypot(to_x - x, to_y - y)
        if rise <= reach:
            way, forwards = _way(to_x - x, to_y - y)
            (self._forwards if forwards else self._backwards).setdefault(way, []).append(i)
        elif rise > _UPRIGHT * reach:
            (self._rising if to_z > z else self._falling).append(i)

    def _clamped(self, node: str, way: str) -> bool:
        """Whether a support lets nothing turn there that runs along some way: what bends one side leaves the other."""
        turns = {"x": ["ry"], "y": ["rx"]}.get(way, ["rx", "ry"])
        return all(self.held[node][turn] == "fixed" for turn in turns)

    def _stand(self) -> None:
        """What stands on what bears, bears too: from below."""
        starts, ends = self.starts, self.ends
        tops: dict[str, list[str]] = defaultdict(list)
        for i in self._rising:
            tops[starts[i]].append(ends[i])
        for i in self._falling:
            tops[ends[i]].append(starts[i])
        standing = list(self.bears)
        while standing:
            standing = [top for foot in standing for top in tops.get(foot, ()) if top not in self.bears]
            self.bears.update(standing)

    def _is_bent(self, node: str) -> bool:
        """Whether something stands there without a hinge."""
        if self._bent is None:
            turning, last_turning = (hinged | self._bars for hinged in self._turning)
            upright, starts, ends = [*self._rising, *self._falling], self.starts, self.ends
            self._bent = {starts[i] for i in upright if i not in turning}
            self._bent.update({ends[i] for i in upright if i not in last_turning})
        return node in self._bent

    def holds(self, end: int) -> bool:
        """Whether what the node of an end stands on is bent with it: a column, or a support that cannot turn."""
        x, y = self.reach(end)
        support: Entity = self.held.get(self.node(end), {})
        held = support.get("ry" if abs(x) > abs(y) else "rx", "free") != "free"
        return end // 2 not in self._turning[end % 2] and (held or self._is_bent(self.node(end)))

    def used(self, node: str) -> int:
        """How many members begin or end there."""
        for each in () if self._counts else (*self.starts, *self.ends):
            self._counts[each] = self._counts.get(each, 0) + 1
        return self._counts[node]


def other(end: int) -> int:
    """That of the same member."""
    return end + 1 - 2 * (end % 2)


def _way(x: float, y: float) -> tuple[str, bool]:
    """A direction in plan, one for both ways along it, and whether it is run along forwards."""
    if not y:
        return "x", x > 0
    if not x:
        return "y", y > 0
    size = hypot(x, y)
    across, along = round(x / size, 2), round(y / size, 2)
    forwards = across > 0 or (across == 0 and along > 0)
    # Nearly along an axis is along it.
    way = "x" if along == 0 else "y" if across == 0 else f"{abs(across)} {along if forwards else -along}"
    return way, forwards
