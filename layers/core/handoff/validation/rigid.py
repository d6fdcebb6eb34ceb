"""Rigid-body motions: three shifts and three turns, and which of them a set of supports lets pass."""

from collections.abc import Iterable

from handoff.validation.entries import Entity
from handoff.validation.geometry import AXES, Point, cross, minus, norm, unit

DIRECTIONS = ("ux", "uy", "uz", "rx", "ry", "rz")
_AXES = {"x": AXES[0], "y": AXES[1], "z": AXES[2]}
# Relative to the size of the part: below this a lever arm is round-off.
_NOTHING = 1e-9

# Shifts along and turns about x, y, z.
Motion = list[float]


def held(support: Entity) -> list[str]:
    return [direction for direction in DIRECTIONS if support[direction] != "free"]


def free_motions(points: dict[str, Point], supports: list[Entity]) -> list[Motion]:
    """Motions that the supports let pass, turns taken about the first support in units of the supports' spread."""
    if not supports:
        return _null_space([])
    spots = [points[support["node"]] for support in supports]
    size = spread(spots)
    arms = [scaled(minus(spot, spots[0]), size) for spot in spots]
    return _null_space(
        seen(arm, *axis_of(d)) for arm, support in zip(arms, supports, strict=True) for d in held(support)
    )


def spread(spots: list[Point]) -> float:
    return max(norm(minus(spot, spots[0])) for spot in spots) or 1.0


def reach(mode: Motion, arm: Point) -> tuple[float, str]:
    """The largest component of a motion at a node, and its axis."""
    turn = cross((mode[3], mode[4], mode[5]), arm)
    moves = [abs(mode[i] + turn[i]) for i in range(3)]
    size = max(moves)
    # Of directions that differ by round-off only, the first.
    return size, next(axis for axis, move in zip("xyz", moves, strict=True) if move >= 0.999999 * size)


def line_of(points: dict[str, Point]) -> Point | None:
    """The direction of the line all points lie on, or None."""
    first, *others = points.values()
    arms = [minus(point, first) for point in others]
    longest = max(arms, key=norm, default=(0.0, 0.0, 0.0))
    direction = unit(longest)
    size = norm(longest) or 1.0
    return direction if all(norm(cross(arm, direction)) <= _NOTHING * size for arm in arms) else None


def is_spin(mode: Motion, axis: Point) -> bool:
    """A turn of a straight part about its own line moves no node; whether it is a mechanism, torsion decides."""
    shift, turn = (mode[0], mode[1], mode[2]), (mode[3], mode[4], mode[5])
    return norm(shift) < 1e-6 and norm(cross(turn, axis)) < 1e-6 * norm(turn)


def axis_of(direction: str) -> tuple[Point, bool]:
    """Along or about which axis, and whether it is a turn."""
    return _AXES[direction[1]], direction[0] == "r"


def seen(arm: Point, along: Point, turn: bool) -> Motion:
    """What a direction at the end of an arm sees of the six motions (three shifts, three turns about the origin)."""
    return [0.0, 0.0, 0.0, *along] if turn else [*along, *cross(arm, along)]


def _null_space(rows: Iterable[Motion]) -> list[Motion]:
    """Rigid-body motions that no row sees: Gram-Schmidt, ended by the sixth independent row."""
    seen: list[Motion] = []
    for row in rows:
        extend_basis(seen, row)
        if len(seen) == 6:
            return []
    motions = seen[:]
    for i in range(6):
        extend_basis(motions, [float(i == j) for j in range(6)], 1e-3)
    return motions[len(seen) :]


def extend_basis(basis: list[Motion], row: Motion, least: float = _NOTHING) -> None:
    """Add what is new in a row to an orthonormal basis; twice, or round-off would pass for new."""
    # Written out: hinged models spend most of their validation here.
    a, b, c, d, e, f = row
    for _ in range(2):
        for ka, kb, kc, kd, ke, kf in basis:
            share = ka * a + kb * b + kc * c + kd * d + ke * e + kf * f
            a, b, c = a - share * ka, b - share * kb, c - share * kc
            d, e, f = d - share * kd, e - share * ke, f - share * kf
        size = (a * a + b * b + c * c + d * d + e * e + f * f) ** 0.5
        if size < least:
            return
    basis.append([a / size, b / size, c / size, d / size, e / size, f / size])


def scaled(arm: Point, size: float) -> Point:
    return (arm[0] / size, arm[1] / size, arm[2] / size)
