"""What a section's outline gives, beside which rows judge the properties that the section states of its own."""

from collections.abc import Callable
from typing import Any

from handoff.validation.document import Document, remembered
from handoff.validation.entries import ABSENT, Entity
from handoff.validation.formed import properties
from handoff.validation.rulebook import RULES

# By shape, the properties that its formulas give to well within the factor of the rows, whatever the proportions.
JUDGED: dict[str, list[str]] = RULES["outlines"]


@remembered
def outline(_: Document, section: Entity) -> dict[str, float]:
    """Of a section with properties of its own, of a model without errors."""
    return properties(section["shape"]) if "iy" in section and "shape" in section else {}


@remembered
def drawn(_: Document, section: Entity) -> dict[str, float]:
    """The same with root radii, of an outline that leaves nothing to be rounded: beside it rows judge closely."""
    shape: Entity = section["shape"] if "iy" in section and "shape" in section else {}
    kind, radius = shape.get("type", ""), shape.get("r", 0.0)
    if kind not in RULES["drawn"]:
        return {}
    if RULES["drawn"][kind] == "sharp":
        return properties(shape)
    # Without a radius it is what is rolled less its fillets; one that does not fit is no radius.
    fits = radius > 0 or section.get("fabrication") == "welded"
    return properties(shape, radius) if fits and 2 * radius <= min(shape["h"] - 2 * shape["tf"], shape["b"]) else {}


def given(key: str) -> Callable[[Document, Entity], float | None]:
    return lambda document, section: outline(document, section).get(key)


def given_closely(key: str) -> Callable[[Document, Entity], float | None]:
    return lambda document, section: drawn(document, section).get(key)


def swapped(document: Document, section: Entity) -> Any:
    """Whether an I shape states its axes the other way round than its outline has them."""
    has = outline(document, section)
    is_i = section.get("shape", {}).get("type") == "i" and "iy" in has and "iz" in has
    return (is_i and section["iy"] < section["iz"] and has["iy"] > has["iz"]) or ABSENT
