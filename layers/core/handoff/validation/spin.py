"""Straight chains of members that can spin about their own axis because nothing holds their twist.

A chain spins for certain when every member end at its nodes lies on the chain's line or passes on no rotation, and no
support there resists rotation about the line. Whatever is in doubt counts as holding.
"""

from collections import defaultdict
from collections.abc import Iterator
from operator import itemgetter

from handoff.validation.document import Document, Entity
from handoff.validation.geometry import Point, cross, dot, ends, minus, norm, unit
from handoff.validation.report import Finding

_PARALLEL = 1e-9
_RIGID: Entity = {"ux": "rigid", "uy": "rigid", "uz": "rigid", "rx": "rigid", "ry": "rigid", "rz": "rigid"}
_AXES: dict[str, Point] = {"rx": (1.0, 0.0, 0.0), "ry": (0.0, 1.0, 0.0), "rz": (0.0, 0.0, 1.0)}


def possible(document: Document) -> bool:
    """Without releases and trusses only a part that is straight as a whole can spin."""
    return bool(document.member_keys & {"start_hinge", "end_hinge", "type"})


def findings(document: Document) -> Iterator[Finding]:
    held, links = _joints(document)
    seen: set[str] = set()
    places = {node["id"]: i for i, node in enumerate(document.entities["nodes"])}
    for root in links:
        if root in seen:
            continue
        chain, stack, spins = [], [root], True
        seen.add(root)
        while stack:
            node = stack.pop()
            chain.append(node)
            spins = spins and node not in held
            for other in links[node]:
                if other not in seen:
                    seen.add(other)
                    stack.append(other)
        if spins:
            first = min(chain, key=places.__getitem__)
            told = f"node '{first}' can rotate about the line of its members: nothing holds their twist"
            yield document.where("nodes", places[first]), told


def _joints(document: Document) -> tuple[set[str], dict[str, list[str]]]:
    """Nodes that something holds against spinning, and for each node the nodes that twist passes on to."""
    hinges = document.lookup("hinges")
    points = document.points
    lines: dict[str, Point] = {}
    held: set[str] = set()
    links: dict[str, list[str]] = defaultdict(list)
    for member in document.entities["members"]:
        start, end = member["start"], member["end"]
        if "start_offset" in member or "end_offset" in member:
            held.update((start, end))
        if member.get("type", "beam") != "beam":
            continue
        first = hinges[member["start_hinge"]] if "start_hinge" in member else _RIGID
        last = hinges[member["end_hinge"]] if "end_hinge" in member else _RIGID
        twists = first["rx"] != "free" and last["rx"] != "free"
        a, b = ends(member, points)
        line = unit(minus(b, a))
        for node, hinge in ((start, first), (end, last)):
            if twists or hinge["ry"] != "free" or hinge["rz"] != "free":
                known = lines.setdefault(node, line)
                if known is not line and norm(cross(known, line)) > _PARALLEL:
                    held.add(node)
        if twists:
            links[start].append(end)
            links[end].append(start)
    for plate in document.entities["plates"]:
        held.update(plate["nodes"])
    for support in document.entities["supports"]:
        if support["node"] in lines and _resists(support, lines[support["node"]]):
            held.add(support["node"])
    return held, links


def _resists(support: Entity, line: Point) -> bool:
    stiff = [_AXES[name] for name, value in zip(_AXES, itemgetter(*_AXES)(support), strict=True) if value != "free"]
    return any(abs(dot(axis, line)) > _PARALLEL for axis in stiff)
