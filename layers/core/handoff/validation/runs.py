"""Beams that run on from one another in plan without a hinge, and what stands below them."""

from collections.abc import Iterator
from math import hypot

from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.rulebook import RULES

_UPRIGHT: float = RULES["spans"]["upright"]
_BARS = {"truss", "tension", "compression"}


class Runs:
    """Ends of members are numbered: twice a member's place, and one more for its end. Nodes are, by their places."""

    def __init__(self, document: Document) -> None:
        self.grid = document.grid
        nodes = document.lists("nodes")[0]
        self.nodes: list[str] = nodes.column("id")
        self._at: list[list[float]] = [nodes.column(axis) for axis in ("x", "y", "z")]
        self.starts, self.ends = document.start_places, document.end_places
        supports, places = document.entities["supports"], document.node_places
        standing = [each for each in supports if each["uz"] != "free" and each["node"] in places]
        self.held = {places[each["node"]]: each for each in standing}
        self.bears = set(self.held)
        self._counts: dict[int, int] = {}
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
        self._bent: set[int] | None = None
        if self.held:
            self._read(document.members_by_step)
            self._stand()

    def _such(self, key: str, values: set[str]) -> set[int]:
        """Members that have one of some values."""
        found = self._listed.values(key) if values and key in self._listed.keys else []
        return {i for i, value in enumerate(found) if value in values}

    def node(self, end: int) -> int:
        return self.ends[end // 2] if end % 2 else self.starts[end // 2]

    def reach(self, end: int) -> tuple[float, float]:
        """In plan, along the member of an end."""
        x, y, _ = self._step(end // 2)
        return x, y

    def _step(self, i: int) -> tuple[float, float, float]:
        """From a member's start to its end."""
        start, end = self.starts[i], self.ends[i]
        x, y, z = self._at
        return x[end] - x[start], y[end] - y[start], z[end] - z[start]

    def chains(self) -> Iterator[list[int]]:
        """The ends by which the members of each line are entered, of two members or more; one way after the other."""
        starts, ends, held = self.starts, self.ends, self.held
        for way in [*self._forwards, *(way for way in self._backwards if way not in self._forwards)]:
            ahead, back = self._forwards.get(way, []), self._backwards.get(way, [])
            leaving = {starts[i]: i for i in self._rigid(ahead, 0)}
            leaving.update({ends[i]: i for i in self._rigid(back, 1)})
            arriving = {ends[i]: i for i in self._rigid(ahead, 1)}
            arriving.update({starts[i]: i for i in self._rigid(back, 0)})
            onward = {
                node: i
                for node, i in leaving.items()
                if node in arriving and not (node in held and self._clamped(node, way))
            }
            for node in onward:
                first = arriving[node]
                if onward.get(self._beyond(first, node)) != first:
                    yield self._chain(node, onward, arriving)

    def _rigid(self, members: list[int], end: int) -> list[int]:
        """Those of some members that do not turn at one end."""
        turning = self._turning[end]
        return [i for i in members if i not in turning and i not in self._bars] if turning or self._bars else members

    def _chain(self, node: int, onward: dict[int, int], arriving: dict[int, int]) -> list[int]:
        """From the member that arrives at a node."""
        i = arriving[node]
        found = [other(self._end(i, node))]
        while node in onward and arriving[node] == i:
            i = onward[node]
            found.append(self._end(i, node))
            node = self._beyond(i, node)
        return found

    def _end(self, i: int, node: int) -> int:
        """By which a member is entered from a node."""
        return 2 * i + (self.starts[i] != node)

    def _beyond(self, i: int, node: int) -> int:
        """The node at the other end of a member."""
        return self.ends[i] if self.starts[i] == node else self.starts[i]

    def _read(self, alike: dict[int, list[int]]) -> None:
        """By their steps from one line of the grid to another."""
        askew: list[int] = []
        for step, members in alike.items():
            axis = self.grid.axis(step)
            if axis == "z":
                (self._rising if step > 0 else self._falling).extend(members)
            elif axis:
                (self._forwards if step > 0 else self._backwards)[axis].extend(members)
            else:
                askew.extend(members)
        for ways in (self._forwards, self._backwards):
            for axis, members in ways.items():
                ways[axis] = sorted(members)
        for i in sorted(askew):
            self._sort(i)

    def _sort(self, i: int) -> None:
        """Of what runs along no axis."""
        x, y, z = self._step(i)
        rise, reach = abs(z), hypot(x, y)
        if rise <= reach:
            way, forwards = _way(x, y)
            (self._forwards if forwards else self._backwards).setdefault(way, []).append(i)
        elif rise > _UPRIGHT * reach:
            (self._rising if z > 0 else self._falling).append(i)

    def _clamped(self, node: int, way: str) -> bool:
        """Whether a support lets nothing turn there that runs along some way: what bends one side leaves the other."""
        turns = {"x": ["ry"], "y": ["rx"]}.get(way, ["rx", "ry"])
        return all(self.held[node][turn] == "fixed" for turn in turns)

    def _stand(self) -> None:
        """What stands on what bears, bears too: from below."""
        starts, ends = self.starts, self.ends
        feet = [*(starts[i] for i in self._rising), *(ends[i] for i in self._falling)]
        heads = [*(ends[i] for i in self._rising), *(starts[i] for i in self._falling)]
        # Mostly one thing stands on another; of several the last is here, and those beside it apart.
        top = dict(zip(feet, heads, strict=True))
        beside: dict[int, list[int]] = {}
        for foot, head in zip(feet, heads, strict=True) if len(top) < len(feet) else ():
            if top[foot] != head:
                beside.setdefault(foot, []).append(head)
        standing = self.bears
        while standing:
            above = {top[foot] for foot in standing if foot in top}
            above.update([head for foot in standing if foot in beside for head in beside[foot]])
            standing = above - self.bears
            self.bears.update(standing)

    def _is_bent(self, node: int) -> bool:
        """Whether something stands there without a hinge."""
        if self._bent is None:
            upright = [*self._rising, *self._falling]
            self._bent = {self.starts[i] for i in self._rigid(upright, 0)}
            self._bent.update({self.ends[i] for i in self._rigid(upright, 1)})
        return node in self._bent

    def holds(self, end: int) -> bool:
        """Whether what the node of an end stands on is bent with it: a column, or a support that cannot turn."""
        x, y = self.reach(end)
        support: Entity = self.held.get(self.node(end), {})
        held = support.get("ry" if abs(x) > abs(y) else "rx", "free") != "free"
        return end // 2 not in self._turning[end % 2] and (held or self._is_bent(self.node(end)))

    def used(self, node: int) -> int:
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
