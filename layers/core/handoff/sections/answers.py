"""What GET /api/sdk/sections answers: a list of names, or one section."""

from functools import lru_cache
from typing import Any

from handoff.errors import BadRequest, NotFound
from handoff.sections import tables
from handoff.sections.listing import listing, matching
from handoff.sections.lookup import canonical, locate
from handoff.sections.names import LONGEST, UNKNOWN
from handoff.sections.properties import section
from handoff.sections.suggestions import nearest


class UnknownSection(NotFound):
    """No section of the library goes by this name."""

    def __init__(self, name: str) -> None:
        near = nearest(name)
        words = UNKNOWN["section"] + (UNKNOWN["nearest"] if near else "")
        super().__init__(words.format(name=repr(name[:LONGEST]), names=", ".join(near)))


def find(name: str) -> dict[str, Any]:
    """All properties of one section."""
    known = _known(canonical(name) or name)
    # The caller owns what it gets, nested objects included.
    return known | {key: dict(known[key]) for key in ("shape", "buckling_curves")}


@lru_cache(maxsize=512)
def _known(name: str) -> dict[str, Any]:
    if found := locate(name):
        return section(found[0], tables.row(*found))
    # Imported where the tables have no such name: few models need it, and a cold start none.
    from handoff.sections import made

    if other := made.made(name):
        return made.section(other)
    raise UnknownSection(name)


def answer(family: str | None = None, name: str | None = None) -> dict[str, Any]:
    """One section where a name is asked for, otherwise the names of all families or of some."""
    if name is None:
        return listing(family)
    if family is not None:
        own = find(name)
        if (own["family"], own["region"]) not in {(table["family"], table["region"]) for table in matching(family)}:
            raise BadRequest(f"section {name[:LONGEST]!r} is of family {own['family']}, not {family[:LONGEST]!r}")
    return find(name)
