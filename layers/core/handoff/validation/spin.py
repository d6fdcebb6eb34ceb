"""Straight chains of members that can spin about their own axis because nothing holds their twist.

A chain spins for certain when every member end at its nodes lies on the chain's line or passes on no rotation, and no
support there resists rotation about the line. Whatever is in doubt counts as holding.
"""

from collections.abc import Container, Iterator

from handoff.validation import rigid
from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.geometry import Point, dot, has_offset, minus, parallel, unit
from handoff.validation.parts import links, parts
from handoff.validation.report import Finding
from handoff.validation.rulebook import UNRESISTED

_PARALLEL = 1e-9


def possible(document: Document) -> bool:
    """Without releases and trusses only a part that is straight as a whole can spin."""
    return bool(document.member_keys & {"start_hinge", "end_hinge", "type"})


def findings(document: Document, told: Container[str] = ()) -> Iterator[Finding]:
    """Chains that spin; a part already told to be loose as a whole is not told again."""
    places = document.node_places
    loose, twisting = _loose(document)
    if not loose:
        return
    turning = links((start, end) for start, end in twisting if start in loose or end in loose)
    chains = {node: [each for each in others if each in loose] for node, others in turning.items() if node in loose}
    for chain in parts(chains):
        if all(loose.issuperset(turning[node]) for node in chain) and chain[0] not in told:
            first = min(chain, key=lambda node: places[node])
            words = f"node '{first}' can turn about the line of its members: {UNRESISTED}"
            yield document.where_node(first), "spinning_members", words


def _loose(document: Document) -> tuple[set[str], list[tuple[str, str]]]:
    """Nodes that nothing but members of one line could hold against spinning, and the members that pass twist on."""
    points = document.points
    ways = {hinge["id"]: _passes(hinge) for hinge in document.entities["hinges"]}
    lines: dict[str, Point] = {}
    held: set[str] = set()
    twisting: list[tuple[str, str]] = []
    for member in document.entities["members"]:
        start, end = member["start"], member["end"]
        if has_offset(member):
            held.update((start, end))
        if member.get("type", "beam") != "beam":
            continue
        twist_start, bend_start = ways[member["start_hinge"]] if "start_hinge" in member else (True, True)
        twist_end, bend_end = ways[member["end_hinge"]] if "end_hinge" in member else (True, True)
        twists = twist_start and twist_end
        if twists:
            twisting.append((start, end))
        if start in held and end in held:
            continue
        line = minus(points[end], points[start])
        if (twists or bend_start) and not parallel(lines.setdefault(start, line), line, _PARALLEL):
            held.add(start)
        if (twists or bend_end) and not parallel(lines.setdefault(end, line), line, _PARALLEL):
            held.add(end)
    for plate in document.entities["plates"]:
        held.update(plate["nodes"])
    for support in document.entities["supports"]:
        if support["node"] in lines and _resists(support, unit(lines[support["node"]])):
            held.add(support["node"])
    return lines.keys() - held, twisting


def _passes(hinge: Entity) -> tuple[bool, bool]:
    """Whether a hinge passes on twist, and any bending."""
    return hinge["rx"] != "free", hinge["ry"] != "free" or hinge["rz"] != "free"


def _resists(support: Entity, line: Point) -> bool:
    return any(turn and abs(dot(axis, line)) > _PARALLEL for axis, turn in map(rigid.axis_of, rigid.held(support)))
