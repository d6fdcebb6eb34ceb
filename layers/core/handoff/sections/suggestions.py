"""The names nearest to one the library does not have."""

from heapq import nsmallest

from handoff.nearest import nearest as nearest_spelling
from handoff.sections import tables
from handoff.sections.catalogue import Family, catalogue, made_rules, pointers
from handoff.sections.names import NEAREST, Numbers, Spelling, read


def nearest(name: str, limit: int = NEAREST["told"]) -> list[str]:
    """By size among the families the letters point to, or the families spelt nearest to them."""
    wanted = read(name)
    if wanted is None or not (wanted.letters or wanted.numbers):
        return []
    made = [kind["example"] for kind in made_rules()["families"] if wanted.letters in kind.get("letters", [])]
    if made:
        return made[:limit]
    letters = _known_letters(wanted.letters)
    choices = _families(letters) if letters or not wanted.letters else []
    if not wanted.numbers:
        return [found for family in choices for found in tables.names(family)[:1]][:limit]
    others = ((family, *pair) for family in choices for pair in tables.spelled(family["file"]))
    if not letters:  # every table is asked: only what begins with nearly the same size is worth ranking
        first = wanted.numbers[0]
        others = (other for other in others if abs(other[2].numbers[0] - first) <= first * NEAREST["first_share"])
    ranked = (
        (_distance(wanted.numbers, other, bool(letters) and other.letters not in letters, family), order, found)
        for order, (family, found, other) in enumerate(others)
    )
    return [found for *_, found in nsmallest(limit, ranked)]


def _known_letters(letters: str) -> list[str]:
    """The letters as they are, or what they begin, or what is spelt nearest to them."""
    known = pointers()
    if letters in known:
        return [letters]
    begun = [word for word in known if letters and word.startswith(letters)]
    return begun or nearest_spelling(letters, list(known), limit=NEAREST["spellings"])


def _families(letters: list[str]) -> list[Family]:
    """The tables these letters point to; every table for a name that is all numbers."""
    known = pointers()
    files = {pointer.family["file"] for word in letters for pointer in known[word]}
    return [family for family in catalogue()["tables"] if not letters or family["file"] in files]


def _distance(wanted: Numbers, other: Spelling, other_series: bool, family: Family) -> float:
    """How far the sizes are apart, each as a part of itself."""
    numbers = other.numbers
    if len(wanted) == 2 and len(numbers) == 3 and family.get("equal_legs"):
        wanted = (wanted[0], *wanted)
    apart = _apart(wanted, numbers)
    if len(wanted) == 3 and wanted[0] < wanted[1]:  # RHS 100x200x8: width before depth
        apart = min(apart, _apart((wanted[1], wanted[0], wanted[2]), numbers))
    beside: float = NEAREST["number_more"] * abs(len(wanted) - len(numbers)) + NEAREST["other_series"] * other_series
    return apart + beside


def _apart(wanted: Numbers, numbers: Numbers) -> float:
    return sum(abs(a - b) / (a + b + 1) for a, b in zip(wanted, numbers, strict=False))
