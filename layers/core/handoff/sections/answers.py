"""What GET /api/sdk/sections answers: a list of names, or one section."""

from functools import lru_cache
from typing import Any

from handoff.errors import BadRequest, NotFound
from handoff.sections import tables
from handoff.sections.catalogue import Family
from handoff.sections.listing import listing, matching
from handoff.sections.lookup import locate
from handoff.sections.names import LONGEST
from handoff.sections.properties import section
from handoff.sections.suggestions import nearest


class UnknownSection(NotFound):
    """No section of the library goes by this name."""

    def __init__(self, name: str) -> None:
        near = nearest(name)
        super().__init__(f"unknown section {name[:LONGEST]!r}" + (f"; nearest: {', '.join(near)}" if near else ""))


def find(name: str) -> dict[str, Any]:
    """All properties of one section."""
    known = _known(_located(name)[1])
    # The caller owns what it gets, nested objects included.
    return known | {key: dict(known[key]) for key in ("shape", "buckling_curves")}


@lru_cache(maxsize=512)
def _known(name: str) -> dict[str, Any]:
    family, found = _located(name)
    return section(family, tables.row(family, found))


def answer(family: str | None = None, name: str | None = None) -> dict[str, Any]:
    """One section where a name is asked for, otherwise the names of all families or of some."""
    if name is None:
        return listing(family)
    if family is not None:
        own = _located(name)[0]
        if own not in matching(family):
            raise BadRequest(f"section {name[:LONGEST]!r} is of family {own['family']}, not {family[:LONGEST]!r}")
    return find(name)


def _located(name: str) -> tuple[Family, str]:
    found = locate(name)
    if found is None:
        raise UnknownSection(name)
    return found
