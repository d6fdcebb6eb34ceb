"""Members without a length, design members that are no straight line, nodes that nothing uses."""

from collections.abc import Iterator
from typing import Any

from handoff.sentences import said
from handoff.validation.chains import connecting
from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.geometry import TOUCH_M, ends, first_break, length
from handoff.validation.profiles import profile
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_BARS: list[str] = ["truss", "tension", "compression"]
_SLENDER: float = RULES["slender"]["times_radius"]
_LONGEST_M: float = RULES["geometry"]["longest_member_m"]


def length_of(document: Document, member: Entity) -> float | None:
    """Offsets included."""
    points = document.points
    if member["start"] not in points or member["end"] not in points:
        return None
    return length(*ends(member, points))


def errors(document: Document) -> Iterator[Finding]:
    known = document.entities["members"]
    alike = [i for i, (start, end) in enumerate(zip(document.starts, document.ends, strict=True)) if start == end]
    for i in alike:
        yield (*document.where("members", i), "end"), "same_start_and_end", said("same_ends", node=known[i]["start"])
    # Only where two ends of members may be at one place.
    touching = document.member_keys & {"start_offset", "end_offset"} or document.crowded
    for i, member in enumerate(known) if touching else ():
        size = length_of(document, member)
        if size is not None and size <= TOUCH_M and member["start"] != member["end"]:
            words = said("zero_length", start=member["start"], end=member["end"])
            yield document.where("members", i), "zero_length", words


def broken_lines(document: Document) -> Iterator[Finding]:
    """Design members with a gap or a turn."""
    for i, design in enumerate(document.entities["design_members"]):
        place, kind = _break(document, design)
        where, name = (*document.where("design_members", i), "members", place or 0), design["members"][place or 0]
        if kind == "gap":
            yield where, "design_member_not_connected", said("design_member_gap", member=name)
        if kind == "turn":
            yield where, "design_member_not_straight", said("design_member_turn", member=name)


def _break(document: Document, design: Entity) -> tuple[int | None, str]:
    members, points = document.lookup("members"), document.points
    chain = [members[name] for name in design["members"] if name in members]
    known = all(member[end] in points for member in chain for end in ("start", "end"))
    if len(chain) < len(design["members"]) or not known:
        return None, ""
    return first_break(chain, points)


def pieces(document: Document, design: Entity) -> list[float]:
    """How long each of a design member's members is."""
    members = document.lookup("members")
    return [length(*ends(members[part], document.points)) for part in design["members"]]


def unused_nodes(document: Document) -> Iterator[Finding]:
    # As many names as nodes are those of all.
    if connecting(document) or len(document.used) == len(document.entities["nodes"]):
        return
    for i, node in enumerate(document.entities["nodes"]):
        if node["id"] not in document.used:
            yield document.where("nodes", i), "unused_node", said("unused_node", id=node["id"])


def slender(document: Document) -> Iterator[Finding]:
    """Members that are all a thousand times too long for their sections: drawn in mm."""
    sections: dict[str, Any] = document.lookup("sections")
    first: tuple[int, float] | None = None
    for i, member in enumerate(document.entities["members"]):
        if member.get("type", "beam") in _BARS:
            continue
        size = length_of(document, member) or 0.0
        # Of a library that is not at hand the radius is not known.
        if not _SLENDER * profile(document, sections[member["section"]]).radius <= size <= _LONGEST_M:
            return
        first = first or (i, size)
    if first:
        words = said("coordinates_scale", length=f"{first[1]:.6g}")
        yield document.where("members", first[0]), "coordinates_scale", words
