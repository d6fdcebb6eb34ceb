"""Local axes of a member in the model format: x along, y horizontal, z up; of an upright member y is global Y."""

from __future__ import annotations

import math

Vector = tuple[float, float, float]

# A member counts as upright when it leans less than this per metre: the solver's own measure.
UPRIGHT = 1e-6


def minus(a: Vector, b: Vector) -> Vector:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vector, b: Vector) -> Vector:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def scaled(a: Vector, factor: float) -> Vector:
    return (a[0] * factor, a[1] * factor, a[2] * factor)


def plus(a: Vector, b: Vector) -> Vector:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def is_upright(along: Vector) -> bool:
    return math.hypot(along[0], along[1]) < UPRIGHT * math.sqrt(dot(along, along))


def unturned(along: Vector) -> tuple[Vector, Vector, Vector]:
    """x, y and z at rotation 0."""
    x = scaled(along, 1 / math.sqrt(dot(along, along)))
    if is_upright(along):
        y: Vector = (0.0, 1.0, 0.0)
    else:
        level = math.hypot(along[0], along[1])
        y = (-along[1] / level, along[0] / level, 0.0)
    return x, y, cross(x, y)


def turned(along: Vector, degrees: float) -> tuple[Vector, Vector, Vector]:
    """The same after the member's rotation about +x."""
    x, y, z = unturned(along)
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return x, plus(scaled(y, c), scaled(z, s)), plus(scaled(z, c), scaled(y, -s))


def rotation_to(along: Vector, *, y: Vector | None = None, z: Vector | None = None) -> float | None:
    """The rotation that turns local y, or else local z, towards a vector; None where that is along the member."""
    _, y0, z0 = unturned(along)
    if y is not None:
        c, s, size = dot(y, y0), dot(y, z0), math.sqrt(dot(y, y))
    elif z is not None:
        c, s, size = dot(z, z0), -dot(z, y0), math.sqrt(dot(z, z))
    else:
        return None
    if math.hypot(c, s) <= 1e-9 * size or size == 0:
        return None
    degrees = math.degrees(math.atan2(s, c))
    return 0.0 if abs(degrees) < 1e-9 else degrees
