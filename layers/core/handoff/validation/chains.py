"""Members that connect to the nodes along them, cut there as the solver cuts them."""

from collections.abc import Iterator
from dataclasses import replace

from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.geometry import length, minus, off_line, unit
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_RULE = RULES["joints"]
_ON_LINE_M: float = RULES["geometry"]["on_line_m"]


def connects(document: Document) -> bool:
    """Whether members are joined to nodes that they do not name: what looks unused or loose may be held by them."""
    return "connect" in document.member_keys and any(member.get("connect") for member in document.entities["members"])


def split(document: Document) -> Document | None:
    """The document with such members cut at the nodes they run through, as the solver does; None where that is long."""
    members = document.entities["members"]
    chains = sum(1 for member in members if member.get("connect"))
    if chains * len(document.entities["nodes"]) > _RULE["steps"]:
        return None
    pieces: list[Entity] = []
    homes: list[int] = []
    for place, member in zip(document.places["members"], members, strict=True):
        cut = [member["start"], *_inside(document, member), member["end"]] if member.get("connect") else []
        for i in range(max(1, len(cut) - 1)):
            pieces.append(_piece(member, cut, i) if len(cut) > 2 else member)
            homes.append(place)
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


def _piece(member: Entity, cut: list[str], i: int) -> Entity:
    ends = {"start_hinge": i == 0, "end_hinge": i == len(cut) - 2}
    own = {key: value for key, value in member.items() if ends.get(key, True)}
    return own | {"start": cut[i], "end": cut[i + 1]}


def _inside(document: Document, member: Entity) -> list[str]:
    """The nodes that a member runs through, in order from its start."""
    return [node for share, apart, node in sorted(_beside(document, member)) if apart <= _ON_LINE_M]


def _beside(document: Document, member: Entity) -> Iterator[tuple[float, float, str]]:
    """Nodes between the ends of a member: how far along, m, how far from it, m, and which."""
    start, end = (document.points[member[key]] for key in ("start", "end"))
    along, size = unit(minus(end, start)), length(start, end)
    for name, point in document.points.items():
        reach, beside = off_line(point, start, along)
        if name not in (member["start"], member["end"]) and _ON_LINE_M < reach < size - _ON_LINE_M:
            yield reach, beside, name


def doubts(document: Document) -> Iterator[Finding]:
    """Nodes that something stands on and that a member just misses which was to connect to them."""
    chains = [member for member in document.entities["members"] if member.get("connect")]
    if not chains or len(chains) * len(document.entities["nodes"]) > _RULE["steps"]:
        return
    places = {node["id"]: i for i, node in enumerate(document.entities["nodes"])}
    for member in chains:
        for _, apart, node in _beside(document, member):
            if _ON_LINE_M < apart <= _RULE["missed_m"] and node in document.used:
                told = f"node '{node}' is {apart * 1000:.3g} mm beside member '{member['id']}', which connects to nodes"
                yield document.where("nodes", places[node]), "missed_member", told + " on it: move the node onto it"
