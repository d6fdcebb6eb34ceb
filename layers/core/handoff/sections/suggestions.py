"""The names nearest to one the library does not have."""

from math import log

from handoff.nearest import nearest as nearest_spelling
from handoff.sections import tables
from handoff.sections.catalogue import Family, catalogue, pointers
from handoff.sections.names import Numbers, read


def nearest(name: str, limit: int = 3) -> list[str]:
    """By size among the families the letters point to, or the families spelt nearest to them."""
    spelling = read(name)
    if spelling is None or not (spelling.letters or spelling.numbers):
        return []
    letters = _known_letters(spelling.letters)
    choices = _families(letters) if letters or not spelling.letters else []
    if not spelling.numbers:
        return [found for family in choices for found in tables.names(family)[:1]][:limit]
    ranked: list[tuple[bool, float, int, str]] = []
    for family in choices:
        for found in tables.names(family):
            other = read(found)
            if other:
                size = _distance(spelling.numbers, other.numbers, bool(family.get("equal_legs")))
                ranked.append((bool(letters) and other.letters not in letters, size, len(ranked), found))
    return [found for *_, found in sorted(ranked)[:limit]]


def _known_letters(letters: str) -> list[str]:
    """The letters as they are, or what they begin, or what is spelt nearest to them."""
    known = pointers()
    if letters in known:
        return [letters]
    begun = [word for word in known if letters and word.startswith(letters)]
    return begun or nearest_spelling(letters, list(known), limit=2)


def _families(letters: list[str]) -> list[Family]:
    """The tables these letters point to; every table for a name that is all numbers."""
    known = pointers()
    files = {pointer.family["file"] for word in letters for pointer in known[word]}
    return [family for family in catalogue()["tables"] if not letters or family["file"] in files]


def _distance(wanted: Numbers, numbers: Numbers, equal_legs: bool) -> float:
    if equal_legs and len(wanted) == 2 and len(numbers) == 3:
        wanted = (wanted[0], *wanted)
    ratios = [abs(log((a + 1) / (b + 1))) for a, b in zip(wanted, numbers, strict=False)]
    return sum(ratios) + 10.0 * abs(len(wanted) - len(numbers))
