"""Exact properties of a solid rectangle."""

from typing import Any, NamedTuple

from handoff.beams.units import metres
from handoff.sections.solid import torsion_constant


class Term(NamedTuple):
    """times · b^width · h^height / over, of the given power of length."""

    times: int
    width: int
    height: int
    over: int
    power: int


# 5/6 of the shear areas is Jourawski's energy factor, the same for both directions. The order is that of the model.
TERMS: dict[str, Term | None] = {
    "a": Term(1, 1, 1, 1, 2),
    "iy": Term(1, 1, 3, 12, 4),
    "iz": Term(1, 3, 1, 12, 4),
    "it": None,  # by a series
    "iyz": Term(0, 1, 1, 1, 4),
    "avy": Term(5, 1, 1, 6, 2),
    "avz": Term(5, 1, 1, 6, 2),
    "wel_y": Term(1, 1, 2, 6, 3),
    "wel_z": Term(1, 2, 1, 6, 3),
    "wpl_y": Term(1, 1, 2, 4, 3),
    "wpl_z": Term(1, 2, 1, 4, 3),
}


def properties(h: float, b: float) -> dict[str, Any]:
    """A solid rectangle h mm deep (along z) and b mm wide (along y), as the model's explicit section fields in SI."""
    found = {key: _value(term, h, b) if term else torsion_constant(h, b) / 1e12 for key, term in TERMS.items()}
    return {**found, "shape": {"type": "rectangle", "h": metres(h), "b": metres(b)}}


def _value(term: Term, h: float, b: float) -> float:
    return float(term.times * b**term.width * h**term.height / term.over / 10.0 ** (3 * term.power))
