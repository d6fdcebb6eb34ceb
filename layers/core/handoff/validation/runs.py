"""Beams that run on from one another in plan without a hinge, and what stands below them."""

from collections import defaultdict
from collections.abc import Iterator
from math import hypot

from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.rulebook import RULES

_UPRIGHT: float = RULES["spans"]["upright"]
_BARS = {"truss", "tension", "compression"}
_Beams = dict[str, dict[str, int]]


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
        # By way in plan and by node the beam that leaves along it, and the one that arrives.
        self._ahead: _Beams = defaultdict(dict)
        self._behind: _Beams = defaultdict(dict)
        # By node the tops of what stands on it, and where that has no hinge, so that it is bent with a line there.
        self._tops: dict[str, list[str]] = defaultdict(list)
        self._bent: set[str] = set()
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
        """The ends by which the members of each line are entered, of two members or more."""
        for way, leaving in self._ahead.items():
            arriving = self._behind[way]
            onward = {node: i for node, i in leaving.items() if node in arriving and not self._clamped(node, way)}
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
        points, ahead, behind, tops, bent = self.points, self._ahead, self._behind, self._tops, self._bent
        bars, (turning, last_turning) = self._bars, self._turning
        others = bars | (turning & last_turning)
        for i, (start, end) in enumerate(zip(self.starts, self.ends, strict=True)):
            x, y, z = points[start]
            to_x, to_y, to_z = points[end]
            if z != to_z and abs(to_z - z) > _UPRIGHT * hypot(to_x - x, to_y - y):
                tops[start if to_z > z else end].append(end if to_z > z else start)
                if i not in bars and i not in turning:
                    bent.add(start)
                if i not in bars and i not in last_turning:
                    bent.add(end)
            elif i not in others and (z == to_z or abs(to_z - z) <= hypot(to_x - x, to_y - y)):
                way, forwards = ("x", to_x > x) if y == to_y else _way(to_x - x, to_y - y)
                leaving, arriving = (ahead[way], behind[way]) if forwards else (behind[way], ahead[way])
                if i not in turning:
                    leaving[start] = i
                if i not in last_turning:
                    arriving[end] = i

    def _clamped(self, node: str, way: str) -> bool:
        """Whether a support lets nothing turn there that runs along some way: what bends one side leaves the other."""
        if node not in self.held:
            return False
        turns = {"x": ["ry"], "y": ["rx"]}.get(way, ["rx", "ry"])
        return all(self.held[node][turn] == "fixed" for turn in turns)

    def _stand(self) -> None:
        """What stands on what stands, from below, bears too."""
        standing = list(self.bears)
        while standing:
            standing = [top for foot in standing for top in self._tops.get(foot, ()) if top not in self.bears]
            self.bears.update(standing)

    def holds(self, end: int) -> bool:
        """Whether what the node of an end stands on is bent with it: a column, or a support that cannot turn."""
        x, y = self.reach(end)
        support: Entity = self.held.get(self.node(end), {})
        held = support.get("ry" if abs(x) > abs(y) else "rx", "free") != "free"
        return end // 2 not in self._turning[end % 2] and (held or self.node(end) in self._bent)

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
