"""Mechanisms that are certain: parts without support, and supports that cannot hold a part as a rigid body.

Each connected part is taken as rigid, which is stiffer than it is; what moves even so is a mechanism for certain, and
a stable structure is never accused. Hinges and bars are looked at after that (linkage.py); the solver finds the rest.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain

from handoff.validation import linkage, rigid, spin
from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.geometry import Point, minus
from handoff.validation.parts import links, parts, plate_pairs
from handoff.validation.report import Finding
from handoff.validation.rulebook import MOTIONS, UNRESISTED, Y_UP

_LOOSE = ("no_supports", "unsupported_part", "loose_supports")


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    found = list(_mechanisms(document))
    yield (each for each in found)
    # What hangs loose as a whole needs no look at its joints.
    if spin.possible(document) and not any(code in _LOOSE for _, code, _ in found):
        yield linkage.findings(document)


def _mechanisms(document: Document) -> Iterator[Finding]:
    if not document.entities["members"] and not document.entities["plates"]:
        return
    holding = [support for support in document.entities["supports"] if rigid.held(support)]
    if not holding:
        fix = (
            "all supports are free in all directions" if document.entities["supports"] else "the model has no supports"
        )
        yield ("model", "supports"), "no_supports", f"{fix}: the structure can move in every direction"
        return
    if _rooted(document, holding):
        if spin.possible(document):
            yield from spin.findings(document)
        return
    places = document.node_places
    supports: dict[str, list[Entity]] = defaultdict(list)
    for support in holding:
        supports[support["node"]].append(support)
    straight = False
    loose: set[str] = set()
    joined = chain(zip(document.starts, document.ends, strict=True), plate_pairs(document.entities["plates"]))
    # A hinge counts as a full joint, which can only hide a mechanism.
    for part in parts(links(joined)):
        held = sorted((node for node in part if node in supports), key=lambda node: places[node])
        mine = [support for node in held for support in supports[node]]
        if any(len(rigid.held(support)) == 6 for support in mine):
            continue
        free = rigid.free_motions(document.points, mine)
        if free:
            points = {node: document.points[node] for node in sorted(part, key=lambda node: places[node])}
            axis = rigid.line_of(points)
            straight = straight or axis is not None
            if axis is None or len(free) > 1 or not rigid.is_spin(free[0], axis):
                loose.update(part)
                node, code, told = _told(free, points, mine)
                yield document.where_node(node), code, told
    if straight or spin.possible(document):
        yield from spin.findings(document, loose)


def _rooted(document: Document, holding: list[Entity]) -> bool:
    """Whether every node hangs on a fully held one. Members usually come in an order in which a few sweeps show it."""
    places = document.node_places
    reached = {places[support["node"]] for support in holding if len(rigid.held(support)) == 6}
    starts, ends = document.start_places, document.end_places
    used = {*starts, *ends}
    reached &= used
    if document.entities["plates"] or not reached:
        return False
    for _ in range(4):
        before = len(reached)
        for near, far in ((starts, ends), (ends, starts)):
            # One sweep follows a whole line of members.
            for one, other in zip(near, far, strict=True):
                if one in reached:
                    reached.add(other)
            if len(reached) == len(used):
                return True
        if len(reached) == before:
            return False
        starts, ends = list(reversed(starts)), list(reversed(ends))
    return False


def _told(free: list[rigid.Motion], points: dict[str, Point], supports: list[Entity]) -> tuple[str, str, str]:
    """The node that moves most, and the code and words for it."""
    names = list(points)
    if not supports:
        span = f"'{names[0]}'" + (f" … '{names[-1]}'" if len(names) > 1 else "")
        told = f"the part of the structure with nodes {span} is joined to no support: node '{names[0]}' {MOTIONS['ux']}"
        return names[0], "unsupported_part", told
    spots = [points[support["node"]] for support in supports]
    size = rigid.spread(spots)
    most, mover, axis = 0.0, names[0], "x"
    for motion in free:
        for name, point in points.items():
            reach, direction = rigid.reach(motion, rigid.scaled(minus(point, spots[0]), size))
            if reach > most * 1.000001:
                most, mover, axis = reach, name, direction
    told = f"the supports cannot hold the structure: node '{mover}' {MOTIONS['u' + axis]}: {UNRESISTED}"
    return mover, "loose_supports", told + (Y_UP if axis == "z" and _rises_along_y(points, supports) else "")


def _rises_along_y(points: dict[str, Point], supports: list[Entity]) -> bool:
    """Drawn in a plane of x and y, and standing at the bottom of it; what holds one direction alone may be anywhere."""
    feet = [points[s["node"]] for s in supports if len(_shifts(s)) > 1]
    heights = [y for _, y, _ in points.values()]
    flat = len({z for _, _, z in points.values()}) == 1
    return flat and bool(feet) and all(2 * y < min(heights) + max(heights) for _, y, _ in feet)


def _shifts(support: Entity) -> list[str]:
    return [way for way in ("ux", "uy", "uz") if support[way] != "free"]
