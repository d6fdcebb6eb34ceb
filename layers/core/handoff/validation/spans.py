"""Lines of beams that run on over what bears them, without a hinge: where each bears, and whether its joints turn."""

from collections import defaultdict
from collections.abc import Iterator
from math import hypot, inf
from typing import NamedTuple

from handoff.validation.chains import split
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.rulebook import RULES

_UPRIGHT: float = RULES["spans"]["upright"]
_BARS = {"truss", "tension", "compression"}


class Line(NamedTuple):
    """Nodes in order, and of each piece between two of them its member and the part that it belongs to."""

    nodes: list[str]
    members: list[str]
    parts: list[int]
    # By part that hangs freely, its length over that of the span beside it.
    hanging: dict[int, float]
    # Whether a column, or a support that cannot turn, is bent by what bends the line.
    rigid: bool


class _Frame:
    """Ends of members are numbered: twice a member's place, and one more for its end."""

    def __init__(self, document: Document) -> None:
        self.points = document.points
        self.starts, self.ends = document.starts, document.ends
        self.held = {each["node"]: each for each in document.entities["supports"] if each["uz"] != "free"}
        self.bears = set(self.held)
        self.bent: set[str] = set()
        self._counts: dict[str, int] = {}
        self._listed = document.lists("members")[0]
        self.names = self._listed.column("id")
        free = {hinge["id"] for hinge in document.entities["hinges"] if hinge["ry"] == "free"}
        self._turning = self._such("start_hinge", free), self._such("end_hinge", free)

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

    def joined(self) -> dict[int, int]:
        """By end the one that runs on from it in plan, both without a hinge."""
        turning, last_turning = self._turning
        others = self._such("type", _BARS) | (turning & last_turning)
        ahead: dict[str, dict[str, int]] = defaultdict(dict)
        behind: dict[str, dict[str, int]] = defaultdict(dict)
        for i, start in enumerate(self.starts):
            if i not in others:
                here = self.points[start]
                there = self.points[self.ends[i]]
                x = there[0] - here[0]
                y = there[1] - here[1]
                if here[2] == there[2] or abs(there[2] - here[2]) <= hypot(x, y):
                    way, forwards = _way(x, y)
                    first, last = (ahead, behind) if forwards else (behind, ahead)
                    if i not in turning:
                        first[way][start] = 2 * i
                    if i not in last_turning:
                        last[way][self.ends[i]] = 2 * i + 1
        found: dict[int, int] = {}
        for way, leaving in ahead.items():
            arriving = behind[way]
            for node, away in leaving.items():
                if node in arriving and not (node in self.held and self._clamped(node, way)):
                    found[away] = arriving[node]
                    found[arriving[node]] = away
        return found

    def _clamped(self, node: str, way: str) -> bool:
        """Whether a support lets nothing turn there that runs along some way: what bends one side leaves the other."""
        turns = {"x": ["ry"], "y": ["rx"]}.get(way, ["rx", "ry"])
        return all(self.held[node][turn] == "fixed" for turn in turns)

    def stand(self) -> None:
        """What stands on what stands, from below, bears too."""
        points, bars = self.points, self._such("type", _BARS)
        tops: dict[str, list[str]] = {}
        for i, start in enumerate(self.starts):
            end = self.ends[i]
            rise = points[end][2] - points[start][2]
            if rise and abs(rise) > _UPRIGHT * hypot(*self.reach(2 * i)):
                tops.setdefault(start if rise > 0 else end, []).append(end if rise > 0 else start)
                if i not in bars and i not in self._turning[0]:
                    self.bent.add(start)
                if i not in bars and i not in self._turning[1]:
                    self.bent.add(end)
        standing = list(self.bears)
        while standing:
            standing = [top for foot in standing for top in tops.get(foot, ()) if top not in self.bears]
            self.bears.update(standing)

    def holds(self, end: int) -> bool:
        """Whether what the node of an end stands on is bent with it: a column, or a support that cannot turn."""
        x, y = self.reach(end)
        support: Entity = self.held.get(self.node(end), {})
        held = support.get("ry" if abs(x) > abs(y) else "rx", "free") != "free"
        return end // 2 not in self._turning[end % 2] and (held or self.node(end) in self.bent)

    def used(self, node: str) -> int:
        """How many members begin or end there."""
        for each in () if self._counts else (*self.starts, *self.ends):
            self._counts[each] = self._counts.get(each, 0) + 1
        return self._counts[node]


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


@remembered
def lines(document: Document) -> list[Line]:
    return list(_lines(document))


def _lines(document: Document) -> Iterator[Line]:
    """Of at least two parts; those without a column or support of their own bear on lines that have two."""
    whole = split(document)
    if whole is None or not document.used <= document.points.keys():
        return
    frame = _Frame(whole)
    joined = frame.joined() if frame.held else {}
    if joined:
        frame.stand()
    girders: set[str] = set()
    bare: list[tuple[list[int], list[str]]] = []
    for chain in _chains(joined):
        nodes = [frame.node(chain[0]), *(frame.node(_other(end)) for end in chain)]
        count = sum(node in frame.bears for node in nodes)
        if not count:
            bare.append((chain, nodes))
        elif line := _line(frame, chain, nodes, frame.bears):
            yield line
        if count > 1:
            girders.update(nodes)
    for chain, nodes in bare:
        if line := _line(frame, chain, nodes, girders):
            yield line


def _other(end: int) -> int:
    return end + 1 - 2 * (end % 2)


def _chains(joined: dict[int, int]) -> Iterator[list[int]]:
    """The ends by which the members of each line are entered, of two members or more."""
    seen: set[int] = set()
    for far in joined:
        end = _other(far)
        if end not in joined and end not in seen:
            chain = [end]
            while far in joined:
                chain.append(joined[far])
                far = _other(chain[-1])
            seen.add(far)
            yield chain


def _line(frame: _Frame, chain: list[int], nodes: list[str], bears: set[str]) -> Line | None:
    """None of one part alone."""
    parts: list[int] = []
    last = 0
    for i in range(len(chain)):
        last += i > 0 and nodes[i] in bears
        parts.append(last)
    if not last:
        return None
    outer = ((0, 1, nodes[0]), (last, last - 1, nodes[-1]))
    hanging = {place: beside for place, beside, node in outer if node not in bears and frame.used(node) == 1}
    sizes = [0.0] * (last + 1)
    for part, end in zip(parts, chain, strict=True) if hanging else ():
        sizes[part] += hypot(*frame.reach(end))
    shares = {place: inf if beside in hanging else sizes[place] / sizes[beside] for place, beside in hanging.items()}
    ends = (each for end in chain for each in (end, _other(end)))
    rigid = any(frame.node(end) in bears and frame.holds(end) for end in ends)
    return Line(nodes, [frame.names[end // 2] for end in chain], parts, shares, rigid)
