"""Nodes on members that are not split there, and members that lie on one another over a part of their length."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator
from math import floor

from handoff.sentences import said
from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.geometry import AXES, Point, cross, dot, has_offset, minus, parallel, unit
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_RULE = RULES["joints"]
# So that round numbers do not lie between two cells.
_SHIFT: float = _RULE["between_cells"]
_DIGITS = RULES["geometry"]["direction_digits"]
_ON_LINE_M: float = RULES["geometry"]["on_line_m"]

# A direction, and the cell of a line along it.
Cell = tuple[int, int]


def crossings(document: Document) -> Iterator[Finding]:
    members = document.entities["members"]
    if len(members) > _RULE["examined_members"]:
        return
    joined: dict[str, list[int]] = defaultdict(list)
    for i, member in enumerate(members):
        joined[member["start"]].append(i)
        joined[member["end"]].append(i)
    for plate in document.entities["plates"]:
        for corner in plate["nodes"]:
            joined[corner]  # a corner counts as joined to something
    held = {support["node"] for support in document.entities["supports"]}
    places = document.node_places
    told: set[str | int] = set()
    for node, on_place in sorted(set(_met(document, {*joined, *held})), key=lambda pair: (places[pair[0]], pair[1])):
        on = members[on_place]
        if on.get("connect"):
            continue  # joined to what lies on it
        along = _line(document, on)
        over = next((i for i in joined[node] if i != on_place and _parallel(document, members[i], along)), None)
        if over is None and node not in told:
            told.add(node)
            loose = said("loose_member", member=members[joined[node][0]]["id"]) if joined[node] else said("loose_node")
            words = said("node_on_member", node=node, member=on["id"], loose=loose)
            yield document.where_node(node), "node_on_member", words
        elif over is not None and not told & {over, on_place} and not _share_a_node(members[over], on):
            told |= {over, on_place}
            first, second = sorted((over, on_place))
            words = said("partly_overlapping_members", id=members[second]["id"], first=members[first]["id"], node=node)
            yield document.where("members", second), "partly_overlapping_members", words


def _met(document: Document, known: set[str]) -> Iterator[tuple[str, int]]:
    """Nodes strictly within members; those of one direction share one look at the nodes, as far as the steps reach."""
    points = document.points
    groups: dict[Point, list[int]] = defaultdict(list)
    for i, member in enumerate(document.entities["members"]):
        if not has_offset(member):
            groups[_direction(_line(document, member))].append(i)
    spots = [(node, points[node]) for node in points if node in known]
    most = _RULE["steps"] // max(len(spots), 1)
    for direction, members in sorted(groups.items(), key=lambda group: -len(group[1]))[:most]:
        yield from _met_along(document, direction, members, spots)


def _direction(line: Point) -> Point:
    """One for both ways along a line."""
    x, y, z = unit(line)
    size = (round(x, _DIGITS) + 0.0, round(y, _DIGITS) + 0.0, round(z, _DIGITS) + 0.0)
    return size if size > (0.0, 0.0, 0.0) else (0.0 - size[0], 0.0 - size[1], 0.0 - size[2])


def _met_along(
    document: Document, direction: Point, members: list[int], spots: list[tuple[str, Point]]
) -> Iterator[tuple[str, int]]:
    side = unit(cross(direction, min(AXES, key=lambda axis: abs(dot(axis, direction)))))
    other = cross(direction, side)
    (ax, ay, az), (bx, by, bz) = side, other

    def cell(point: Point) -> Cell:
        x, y, z = point
        return (
            floor((x * ax + y * ay + z * az) / _ON_LINE_M + _SHIFT),
            floor((x * bx + y * by + z * bz) / _ON_LINE_M + _SHIFT),
        )

    lines: dict[Cell, list[tuple[float, str]]] = {
        cell(document.points[document.entities["members"][i]["start"]]): [] for i in members
    }
    for node, point in spots:
        line = lines.get(cell(point))
        if line is not None:
            line.append((dot(point, direction), node))
    for line in lines.values():
        line.sort()
    for i in members:
        member = document.entities["members"][i]
        ends = [document.points[member[end]] for end in ("start", "end")]
        low, high = sorted(dot(end, direction) for end in ends)
        line = lines[cell(ends[0])]
        first = bisect_right(line, (low + _ON_LINE_M, "\U0010ffff"))
        last = bisect_left(line, (high - _ON_LINE_M, ""))
        # Of many nodes on one member the first few tell the mistake.
        for _, node in line[first : min(last, first + _RULE["told_on_member"])]:
            if node not in (member["start"], member["end"]):
                yield node, i


def _line(document: Document, member: Entity) -> Point:
    return minus(document.points[member["end"]], document.points[member["start"]])


def _parallel(document: Document, member: Entity, along: Point) -> bool:
    return not has_offset(member) and parallel(_line(document, member), along, _RULE["parallel"])


def _share_a_node(one: Entity, other: Entity) -> bool:
    return bool({one["start"], one["end"]} & {other["start"], other["end"]})
