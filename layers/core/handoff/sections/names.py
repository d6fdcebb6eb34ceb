"""How people write a section's name: letters and numbers out of any spelling."""

import re
from typing import NamedTuple

from handoff.runtime.settings import section_file

# The numbers are thousandths of the unit written (mm or inch), so that 8, 8.0 and 8,0, or 1/4 and .250, are one number.
Numbers = tuple[int, ...]


class Spelling(NamedTuple):
    letters: str
    numbers: Numbers


_RULES = section_file("spelling")
LONGEST: int = _RULES["longest"]  # no catalogue name is half as long; longer text is refused before any work
# Signs that mean the same.
_SAME = str.maketrans({sign: meant for meant, signs in _RULES["same"].items() for sign in signs})
# Whole and fraction, decimal, separators (an X by itself is one), word, stray. A slash makes a fraction only where a
# rolling mill would write one; 200/100/8 is three numbers.
_TOKEN = re.compile(_RULES["token"], re.DOTALL)
# 5/16 inch is 0.3125: tables print it as 0.313 and as 0.312. Both mean the sixteenth; these are the lower ones.
_CUT: list[int] = _RULES["cut"]


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
    value: int = int(whole or 0) * 1000
    if digits:
        digits = digits.ljust(4, "0")
        part: int = int(digits[:3]) + int(digits[3] >= "5")
        value += part + int(part in _CUT)
    return value


def plain(number: int) -> str:
    """8, 6.3, 33.9: no more decimals than needed."""
    whole, part = number // 1000, number % 1000
    return f"{whole}.{str(part).rjust(3, '0')}".rstrip("0") if part else str(whole)
