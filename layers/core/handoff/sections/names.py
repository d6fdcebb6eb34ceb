"""How people write a section's name: letters and numbers out of any spelling, and back into the catalogue's."""

import json
import re
from collections.abc import Iterator
from math import gcd
from typing import NamedTuple

from handoff import settings

# The numbers are thousandths of the unit written (mm or inch), so that 8, 8.0 and 8,0, or 1/4 and .250, are one number.
Numbers = tuple[int, ...]


class Spelling(NamedTuple):
    letters: str
    numbers: Numbers


_RULES = json.loads((settings.sections_dir() / "spelling.json").read_text("utf-8"))
LONGEST: int = _RULES["longest"]  # no catalogue name is half as long; longer text is refused before any work
_SAME = str.maketrans({sign: meant for meant, signs in _RULES["same"].items() for sign in signs})
_TOKEN = re.compile(_RULES["token"], re.DOTALL)
_CUT = frozenset(_RULES["cut"])
_SIXTEENTHS = {(k * 1000 + 8) // 16: f"{k // gcd(k, 16)}/{16 // gcd(k, 16)}" for k in range(1, 16)}


def read(name: str) -> Spelling | None:
    """The letters, in order and run together, and the numbers; None where no section could be meant."""
    if len(name) > LONGEST:
        return None
    letters = ""
    numbers: list[int] = []
    for whole, fraction, decimal, word, stray in _TOKEN.findall(name.upper().translate(_SAME)):
        if fraction:
            top, bottom = fraction.split("/")
            numbers.append(int(whole or 0) * 1000 + (2000 * int(top) + int(bottom)) // (2 * int(bottom)))
        elif decimal:
            numbers.append(_thousandths(decimal))
        elif word:
            if word != "X":  # between numbers it only separates them
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


def fraction(number: int) -> str | None:
    """1/4, 3-1/2, 12: inches in sixteenths; None for a number that is not one."""
    whole, part = divmod(number, 1000)
    if not part:
        return str(whole)
    text = _SIXTEENTHS.get(part)
    if text is None:
        return None
    return f"{whole}-{text}" if whole else text


def thousandth(number: int) -> str:
    """0.250, 6.625: inches with three decimals."""
    return f"{number // 1000}.{number % 1000:03d}"


def write(numbers: Numbers, style: str, separator: str) -> Iterator[str]:
    """The numbers as a table of this style prints them: one way, or two where a sixteenth may have been cut."""
    if style == "thousandth":
        *rest, last = [thousandth(n) for n in numbers]
        yield separator.join([*rest, last])
        if numbers[-1] % 1000 - 1 in _CUT:
            yield separator.join([*rest, thousandth(numbers[-1] - 1)])
    elif style == "fraction":
        texts = [fraction(n) for n in numbers]
        if None not in texts:
            yield separator.join(text for text in texts if text)
    else:
        yield separator.join(plain(n) for n in numbers)


def metric(numbers: Numbers) -> set[Numbers]:
    """Inches as tenths of a millimetre, in each way a label may have rounded them.

    3/4 inch is 19.05 mm: 19.0 and 19.1. 5/16 inch is 7.94 mm, but as 0.313 it is 7.95 mm: 7.9 and 8.0.
    """
    ways: set[Numbers] = {()}
    for number in numbers:
        whole, part = divmod(number, 1000)
        # Twice the thousandths, so that a sixteenth (62.5) stays whole.
        inches = {2 * part, 125 * ((part * 16 + 500) // 1000)} if part in _SIXTEENTHS else {2 * part}
        scaled = [(2000 * whole + inch) * 127 for inch in inches]
        choices = {(value + bias) // 1000 for value in scaled for bias in (499, 500)}
        ways = {(*way, choice) for way in ways for choice in choices}
    return ways
