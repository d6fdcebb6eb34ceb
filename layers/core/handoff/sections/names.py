"""How people write a section's name: letters and numbers out of any spelling."""

import re
from typing import Any, NamedTuple

from handoff.settings import section_file

# The numbers are thousandths of the unit written (mm or inch), so that 8, 8.0 and 8,0, or 1/4 and .250, are one number.
Numbers = tuple[int, ...]


class Spelling(NamedTuple):
    letters: str
    numbers: Numbers


_RULES = section_file("spelling")
NEAREST: dict[str, Any] = _RULES["nearest"]
UNKNOWN: dict[str, str] = _RULES["unknown"]
LONGEST: int = _RULES["longest"]  # no catalogue name is half as long; longer text is refused before any work
# Signs that mean the same.
_SAME = str.maketrans({sign: meant for meant, signs in _RULES["same"].items() for sign in signs})
# Whole and fraction, decimal, separators (an X by itself is one), word, stray. A slash makes a fraction only where a
# rolling mill would write one; 200/100/8 is three numbers.
_TOKEN = re.compile(_RULES["token"], re.DOTALL)
# 5/16 inch is 0.3125: tables print it as 0.313 and as 0.312. Both mean the sixteenth; these are the lower ones.
_CUT = frozenset(_RULES["cut"])
_SIXTEENTHS = frozenset((k * 1000 + 8) // 16 for k in range(1, 16))


def same(name: str) -> str:
    """In capitals, with one sign for those that mean the same."""
    return name.upper().translate(_SAME)


def read(name: str) -> Spelling | None:
    """The letters, in order and run together, and the numbers; None where no section could be meant."""
    if len(name) > LONGEST:
        return None
    letters = ""
    numbers: list[int] = []
    for whole, fraction, decimal, word, stray in _TOKEN.findall(same(name)):
        if fraction:
            top, bottom = fraction.split("/")
            numbers.append(int(whole or 0) * 1000 + (2000 * int(top) + int(bottom)) // (2 * int(bottom)))
        elif decimal:
            numbers.append(_thousandths(decimal))
        elif word:
            letters += word
        elif stray:
            return None
    return Spelling(letters, tuple(numbers))


def _thousandths(decimal: str) -> int:
    whole, _, digits = decimal.partition(".")
    value = int(whole or 0) * 1000
    if digits:
        digits = digits.ljust(4, "0")
        part = int(digits[:3]) + (digits[3] >= "5")
        value += part + (part in _CUT)
    return value


def plain(number: int) -> str:
    """8, 6.3, 33.9: no more decimals than needed."""
    whole, part = divmod(number, 1000)
    return f"{whole}.{part:03d}".rstrip("0") if part else str(whole)


def metric(numbers: Numbers) -> set[Numbers]:
    """Inches as thousandths of a millimetre, in each way a label may have rounded them to tenths.

    3/4 inch is 19.05 mm: 19.0 and 19.1. 5/16 inch is 7.94 mm, but as 0.313 it is 7.95 mm: 7.9 and 8.0.
    """
    ways: set[Numbers] = {()}
    for number in numbers:
        whole, part = divmod(number, 1000)
        # Twice the thousandths, so that a sixteenth (62.5) stays whole.
        inches = {2 * part, 125 * ((part * 16 + 500) // 1000)} if part in _SIXTEENTHS else {2 * part}
        scaled = [(2000 * whole + inch) * 127 for inch in inches]
        choices = {(value + bias) // 1000 * 100 for value in scaled for bias in (499, 500)}
        ways = {(*way, choice) for way in ways for choice in choices}
    return ways
