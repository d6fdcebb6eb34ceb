"""The names nearest to one the library does not have."""

from heapq import nsmallest

from handoff.nearest import nearest as nearest_spelling
from handoff.runtime.settings import section_file
from handoff.sections import tables
from handoff.sections.catalogue import Family, made_rules, made_words
from handoff.sections.names import LONGEST, Numbers, plain, read

_NEAREST = section_file("suggestions")["nearest"]
_UNKNOWN = section_file("suggestions")["unknown"]


def nearest(name: str, every: list[Family], limit: int = _NEAREST["told"]) -> list[str]:
    """By size among the families the letters point to, or the families spelt nearest to them."""
    wanted = read(name)
    if wanted is None or not (wanted.letters or wanted.numbers):
        return []
    made = [kind["family"] for kind in made_rules()["families"] if wanted.letters in kind.get("letters", [])]
    if made:
        return [made_words()[family]["example"] for family in made][:limit]
    letters = _known_letters(wanted.letters, every)
    pointed = bool(letters)
    choices = _families(letters, every) if pointed or not wanted.letters else []
    if not wanted.numbers:
        return [found for family in choices for found in tables.names(family)[:1]][:limit]
    first: int = wanted.numbers[0]
    # Where every table is asked, only what begins with nearly the same size is worth ranking.
    most = first * _NEAREST["first_share"]
    # A size below half of any there is may have lost its last digits: IPE 33 is nearer to IPE330 than to IPE80.
    sizes = [other.numbers[0] for family in choices for _, other in tables.spelled(family)] if pointed else []
    cut = len(wanted.numbers) == 1 and 2 * first < min(sizes, default=0)
    ranked: list[tuple[float, int, str]] = []
    for family in choices:
        equal_legs = tables.equal_legs(family)
        for found, other in tables.spelled(family):
            if pointed or abs(other.numbers[0] - first) <= most:
                other_series = pointed and other.letters not in letters
                apart = _distance(wanted.numbers, other.numbers, equal_legs, other_series)
                begun = cut and plain(other.numbers[0]).startswith(plain(first))
                ranked.append((apart - 2 * begun, len(ranked), found))
    return [found for _, _, found in nsmallest(limit, ranked)]


def unknown_section(name: str, near: list[str]) -> str:
    """The words of a refusal: `unknown section 'IPE310'; nearest: IPE300, IPE330`."""
    words = _UNKNOWN["section"] + (_UNKNOWN["nearest"] if near else "")
    return _told(words, name, near)


def unknown_family(name: str, known: list[str]) -> str:
    """And of a family's, with those there are."""
    return _told(_UNKNOWN["family"], name, known)


def _told(words: str, name: str, names: list[str]) -> str:
    return words.format(name=repr(name[:LONGEST]), names=", ".join(names))


def _known_letters(letters: str, every: list[Family]) -> list[str]:
    """The letters as they are, or what they begin, or what is spelt nearest to them."""
    known = list(dict.fromkeys(word for family in every for word in tables.letters(family)))
    if letters in known:
        return [letters]
    begun = [word for word in known if letters and word.startswith(letters)]
    return begun or nearest_spelling(letters, known, _NEAREST["spellings"])


def _families(letters: list[str], every: list[Family]) -> list[Family]:
    """The tables these letters point to; every table for a name that is all numbers."""
    if not letters:
        return every
    return [family for family in every if any(word in letters for word in tables.letters(family))]


def _distance(wanted: Numbers, numbers: Numbers, equal_legs: bool, other_series: bool) -> float:
    """How far the sizes are apart, each as a part of itself."""
    if len(wanted) == 2 and len(numbers) == 3 and equal_legs:
        wanted = (wanted[0], *wanted)
    apart = _apart(wanted, numbers)
    if len(wanted) == 3 and wanted[0] < wanted[1]:  # RHS 100x200x8: width before depth
        apart = min(apart, _apart((wanted[1], wanted[0], wanted[2]), numbers))
    beside: float = _NEAREST["number_more"] * abs(len(wanted) - len(numbers)) + _NEAREST["other_series"] * other_series
    return apart + beside


def _apart(wanted: Numbers, numbers: Numbers) -> float:
    return sum(map(_share, wanted, numbers))


def _share(one: int, other: int) -> float:
    return abs(one - other) / (one + other + 1)
