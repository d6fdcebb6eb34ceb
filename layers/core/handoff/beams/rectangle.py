"""Exact properties of a solid rectangle."""

import math
from typing import Any

from handoff.beams.units import metres

# Σ 1/n⁵ over odd n is 31/32 ζ(5). Taken out of the series it leaves terms with 1 - tanh, which fall as e^(-nπ):
# twelve of them reach machine precision even for a square, where they fall slowest.
ODD_FIFTH_POWERS = 31 / 32 * 1.0369277551433699
TERMS = 12


def torsion_constant(h: float, b: float) -> float:
    """Saint-Venant's series, Timoshenko & Goodier, Theory of Elasticity, art. 109."""
    long, short = max(h, b), min(h, b)
    decays = ((n, math.exp(-n * math.pi * long / short)) for n in range(1, 2 * TERMS, 2))
    series = ODD_FIFTH_POWERS - math.fsum(2 * e / (1 + e) / n**5 for n, e in decays)
    return long * short**3 / 3 * (1 - 192 / math.pi**5 * short / long * series)


def properties(h: float, b: float) -> dict[str, Any]:
    """A solid rectangle h mm deep (along z) and b mm wide (along y), as the model's explicit section fields in SI."""
    # 5/6 is Jourawski's energy factor, the same for both directions.
    shear = 5 * b * h / 6 / 1e6
    return {
        "a": b * h / 1e6,
        "iy": b * h**3 / 12 / 1e12,
        "iz": h * b**3 / 12 / 1e12,
        "it": torsion_constant(h, b) / 1e12,
        "iyz": 0.0,
        "avy": shear,
        "avz": shear,
        "wel_y": b * h**2 / 6 / 1e9,
        "wel_z": h * b**2 / 6 / 1e9,
        "wpl_y": b * h**2 / 4 / 1e9,
        "wpl_z": h * b**2 / 4 / 1e9,
        "shape": {"type": "rectangle", "h": metres(h), "b": metres(b)},
    }
