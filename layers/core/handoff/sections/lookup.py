"""From any spelling to the one section meant."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from handoff.sections import tables
from handoff.sections.catalogue import Family, Pointer, pointers
from handoff.sections.names import LONGEST, Numbers, plain, read, write


def canonical(name: Any) -> str | None:
    """The catalogue's own spelling of a name, or None where the library has no such section."""
    found = locate(name) if isinstance(name, str) else None
    return found[1] if found else None


def locate(name: str) -> tuple[Family, str] | None:
    """The table a name belongs to, with the name as that table writes it."""
    return remembered(name) if len(name) <= LONGEST else None  # or long texts would fill the memory


@lru_cache(maxsize=4096)
def remembered(name: str) -> tuple[Family, str] | None:
    spelling = read(name)
    if spelling is None or not spelling.numbers:
        return None
    for pointer in pointers().get(spelling.letters, ()):
        for numbers in _meant(pointer.family, spelling.numbers):
            found = _in_table(pointer, numbers)
            if found:
                return pointer.family, found
    return None


def _meant(family: Family, numbers: Numbers) -> Iterator[Numbers]:
    yield numbers
    if family.get("equal_legs") and len(numbers) == 2:  # L20x3 and SHS 100x4 name the side once
        yield (numbers[0], *numbers)


def _in_table(pointer: Pointer, numbers: Numbers) -> str | None:
    family, prefix, suffix = pointer
    for written in write(numbers, family["numbers"], family["separator"]):
        name = f"{prefix}{written}{suffix}"
        if tables.has(family, name):
            return name
    if family["region"] != "US":
        return None
    label = prefix + family["separator"].join(plain(n) for n in numbers)
    if family.get("metric") == "rule":
        tenths = tuple(number // 100 for number in numbers) if not any(number % 100 for number in numbers) else ()
        return tables.metric_names(family["file"]).get(tenths) or family.get("irregular", {}).get(label)
    return tables.alias(family, label)
