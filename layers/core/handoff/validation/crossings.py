"""Nodes on members that are not split there, and members that lie on one another over a part of their length."""

from collections import defaultdict
from collections.abc import Iterator

from handoff.sentences import said
from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.geometry import Point, has_offset, minus, parallel
from handoff.validation.lines import nodes_within
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_RULE = RULES["joints"]


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
    lines = {i: (member["start"], member["end"]) for i, member in enumerate(members) if not has_offset(member)}
    met = nodes_within(document.points, lines, {*joined, *held})
    for node, on_place in sorted(set(met), key=lambda pair: (places[pair[0]], pair[1])):
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


def _line(document: Document, member: Entity) -> Point:
    return minus(document.points[member["end"]], document.points[member["start"]])


def _parallel(document: Document, member: Entity, along: Point) -> bool:
    return not has_offset(member) and parallel(_line(document, member), along, _RULE["parallel"])


def _share_a_node(one: Entity, other: Entity) -> bool:
    return bool({one["start"], one["end"]} & {other["start"], other["end"]})
