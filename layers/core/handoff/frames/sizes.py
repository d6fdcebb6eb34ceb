"""First sizes of members by a rule of thumb, to begin with: the checks find the lightest that pass."""

from handoff.frames.inputs import Frame
from handoff.frames.tables import TABLES

_SIZES = TABLES["sizes"]


def bending(frame: Frame, moment_knm: float) -> str:
    """By the plastic modulus in cm³."""
    return _first("bending", moment_knm * 1000 / _stress(frame))


def axial(frame: Frame, table: str, force_kn: float) -> str:
    """By the area in cm²."""
    return _first(table, force_kn * 10 / _stress(frame))


def _stress(frame: Frame) -> float:
    strength: float = TABLES["yield_mpa"][frame.value("grade")]
    share: float = _SIZES["use"]
    return strength * share


def _first(table: str, needed: float) -> str:
    rows = _SIZES[table]
    enough = [name for value, name in rows if value >= needed]
    name: str = enough[0] if enough else rows[-1][1]
    return name


def load_kpa(frame: Frame) -> float:
    """What acts down on a square metre at the ultimate limit state, about."""
    on_roof: float = TABLES["snow"]["flat"]
    variable = frame.number("imposed_kpa") + on_roof * frame.number("snow_kpa")
    return 1.35 * frame.number("dead_kpa") + 1.5 * variable + 0.3
