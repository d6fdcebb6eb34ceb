"""Members that connect to the nodes along them, cut there as the solver cuts them."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import replace

from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.geometry import length, minus, off_line, unit
from handoff.validation.rulebook import RULES

_RULE = RULES["joints"]
ON_LINE_M: float = RULES["geometry"]["on_line_m"]


def connecting(document: Document) -> list[Entity]:
    """Members that are joined to nodes which they do not name: what looks unused or loose may be held by them."""
    known = document.entities["members"] if "connect" in document.member_keys else []
    return [member for member in known if member.get("connect")]


class Beside:
    """Nodes near the lines of members, sought along that axis on which the fewest lie between the ends."""

    def __init__(self, document: Document) -> None:
        self._points = points = document.points
        self._axes = [sorted((point[axis], node) for node, point in points.items()) for axis in range(3)]
        self.steps = 0

    def of(self, member: Entity, within: float) -> Iterator[tuple[float, float, str]]:
        """Those between the ends of a member: how far along, m, how far from it, m, and which."""
        start, end = (self._points[member[key]] for key in ("start", "end"))
        along, size = unit(minus(end, start)), length(start, end)
        ranges = []
        for axis, line in enumerate(self._axes):
            low, high = sorted((start[axis], end[axis]))
            ranges.append((line, bisect_left(line, (low - within,)), bisect_right(line, (high + within, "\U0010ffff"))))
        line, first, last = min(ranges, key=lambda found: found[2] - found[1])
        self.steps += last - first
        for _, node in line[first:last]:
            reach, apart = off_line(self._points[node], start, along)
            if (
                apart <= within
                and ON_LINE_M < reach < size - ON_LINE_M
                and node not in (member["start"], member["end"])
            ):
                yield reach, apart, node


def split(document: Document) -> Document | None:
    """The document with such members cut at the nodes they run through, as the solver does; None where that is long."""
    return _cut(document) if connecting(document) else document


@remembered
def _cut(document: Document) -> Document | None:
    search = Beside(document)
    pieces: list[Entity] = []
    homes: list[int] = []
    for place, member in zip(document.places["members"], document.entities["members"], strict=True):
        inside = _inside(document, search, member) if member.get("connect") else []
        cut = [member["start"], *inside, member["end"]]
        pieces += [_piece(member, cut, i) for i in range(len(cut) - 1)] if inside else [member]
        homes += [place] * (len(cut) - 1)
        if search.steps > _RULE["steps"]:
            return None
    return replace(
        document,
        entities={**document.entities, "members": pieces},
        places={**document.places, "members": homes},
        columns={},
        by_id={},
        gathered={},
        facts={},
        listed={},
    )


def _inside(document: Document, search: Beside, member: Entity) -> list[str]:
    """The nodes that a member runs through, in order from its start."""
    if member["start"] not in document.points or member["end"] not in document.points:
        return []
    return [node for *_, node in sorted(search.of(member, ON_LINE_M))]


def _piece(member: Entity, cut: list[str], i: int) -> Entity:
    ends = {"start_hinge": i == 0, "end_hinge": i == len(cut) - 2}
    own = {key: value for key, value in member.items() if ends.get(key, True)}
    return own | {"start": cut[i], "end": cut[i + 1]}
