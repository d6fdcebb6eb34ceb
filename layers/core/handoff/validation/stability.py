"""Mechanisms that are certain: parts without support, and supports that cannot hold a part as a rigid body.

Each connected part is taken as rigid, which is stiffer than it is; what moves even so is a mechanism for certain, and
a stable structure is never accused. The solver finds the rest.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import chain

from handoff.validation import spin
from handoff.validation.document import Document, Entity
from handoff.validation.geometry import Point, cross, minus, norm, unit
from handoff.validation.report import Finding

DIRECTIONS = ("ux", "uy", "uz", "rx", "ry", "rz")
AXES: tuple[Point, Point, Point] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
# Relative to the size of the part: below this a lever arm is round-off.
_NOTHING = 1e-9

Row = list[float]


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    yield _mechanisms(document)


def _mechanisms(document: Document) -> Iterator[Finding]:
    if not document.entities["members"] and not document.entities["plates"]:
        return
    holding = [support for support in document.entities["supports"] if _held(support)]
    if not holding:
        fix = (
            "all supports are free in all directions" if document.entities["supports"] else "the model has no supports"
        )
        yield ("model", "supports"), f"{fix}: the structure is free to move in every direction"
        return
    if _rooted(document, holding):
        if spin.possible(document):
            yield from spin.findings(document)
        return
    places = {node["id"]: i for i, node in enumerate(document.entities["nodes"])}
    supports: dict[str, list[Entity]] = defaultdict(list)
    for support in holding:
        supports[support["node"]].append(support)
    straight = False
    loose: set[str] = set()
    for part in parts(document):
        mine = [support for node in part if node in supports for support in supports[node]] if supports else []
        if any(len(_held(support)) == 6 for support in mine):
            continue
        free = _free_motions(document, mine)
        if free:
            points = {node: document.points[node] for node in sorted(part, key=places.__getitem__)}
            axis = _axis(points)
            straight = straight or axis is not None
            if axis is None or len(free) > 1 or not _is_spin(free[0], axis):
                loose.update(part)
                node, told = _told(free, points, mine)
                yield document.where("nodes", places[node]), told
    if straight or spin.possible(document):
        yield from spin.findings(document, loose)


def _rooted(document: Document, holding: list[Entity]) -> bool:
    """Whether every node hangs on a fully held one. Members usually come in an order in which a few sweeps show it."""
    reached = {support["node"] for support in holding if len(_held(support)) == 6} & document.used
    if document.entities["plates"] or not reached:
        return False
    starts, ends = document.starts, document.ends
    add = reached.add
    for _ in range(4):
        before = len(reached)
        for a, b in zip(starts, ends, strict=True):
            if a in reached:
                add(b)
            elif b in reached:
                add(a)
        if len(reached) == len(document.used):
            return True
        if len(reached) == before:
            return False
        starts, ends = starts[::-1], ends[::-1]
    return False


def parts(document: Document) -> Iterator[list[str]]:
    """The nodes of each connected part. A hinge counts as a full joint, which can only hide a mechanism."""
    neighbours: dict[str, list[str]] = defaultdict(list)
    for a, b in zip(document.starts, document.ends, strict=True):
        neighbours[a].append(b)
        neighbours[b].append(a)
    for plate in document.entities["plates"]:
        corners = plate["nodes"]
        for corner in corners[1:]:
            neighbours[corners[0]].append(corner)
            neighbours[corner].append(corners[0])
    seen: set[str] = set()
    for root in neighbours:
        if root not in seen:
            seen.add(root)
            part, frontier = [root], [root]
            while frontier:
                reached = set(chain.from_iterable(map(neighbours.__getitem__, frontier)))
                reached -= seen
                seen |= reached
                frontier = list(reached)
                part += frontier
            yield part


def _held(support: Entity) -> list[str]:
    return [direction for direction in DIRECTIONS if support[direction] != "free"]


def _free_motions(document: Document, supports: list[Entity]) -> list[Row]:
    """Rigid-body motions that the supports let pass, turns taken about the first support in units of their spread."""
    if not supports:
        return _null_space([])
    spots = [document.points[support["node"]] for support in supports]
    size = _spread(spots)
    arms = [_scaled(minus(spot, spots[0]), size) for spot in spots]
    return _null_space(_row(arm, d) for arm, support in zip(arms, supports, strict=True) for d in _held(support))


def _told(free: list[Row], points: dict[str, Point], supports: list[Entity]) -> tuple[str, str]:
    """The node that moves most, and the words for it."""
    names = list(points)
    if not supports:
        span = f"'{names[0]}'" + (f" … '{names[-1]}'" if len(names) > 1 else "")
        told = (
            f"the part of the structure with nodes {span} is joined to no support: node '{names[0]}' can move along x"
        )
        return names[0], told
    spots = [points[support["node"]] for support in supports]
    size = _spread(spots)
    most, mover, axis = 0.0, names[0], "x"
    for motion in free:
        for name, point in points.items():
            reach, direction = _reach(motion, _scaled(minus(point, spots[0]), size))
            if reach > most * 1.000001:
                most, mover, axis = reach, name, direction
    return mover, f"the supports cannot hold the structure: node '{mover}' can move along {axis}"


def _row(arm: Point, direction: str) -> Row:
    """What a support direction sees of the six rigid-body motions (three shifts, three turns about the origin)."""
    e = AXES["xyz".index(direction[1])]
    if direction[0] == "u":
        return [*e, *cross(arm, e)]
    return [0.0, 0.0, 0.0, *e]


def _null_space(rows: Iterable[Row]) -> list[Row]:
    """Rigid-body motions that no row sees: Gram-Schmidt, ended by the sixth independent row."""
    seen: list[Row] = []
    for row in rows:
        _extend(seen, row)
        if len(seen) == 6:
            return []
    motions = seen[:]
    for i in range(6):
        _extend(motions, [float(i == j) for j in range(6)], 1e-3)
    return motions[len(seen) :]


def _extend(basis: list[Row], row: Row, least: float = _NOTHING) -> None:
    """Add what is new in a row to an orthonormal basis; twice, or round-off would pass for new."""
    for _ in range(2):
        for known in basis:
            share = sum(a * b for a, b in zip(known, row, strict=True))
            row = [b - share * a for a, b in zip(known, row, strict=True)]
        size = sum(value * value for value in row) ** 0.5
        if size < least:
            return
    basis.append([value / size for value in row])


def _reach(mode: Row, arm: Point) -> tuple[float, str]:
    """The largest component of a motion at a node, and its axis."""
    turn = cross((mode[3], mode[4], mode[5]), arm)
    moves = [abs(mode[i] + turn[i]) for i in range(3)]
    size = max(moves)
    return size, "xyz"[moves.index(size)]


def _axis(points: dict[str, Point]) -> Point | None:
    """The direction of the line all points lie on, or None."""
    first, *others = points.values()
    arms = [minus(point, first) for point in others]
    longest = max(arms, key=norm, default=(0.0, 0.0, 0.0))
    direction = unit(longest)
    size = norm(longest) or 1.0
    return direction if all(norm(cross(arm, direction)) <= _NOTHING * size for arm in arms) else None


def _is_spin(mode: Row, axis: Point) -> bool:
    """A turn of a straight part about its own line moves no node; whether it is a mechanism, torsion decides."""
    shift, turn = (mode[0], mode[1], mode[2]), (mode[3], mode[4], mode[5])
    return norm(shift) < 1e-6 and norm(cross(turn, axis)) < 1e-6 * norm(turn)


def _spread(spots: list[Point]) -> float:
    return max(norm(minus(spot, spots[0])) for spot in spots) or 1.0


def _scaled(arm: Point, size: float) -> Point:
    return (arm[0] / size, arm[1] / size, arm[2] / size)
