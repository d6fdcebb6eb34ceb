"""Outlines of rolled sections as polygons with many-sided arcs, and their integrals: nothing of the product's here."""

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
# Straight edges as rows of y1, z1, y2, z2, counter-clockwise round material, clockwise round holes.
Edges = Array

ARC = 48  # sides to a quarter circle: the area of a round tube is then right to 2e-4 of a thousandth


def loop(corners: list[tuple[float, float]], radii: list[float], sides: int = ARC) -> Array:
    """The points of an outline of right angles, each corner rounded by its radius, whether it juts out or in."""
    points = []
    count = len(corners)
    turn = np.linspace(0, np.pi / 2, sides + 1)[:, None]
    for i, radius in enumerate(radii):
        corner = np.array(corners[i], float)
        before = corner - corners[i - 1]
        after = np.array(corners[(i + 1) % count], float) - corner
        into, out = before / np.linalg.norm(before), after / np.linalg.norm(after)
        if radius == 0:
            points.append(corner[None])
        else:
            centre = corner - radius * into + radius * out
            points.append(centre - radius * np.cos(turn) * out + radius * np.sin(turn) * into)
    return np.concatenate(points)


def loops(shape: dict[str, float | str], sides: int = ARC) -> list[Array]:
    """The outline of a section, and of its hole, from the dimensions its answer gives; metres in, millimetres out."""
    size = {key: 1000 * float(value) for key, value in shape.items() if key != "type"}
    kind = shape["type"]
    if kind == "chs":
        angle = np.linspace(0, 2 * np.pi, 4 * sides, endpoint=False)
        ring = np.column_stack((np.cos(angle), np.sin(angle)))
        return [size["d"] / 2 * ring, (size["d"] / 2 - size["t"]) * ring[::-1]]
    h, b = size["h"], size["b"]
    if str(kind).startswith("double_"):
        (one,) = loops({**shape, "type": str(kind).removeprefix("double_")}, sides)
        right = one + np.array((size["gap"] / 2, 0))
        return [right, (right * (-1, 1))[::-1]]
    if kind == "rectangle":
        return [np.array([(-b / 2, -h / 2), (b / 2, -h / 2), (b / 2, h / 2), (-b / 2, h / 2)])]
    if kind == "tee":
        stem, web, r = h - size["tf"], size["tw"] / 2, size["r"]
        left = [
            (-web, 0.0),
            (web, 0.0),
            (web, stem),
            (b / 2, stem),
            (b / 2, h),
            (-b / 2, h),
            (-b / 2, stem),
            (-web, stem),
        ]
        return [loop(left, [0, 0, r, 0, 0, 0, 0, r], sides)]
    if kind == "rhs":
        t, tf = size["t"], size.get("tf", size["t"])
        outer = [(-b / 2, -h / 2), (b / 2, -h / 2), (b / 2, h / 2), (-b / 2, h / 2)]
        inner = [(y * (1 - 2 * t / b), z * (1 - 2 * tf / h)) for y, z in outer]
        return [loop(outer, [size.get("r", 0)] * 4, sides), loop(inner, [size.get("r2", 0)] * 4, sides)[::-1]]
    if kind == "angle":
        t, r, toe = size["t"], size["r"], size["r2"]
        points = loop([(0, 0), (b, 0), (b, t), (t, t), (t, h), (0, h)], [0, 0, toe, r, toe, 0], sides)
        # Four thin sizes have a toe rounder than the leg is thick: its arc ends on the outer face.
        return [np.maximum(points, 0)]
    tw, tf, r = size["tw"], size["tf"], size["r"]
    web, flange = h / 2 - tf, h / 2
    if kind == "channel":
        corners = [(0, -flange), (b, -flange), (b, -web), (tw, -web), (tw, web), (b, web), (b, flange), (0, flange)]
        return [loop(corners, [0, 0, 0, r, r, 0, 0, 0], sides)]
    left = [(-b / 2, -flange), (b / 2, -flange), (b / 2, -web), (tw / 2, -web), (tw / 2, web), (b / 2, web)]
    right = [(b / 2, flange), (-b / 2, flange), (-b / 2, web), (-tw / 2, web), (-tw / 2, -web), (-b / 2, -web)]
    return [loop(left + right, [0, 0, 0, r, r, 0] * 2, sides)]


def edges(outline: list[Array]) -> Edges:
    return np.concatenate([np.hstack((points, np.roll(points, -1, axis=0))) for points in outline])


def integrals(lines: Edges) -> dict[str, Array]:
    """Area, centroid and second moments about it, by Green's theorem over the edges; one section or a stack of them."""
    y1, z1, y2, z2 = np.moveaxis(lines, -1, 0)
    cross = y1 * z2 - y2 * z1
    a = cross.sum(-1) / 2
    y, z = ((y1 + y2) * cross).sum(-1) / 6 / a, ((z1 + z2) * cross).sum(-1) / 6 / a
    iy = ((z1 * z1 + z1 * z2 + z2 * z2) * cross).sum(-1) / 12 - a * z * z
    iz = ((y1 * y1 + y1 * y2 + y2 * y2) * cross).sum(-1) / 12 - a * y * y
    iyz = ((y1 * z2 + 2 * y1 * z1 + 2 * y2 * z2 + y2 * z1) * cross).sum(-1) / 24 - a * y * z
    return {"a": a, "y": y, "z": z, "iy": iy, "iz": iz, "iyz": iyz}


def plastic_modulus(lines: Edges) -> Array:
    """About the line of constant z that halves the area."""
    low, high = lines[..., 1].min(-1), lines[..., 1].max(-1)
    whole, moment = _below(lines, high)
    for _ in range(30):
        middle = (low + high) / 2
        less = _below(lines, middle)[0] < whole / 2
        low, high = np.where(less, middle, low), np.where(less, high, middle)
    return moment - 2 * _below(lines, low)[1]


def _below(lines: Edges, limit: Array) -> tuple[Array, Array]:
    """Area and first moment below a height: ∮ y dz and ∮ yz dz, to which the cut itself adds nothing."""
    y1, z1, y2, z2 = np.moveaxis(lines, -1, 0)
    limit = limit[..., None]
    rise = z2 - z1
    slope = np.divide(y2 - y1, rise, out=np.zeros_like(rise), where=rise != 0)
    start, end = np.minimum(z1, limit), np.minimum(z2, limit)
    y_start, y_end = y1 + slope * (start - z1), y1 + slope * (end - z1)
    step = end - start
    area = (y_start + y_end) * step / 2
    moment = (y_start * (2 * start + end) + y_end * (start + 2 * end)) * step / 6
    return area.sum(-1), moment.sum(-1)


def turned(lines: Edges) -> Edges:
    """The outline mirrored in the line y = z, still counter-clockwise: what was about y is now about z."""
    return lines[..., [3, 2, 1, 0]]
