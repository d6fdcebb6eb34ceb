"""Metal sections that nobody rolls or welds, by name or by shape, and storeys that share a level."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from handoff.sentences import said
from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES
from handoff.validation.storeys import ON_FLOOR

_RULE = RULES["dimensions"]
_MOST: dict[str, float] = _RULE["most_m"]
_SHARES: dict[str, list[tuple[str, str, float]]] = _RULE["shares"]


def unusual(document: Document) -> Iterator[Finding]:
    """Only where a member of metal has the section: concrete has walls and solids of any size."""
    doubtful = [
        (i, section["id"], found)
        for i, section in enumerate(document.entities["sections"])
        if (found := _fault(_shape(section))) is not None
    ]
    if not doubtful:
        return
    metals = {material["id"] for material in document.entities["materials"] if material["type"] in _RULE["materials"]}
    of_metal = {member["section"] for member in document.entities["members"] if member["material"] in metals}
    for i, name, (key, told) in doubtful:
        if name in of_metal:
            place = ("library",) if "library" in document.entities["sections"][i] else ("shape", key)
            yield (*document.where("sections", i), *place), "unusual_dimension", told


def _shape(section: Entity) -> dict[str, Any]:
    """The outline, of a section made by its name too; those of tables are what is rolled."""
    name = section.get("library")
    if name is None:
        shape: dict[str, Any] = section.get("shape", {})
        return shape
    from handoff.sections import made
    from handoff.sections.lookup import locate

    found = None if locate(name) else made.made(name)
    return made.section(found)["shape"] if found and not found.base else {}


def _fault(shape: dict[str, Any]) -> tuple[str, str] | None:
    """The dimension that is out of all proportion, and why."""
    kind = shape.get("type", "")
    mm = {key: f"{value * 1000:.6g}" for key, value in shape.items() if key != "type"}
    solid = _RULE["solids"].get(kind)
    if solid is not None:
        key = min(solid["keys"], key=lambda key: float(shape[key]))
        return (key, said("thick_bar", size=mm[key])) if shape[key] > solid["most_m"] else None
    for key, most in _MOST.items():
        if kind in _SHARES and shape.get(key, 0) > most:
            return key, said("large_dimension", size=mm[key])
    for key, outer, share in _SHARES.get(kind, ()):
        if key in shape and shape[key] > share * shape[outer]:
            return key, said("thick_wall", size=mm[key], share=f"{share:.6g}", outer=outer, whole=mm[outer])
    return None


def one_level(document: Document) -> Iterator[Finding]:
    """Of two storeys at one level members stand in one alone."""
    storeys = document.entities["storeys"]
    rising = sorted(range(len(storeys)), key=lambda i: (storeys[i]["z"], i))
    for lower, upper in pairwise(rising):
        if storeys[upper]["z"] - storeys[lower]["z"] <= ON_FLOOR:
            first, second = sorted((lower, upper))
            told = f"storey '{storeys[second]['id']}' is at the level of storey '{storeys[first]['id']}'"
            remedy = ", and members stand in one alone: give each its own level, or put members in groups"
            yield (*document.where("storeys", second), "z"), "doubled_storey", told + remedy
