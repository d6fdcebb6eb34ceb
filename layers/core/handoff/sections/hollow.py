"""Rectangular, square and circular hollow sections."""

from math import pi

from handoff.sections.parts import Fillet, Integrals, Rectangle, integrate
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
    return _of_quarter(quarter, _torsion(h, b, t, (outer + inner) / 2, formulas))


def _of_quarter(quarter: Integrals, torsion: Properties) -> Properties:
    return {
        "a": 4 * quarter.a,
        "iy": 4 * quarter.iy,
        "iz": 4 * quarter.iz,
        **torsion,
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


def box(h: float, b: float, tw: float, tf: float, r: float = 0.0) -> Properties:
    """Webs tw, flanges tf; walls of one thickness may be bent, with the outer radius r; mm."""
    inner = max(0.0, r - tw)
    quarter = integrate(
        (
            Rectangle(0, b / 2, 0, h / 2),
            Fillet(b / 2, h / 2, -1, -1, r, -1),
            Rectangle(0, b / 2 - tw, 0, h / 2 - tf, -1),
            Fillet(b / 2 - tw, h / 2 - tf, -1, -1, inner),
        )
    )
    return _of_quarter(quarter, _box_torsion(h, b, tw, tf, (r + inner) / 2))


def _box_torsion(h: float, b: float, tw: float, tf: float, rc: float) -> Properties:
    """Bredt's closed part 4·Am²/∮ds/t with the walls' own; of one thickness as EN 10210-2, annex B."""
    wide, high, corners = 2 * (b - tw), 2 * (h - tf), 2 * rc * (4 - pi)
    enclosed = wide * high / 4 - rc**2 * (4 - pi)
    around = wide / tf + (high - corners) / tw
    it = (wide * tf**3 + (high - corners) * tw**3) / 3 + 4 * enclosed**2 / around
    return {"it": it, "wt": it / max(t + 2 * enclosed / (around * t) for t in (tw, tf))}


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
