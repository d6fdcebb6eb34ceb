"""Areas and radii of gyration of sections: their own, of the library, or of their shapes."""

from math import sqrt
from typing import NamedTuple

from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity


class Profile(NamedTuple):
    area: float
    radius: float


@remembered
def profile(_: Document, section: Entity) -> Profile:
    """Of a model without errors, where every name is known."""
    found = _properties(section)
    return Profile(found["a"], sqrt(found["iy"] / found["a"]))


def largest_area(document: Document) -> float | None:
    return max((profile(document, section).area for section in document.entities["sections"]), default=None)


def _properties(section: Entity) -> Entity:
    if "a" in section:
        return section
    # Imported here: a model of explicit sections never loads the library.
    if "library" in section:
        from handoff import sections

        return sections.find(section["library"])
    from handoff.sections.made import shaped

    return shaped(section["shape"])
