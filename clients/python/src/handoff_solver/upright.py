"""From programs whose Y is up to Z up: (X, Y, Z) becomes (X, −Z, Y), and their local y, which is up, our local z.

Both turns are one and the same, a quarter about X, so that components of loads, global or local, turn alike.
"""

from __future__ import annotations

from typing import Any

from .axes import Vector, rotation_to

# Their letter: ours, and its sign.
TURNED = {"x": ("x", 1), "y": ("z", 1), "z": ("y", -1)}
SAID = "axes are turned from Y up to Z up: (X, Y, Z) is now (X, -Z, Y)"


def turned_vector(vector: Vector) -> Vector:
    return (vector[0], -vector[2] or 0.0, vector[1])


def components(letter: str, vector: Vector, end: str = "") -> dict[str, float]:
    """The components that are not zero: fx, fy, fz or mx, my, mz."""
    turned = zip("xyz", turned_vector(vector), strict=True)
    return {f"{letter}{axis}{end}": size for axis, size in turned if size}


def rotation(along: Vector, their_y: Vector) -> float:
    """Our rotation of a member, from its direction in our axes and its local y in theirs."""
    return rotation_to(along, z=turned_vector(their_y)) or 0.0


def turned_degrees(entry: dict[str, Any]) -> dict[str, Any]:
    """Degrees of freedom by our names; what pushes along their Z pulls along our y."""
    swapped = {"push": "pull", "pull": "push"}
    found: dict[str, Any] = {}
    for kind in ("u", "r"):
        for theirs, (ours, sign) in TURNED.items():
            value = entry[f"{kind}{theirs}"]
            found[f"{kind}{ours}"] = swapped.get(value, value) if sign < 0 and isinstance(value, str) else value
            only = entry.get(f"{kind}{theirs}_only")
            if only:
                found[f"{kind}{ours}_only"] = swapped[only] if sign < 0 else only
    return found
