"""Members that connect to the nodes along them, cut there as the solver cuts them."""

from collections.abc import Iterator

from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.geometry import Point, length, minus, off_line, unit
from handoff.validation.nearby import Nearby
from handoff.validation.rulebook import RULES

_STEPS: int = RULES["joints"]["steps"]
ON_LINE_M: float = RULES["geometry"]["on_line_m"]


def connecting(document: Document) -> list[Entity]:
    """Members that are joined to nodes which they do not name: what looks unused or loose may be held by them."""
    known = document.entities["members"] if "connect" in document.member_keys else []
    return [member for member in known if member.get("connect")]


def beside(
    search: Nearby, points: dict[str, Point], member: Entity, within: float
) -> Iterator[tuple[float, float, str]]:
    """Nodes between the ends of a member: how far along, m, how far from it, m, and which."""
    start, end = points[member["start"]], points[member["end"]]
    along, size = unit(minus(end, start)), length(start, end)
    for node in search.round((start, end), within):
        reach, apart = off_line(points[node], start, along)
        between = ON_LINE_M < reach < size - ON_LINE_M and node not in (member["start"], member["end"])
        if apart <= within and between:
            yield reach, apart, node


def split(document: Document) -> Document | None:
    """The document with such members cut at the nodes they run through, as the solver does; None where that is long."""
    return _cut(document) if connecting(document) else document


@remembered
def _cut(document: Document) -> Document | None:
    search = Nearby(document.points, _STEPS)
    pieces: list[Entity] = []
    homes: list[int] = []
    for place, member in zip(document.places["members"], document.entities["members"], strict=True):
        inside = _inside(document, search, member) if member.get("connect") else []
        cut = [member["start"], *inside, member["end"]]
        pieces += [_piece(member, cut, i) for i in range(len(cut) - 1)] if inside else [member]
        homes += [place] * (len(cut) - 1)
        if search.spent:
            return None
    return document.with_members(pieces, homes)


def _inside(document: Document, search: Nearby, member: Entity) -> list[str]:
    """The nodes that a member runs through, in order from its start."""
    if member["start"] not in document.points or member["end"] not in document.points:
        return []
    return [node for _, _, node in sorted(beside(search, document.points, member, ON_LINE_M))]


def _piece(member: Entity, cut: list[str], i: int) -> Entity:
    ends = {"start_hinge": i == 0, "end_hinge": i == len(cut) - 2}
    own = {key: value for key, value in member.items() if ends.get(key, True)}
    return {**own, "start": cut[i], "end": cut[i + 1]}
