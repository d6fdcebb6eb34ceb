"""Exact properties of a solid rectangle."""

from typing import Any

from handoff.beams.tables import TABLES
from handoff.beams.units import metres
from handoff.sections.torsion import torsion_constant


def properties(h: float, b: float) -> dict[str, Any]:
    """A solid rectangle h mm deep (along z) and b mm wide (along y), as the model's explicit section fields in SI."""
    found = {
        key: _value(h, b, *term) if term else torsion_constant(h, b) / 1e12 for key, term in TABLES["rectangle"].items()
    }
    return {**found, "shape": {"type": "rectangle", "h": metres(h), "b": metres(b)}}


def _value(h: float, b: float, times: int, width: int, height: int, over: int, power: int) -> float:
    return float(times * b**width * h**height / over / 10.0 ** (3 * power))
