"""Rectangular, square and circular hollow sections."""

from math import pi

from handoff.sections.parts import Fillet, Rectangle, integrate
from handoff.sections.quantities import Properties


def corner_radii(t: float, formulas: str) -> tuple[float, float]:
    """Outer and inner: EN 10210-2 and EN 10219-2 for properties, AISC's 2t and t for American tubes, none of plates."""
    if formulas == "welded":
        return 0.0, 0.0
    if formulas == "hot_finished":
        return 1.5 * t, t
    if formulas == "american" or t <= 6:
        return 2 * t, t
    return (2.5 * t, 1.5 * t) if t <= 10 else (3 * t, 2 * t)


def rectangular(h: float, b: float, t: float, formulas: str) -> Properties:
    """All from one quarter of the outline; mm."""
    outer, inner = corner_radii(t, formulas)
    quarter = integrate(
        (
            Rectangle(0, b / 2, 0, h / 2),
            Fillet(b / 2, h / 2, -1, -1, outer, -1),
            Rectangle(0, b / 2 - t, 0, h / 2 - t, -1),
            Fillet(b / 2 - t, h / 2 - t, -1, -1, inner),
        )
    )
    return {
        "a": 4 * quarter.a,
        "iy": 4 * quarter.iy,
        "iz": 4 * quarter.iz,
        **_torsion(h, b, t, (outer + inner) / 2, formulas),
        "iw": 0.0,  # a closed tube twists with next to no warping
        "wpl_y": 4 * quarter.sz,
        "wpl_z": 4 * quarter.sy,
    }


def _torsion(h: float, b: float, t: float, rc: float, formulas: str) -> Properties:
    """EN 10210-2 and EN 10219-2, annexes B; the American tables leave out the wall's own part."""
    mid_line = 2 * (b + h - 2 * t) - 2 * rc * (4 - pi)
    enclosed = (b - t) * (h - t) - rc**2 * (4 - pi)
    if formulas == "american":
        return {"it": 4 * enclosed**2 * t / mid_line, "wt": 2 * enclosed * t}
    k = 2 * enclosed * t / mid_line
    it = t**3 * mid_line / 3 + 2 * k * enclosed
    return {"it": it, "wt": it / (t + k / t)}


def circular(d: float, t: float) -> Properties:
    inner = d - 2 * t
    i = pi * (d**4 - inner**4) / 64
    wpl = (d**3 - inner**3) / 6
    return {
        "a": pi * (d**2 - inner**2) / 4,
        "iy": i,
        "iz": i,
        "it": 2 * i,
        "iw": 0.0,
        "wpl_y": wpl,
        "wpl_z": wpl,
        "wt": 4 * i / d,
    }
