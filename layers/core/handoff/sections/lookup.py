"""From any spelling to the one row meant."""

from collections.abc import Iterator
from functools import lru_cache

from handoff.sections import tables
from handoff.sections.catalogue import Family, pointers
from handoff.sections.names import LONGEST, Numbers, Spelling, read


def locate(name: str) -> tuple[Family, str] | None:
    """The table a name belongs to, with the name as that table writes it."""
    return remembered(name) if len(name) <= LONGEST else None  # or long texts would fill the memory


@lru_cache(maxsize=4096)
def remembered(name: str) -> tuple[Family, str] | None:
    spelling = read(name)
    if spelling is None or not spelling.numbers:
        return None
    choices = pointers().get(spelling.letters, [])
    # Its own name needs no index, which would cost a cold start some milliseconds.
    for family in (choice.family for choice in choices if tables.has(choice.family, name)):
        return family, name
    for family, letters in choices:
        for numbers in _meant(family, spelling.numbers):
            own = tables.by_spelling(family["file"]).get(Spelling(letters, numbers))
            found = own or tables.by_metric_label(family).get(numbers)
            if found:
                return family, found
    return None


def _meant(family: Family, numbers: Numbers) -> Iterator[Numbers]:
    yield numbers
    if family.get("equal_legs") and len(numbers) == 2:  # L20x3 and SHS 100x4 name the side once
        yield (numbers[0], *numbers)
