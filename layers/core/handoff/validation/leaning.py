"""Members nearly upright, whose sections stand turned: local y goes by the least lean, and by Y where there is none."""

from collections.abc import Iterator
from math import atan2, degrees

from handoff.sentences import said
from handoff.validation.document import Document
from handoff.validation.geometry import PLUMB, Point, ends, minus, norm, unit
from handoff.validation.profiles import same_both_ways
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

# A member that leans by more was meant to lean; a section turned by less stands as it was meant to.
_MOST: float = RULES["leaning"]["most"]
_LEAST_TURN: float = RULES["leaning"]["least_turn_degrees"]


def turned(document: Document) -> Iterator[Finding]:
    """Told once, of the first: copies of one column mostly lean alike."""
    members, sections = document.entities["members"], document.lookup("sections")
    found = [
        i
        for i in _askew(document)
        if "rotation" not in members[i]
        and _turn(document, i) > _LEAST_TURN
        and not same_both_ways(document, sections[members[i]["section"]])
    ]
    if found:
        first = found[0]
        x, y, z = _along(document, first)
        told = said(
            "turned_section",
            id=members[first]["id"],
            lean=f"{norm((x, y, 0.0)) * 1000:.3g}",
            turn=f"{_turn(document, first):.3g}",
            upright=f"{degrees(atan2(-y if z > 0 else y, x)):.4g}",
        )
        words = told if len(found) == 1 else said("alike", told=told, count=f"{len(found) - 1:,}")
        yield document.where("members", first), "turned_section", words


def _askew(document: Document) -> list[int]:
    """Members that may lean along Y as they rise; and those with offsets."""
    listed = document.lists("members")[0]
    # Along no axis of the grid; most buildings have few such members, or none.
    ways, up = document.members_by_step.items(), document.lists("nodes")[0].column("z")
    askew = [i for step, members in ways if not document.grid.axis(step) for i in members]
    found = sorted([i for i in askew if up[document.start_places[i]] != up[document.end_places[i]]])
    if listed.keys.isdisjoint(("start_offset", "end_offset")):
        return found
    moved = [listed.values("start_offset"), listed.values("end_offset")]
    return sorted({*found, *(i for offsets in moved for i, offset in enumerate(offsets) if offset is not None)})


def _along(document: Document, i: int) -> Point:
    start, end = ends(document.entities["members"][i], document.points)
    return unit(minus(end, start))


def _turn(document: Document, i: int) -> float:
    """Between local y and global Y, to which it is parallel in an upright member, degrees; 0 of what leans far."""
    x, y, _ = _along(document, i)
    return degrees(atan2(abs(y), abs(x))) if PLUMB < norm((x, y, 0.0)) <= _MOST else 0.0
