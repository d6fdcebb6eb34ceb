"""From the units people type (kN, mm) to the model's (N, m), and back to text, without binary noise."""

from handoff.beams.tables import TABLES
from handoff.sections.quantities import shifted

_DIGITS: int = TABLES["words"]["digits"]


def newtons(kn: float) -> float:
    """kN to N (and kN/m to N/m): 16.1 gives 16100.0, where a binary product gives 16100.000000000002."""
    return shifted(repr(kn), 3)


def metres(mm: float) -> float:
    return shifted(repr(mm), -3)


def millimetres(m: float) -> float:
    """m to mm, to a thousandth: a library thickness of 0.0204 m is 20.4 mm, exactly the catalogue's."""
    return round(m * 1000, 3)


def plain(number: float) -> str:
    """A number as a person writes it: 6 and not 6.0, few significant digits, exponents for the very small and large."""
    text = f"{number:.{_DIGITS}g}"
    return str(int(float(text))) if "e" in text and 1e-4 <= abs(number) < 1e21 else text
