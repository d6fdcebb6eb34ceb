"""Exact integrals over the two pieces every rolled outline is made of: rectangles and fillets."""

from collections.abc import Iterable
from math import asin, pi, sqrt
from typing import NamedTuple


class Rectangle(NamedTuple):
    y0: float
    y1: float
    z0: float
    z1: float
    sign: int = 1


class Fillet(NamedTuple):
    """What lies between two edges and the arc of radius r touching both; from its corner it opens towards the signs."""

    y: float
    z: float
    toward_y: int
    toward_z: int
    r: float
    sign: int = 1


Part = Rectangle | Fillet

# A square of side 1 less the quarter circle in it, about its corner: area, first, second and product moments.
_AREA = 1 - pi / 4
_FIRST = 5 / 6 - pi / 4
_SECOND = 1 - 5 * pi / 16
_PRODUCT = 19 / 24 - pi / 4


class Integrals(NamedTuple):
    """Over the area: 1, y, z, z² (iy), y² (iz) and yz, about the axes the parts are given in."""

    a: float
    sy: float
    sz: float
    iy: float
    iz: float
    iyz: float


def integrate(parts: Iterable[Part]) -> Integrals:
    total = [0.0] * 6
    for part in parts:
        values = _rectangle(part) if isinstance(part, Rectangle) else _fillet(part)
        total = [t + part.sign * v for t, v in zip(total, values, strict=True)]
    return Integrals(*total)


def _rectangle(part: Rectangle) -> tuple[float, ...]:
    y0, y1, z0, z1, _ = part
    dy, dz = y1 - y0, z1 - z0
    dyy, dzz = (y1 * y1 - y0 * y0) / 2, (z1 * z1 - z0 * z0) / 2
    return dy * dz, dyy * dz, dzz * dy, (z1**3 - z0**3) / 3 * dy, (y1**3 - y0**3) / 3 * dz, dyy * dzz


def _fillet(part: Fillet) -> tuple[float, ...]:
    y, z, ty, tz, r, _ = part
    a = _AREA * r * r
    ly, lz = ty * _FIRST * r**3, tz * _FIRST * r**3
    second, product = _SECOND * r**4, ty * tz * _PRODUCT * r**4
    return (
        a,
        a * y + ly,
        a * z + lz,
        second + 2 * z * lz + a * z * z,
        second + 2 * y * ly + a * y * y,
        product + y * lz + z * ly + a * y * z,
    )


def below(part: Part, limit: float, axis: str) -> tuple[float, float]:
    """Area and first moment of what lies below a coordinate y or z, the sign of the part included."""
    if isinstance(part, Rectangle):
        y0, y1, z0, z1, _ = part
        start, end, across = (y0, y1, z1 - z0) if axis == "y" else (z0, z1, y1 - y0)
        end = min(max(limit, start), end)
        return part.sign * across * (end - start), part.sign * across * (end * end - start * start) / 2
    corner, toward = (part.y, part.toward_y) if axis == "y" else (part.z, part.toward_z)
    reach = min(max((limit - corner) * toward, 0.0), part.r)
    area, moment = _strip(part.r, reach)
    if toward < 0:
        area, moment = _AREA * part.r**2 - area, _FIRST * part.r**3 - moment
    return part.sign * area, part.sign * (corner * area + toward * moment)


def _strip(r: float, reach: float) -> tuple[float, float]:
    """A fillet from its corner out to a distance along one edge: its height there is r − √(r² − (r − u)²)."""
    v = r - reach
    root = sqrt(max(r * r - v * v, 0.0))
    circle = (pi * r * r / 2 - v * root - r * r * asin(min(v / r, 1.0))) / 2
    area = r * reach - circle
    # The circle's moment about the corner's edge, from ∫(r − v)√(r² − v²) dv.
    return area, r * reach * reach / 2 - (r * circle - root**3 / 3)


def plastic_modulus(parts: list[Part], area: float, lower: float, upper: float, axis: str) -> float:
    """∫|distance| over the area from the line that halves it, found by false position (Illinois)."""
    # Two lines and the area each has below it beyond the half; the newer one second.
    old, old_surplus, line, surplus = lower, -area / 2, upper, area / 2
    whole = moment_below = sum(below(part, upper, axis)[1] for part in parts)
    # The integral is smallest at the line sought, so a hundred-millionth of the area leaves no trace in seven digits.
    while abs(surplus) > 1e-8 * area:
        new = line - surplus * (line - old) / (surplus - old_surplus)
        found = [below(part, new, axis) for part in parts]
        new_surplus, moment_below = sum(a for a, _ in found) - area / 2, sum(m for _, m in found)
        if new_surplus * surplus < 0:
            old, old_surplus = line, surplus
        else:
            old_surplus /= 2
        line, surplus = new, new_surplus
    return whole - 2 * moment_below + 2 * line * surplus
