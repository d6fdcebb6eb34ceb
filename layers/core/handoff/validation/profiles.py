"""What sections are by their names and shapes: areas and radii of gyration, known or not, one or a pair."""

from math import sqrt
from typing import Any, NamedTuple

from handoff import sections
from handoff.nearest import quoted
from handoff.sections import answers, catalogue, made, made_names
from handoff.sections.lookup import locate
from handoff.sections.made import shaped
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.rulebook import RULES

# What a section has about each of its axes.
_BOTH_WAYS = [("iy", "iz"), ("wel_y", "wel_z"), ("wpl_y", "wpl_z"), ("avy", "avz")]


class Profile(NamedTuple):
    area: float
    radius: float


@remembered
def profile(_: Document, section: Entity) -> Profile:
    """Of a model without errors, where every name is known."""
    found = _properties(section)
    return Profile(found["a"], sqrt(found["iy"] / found["a"]))


@remembered
def same_both_ways(_: Document, section: Entity) -> bool:
    """Whether a quarter turn leaves a section as it was; of a model without errors, where every name is known."""
    found = _properties(section)
    within = RULES["leaning"]["same"]
    pairs = [(found[one], found[other]) for one, other in _BOTH_WAYS if one in found and other in found]
    even = all(abs(one - other) <= within * max(one, other) for one, other in pairs)
    return even and abs(found.get("iyz", 0.0)) <= within * found["iy"]


def largest_area(document: Document) -> float | None:
    return max((profile(document, section).area for section in document.entities["sections"]), default=None)


def _properties(section: Entity) -> Entity:
    if "a" in section:
        return section
    if "library" in section:
        return sections.find(section["library"])
    return shaped(section["shape"])


def catalogued(_: Document, section: Entity) -> bool:
    return bool(sections.canonical(section["library"]))


def unmade(_: Document, section: Entity) -> str | None:
    """How a section is written whose name leads to no possible one."""
    kind, most = made_names.meant(section["library"]), catalogue.made_rules()["largest_mm"]
    room = f"walls must leave room inside, and every dimension is in mm, at most {most:.0f}"
    words = catalogue.made_words()[kind["family"]] if kind else None
    return f"{words['written']}, such as {words['example']}; {room}" if words else None


def built_up(document: Document, section: Entity) -> bool | None:
    """Whether a member is made of two sections back to back; names of pairs, and no others, begin with a 2."""
    name, shape = section.get("library", ""), section.get("shape", {})
    if name.lstrip().startswith("2"):
        shape = sections.find(name)["shape"]
    return (shape.get("type") in RULES["built_up"] and section["id"] in document.named("sections", "members")) or None


def nearest(_: Document, section: Entity) -> str:
    return quoted(sections.nearest(section["library"])[:3])


def shape(_: Document, section: Entity) -> dict[str, Any]:
    """The outline, of a section made by its name too; those of tables are what is rolled."""
    name = section.get("library")
    if name is None:
        own: dict[str, Any] = section.get("shape", {})
        return own
    found = None if locate(name) else answers.made(name)
    return made.section(found)["shape"] if found and not found.base else {}
