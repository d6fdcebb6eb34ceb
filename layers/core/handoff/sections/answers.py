"""What is asked of the library: one section, its name, those nearest to a name, or a list of names."""

from functools import lru_cache
from typing import Any

from handoff.errors import BadRequest, NotFound
from handoff.sections import listing as listings
from handoff.sections import made_names, suggestions, tables
from handoff.sections.catalogue import Family, catalogue
from handoff.sections.lookup import locate
from handoff.sections.made import section as made_section
from handoff.sections.made_names import Made
from handoff.sections.names import LONGEST
from handoff.sections.properties import section


class UnknownSection(NotFound):
    """No section of the library goes by this name."""

    def __init__(self, name: str) -> None:
        super().__init__(suggestions.unknown_section(name, nearest(name)))


class UnknownFamily(NotFound):
    """No family has this name or begins with it."""

    def __init__(self, name: str) -> None:
        super().__init__(suggestions.unknown_family(name, listings.known(catalogue()["tables"])))


def nearest(name: str, limit: int | None = None) -> list[str]:
    every = catalogue()["tables"]
    return suggestions.nearest(name, every) if limit is None else suggestions.nearest(name, every, limit)


def canonical(name: Any) -> str | None:
    """The catalogue's own spelling of a name, or None where the library has no such section."""
    if not isinstance(name, str):
        return None
    if found := locate(name):
        return found[1]
    other = made(name)
    return other.name if other else None


def made(name: str) -> Made | None:
    """What a name means that no table lists."""
    return _made(name) if len(name) <= LONGEST else None  # or long texts would fill the memory


@lru_cache(maxsize=1024)
def _made(name: str) -> Made | None:
    return made_names.made(name, _tabulated)


def find(name: str) -> dict[str, Any]:
    """All properties of one section."""
    known = _known(canonical(name) or name)
    # The caller owns what it gets, nested objects included.
    return known | {key: dict(known[key]) for key in ("shape", "buckling_curves")}


@lru_cache(maxsize=512)
def _known(name: str) -> dict[str, Any]:
    if found := _tabulated(name):
        return found
    if other := made(name):
        return made_section(other)
    raise UnknownSection(name)


def _tabulated(name: str) -> dict[str, Any] | None:
    found = locate(name)
    return section(found[0], tables.row(*found)) if found else None


def answer(family: str | None = None, name: str | None = None) -> dict[str, Any]:
    """One section where a name is asked for, otherwise the names of all families or of some."""
    if name is None:
        return listing(family)
    if family is not None:
        own = find(name)
        if (own["family"], own["region"]) not in {(table["family"], table["region"]) for table in _matching(family)}:
            raise BadRequest(f"section {name[:LONGEST]!r} is of family {own['family']}, not {family[:LONGEST]!r}")
    return find(name)


def _matching(family: str) -> list[Family]:
    found = listings.matching(catalogue()["tables"], family)
    if not found:
        raise UnknownFamily(family)
    return found


def listing(family: str | None = None) -> dict[str, Any]:
    """All families, or those a name or a prefix stands for, each with its sections' names; and what can be made."""
    found = listings.listing(catalogue()["tables"], family)
    if family is not None and not found["families"] and not found["made"]:
        raise UnknownFamily(family)
    return found
