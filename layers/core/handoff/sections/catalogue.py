"""Which tables there are, and which of them a name's letters point to."""

import json
from functools import cache
from typing import Any, NamedTuple, NotRequired, TypedDict, cast

from handoff.runtime import settings

# A section, or a family of them, as the API answers it.
Answer = dict[str, Any]


class Series(TypedDict):
    own: str
    letters: list[str]
    # Rolled to order: suggested only where nothing common passes.
    rare: NotRequired[bool]


class Family(TypedDict, total=False):
    """One entry of sections/families.json: a table with its standard, its shape and the formulas that fit it."""

    file: str
    family: str
    region: str
    title: str
    standard: str
    range: str
    note: str
    shape: str
    fabrication: str
    formulas: str
    tapered: bool
    equal_legs: bool
    metric: str
    series: list[Series]
    irregular: dict[str, str]


class Catalogue(TypedDict):
    about: str
    regions: dict[str, str]
    ranges: dict[str, str]
    tables: list[Family]


class Kind(TypedDict, total=False):
    """One family of sections/made.json: a shape made of dimensions, or of a row of a table."""

    family: str
    shape: str
    fabrication: str
    letters: list[str]
    sizes: list[str]
    least: int
    same: dict[str, str | float]
    rounded: str
    by: str
    of: str


class KindWords(TypedDict):
    """What is told of such a family: how its names are written, and one of them."""

    title: str
    written: str
    example: str


class MadeRules(TypedDict):
    about: str
    mass_digits: int
    smallest_mm: dict[str, float]
    largest_mm: float
    room: dict[str, list[dict[str, float]]]
    said: dict[str, str]
    cut: str
    double: str
    gap: str
    families: list[Kind]


class Pointer(NamedTuple):
    """A table, and the letters it has itself for what people write."""

    family: Family
    letters: str


@cache
def catalogue() -> Catalogue:
    content: Catalogue = json.loads((settings.sections_dir() / "families.json").read_text("utf-8"))
    return content


def made_rules() -> MadeRules:
    """How sections that no table lists are written."""
    return cast("MadeRules", settings.section_file("made"))


def made_words() -> dict[str, KindWords]:
    """By family."""
    return settings.section_file("made_words")


@cache
def pointers() -> dict[str, list[Pointer]]:
    """Letters as people write them to the tables they may mean, in the order to try."""
    found: dict[str, list[Pointer]] = {}
    for family in catalogue()["tables"]:
        for series in family["series"]:
            for letters in series["letters"]:
                found.setdefault(letters, []).append(Pointer(family, series["own"]))
    # The table whose own name it is comes first: RHS looks among rectangles before squares.
    for letters, choices in found.items():
        choices.sort(key=lambda pointer: pointer.family["family"] != letters)
    return found
