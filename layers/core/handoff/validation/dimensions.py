"""Metal sections that nobody rolls or welds, by name or by shape."""

from collections.abc import Iterator
from typing import Any

from handoff.validation import judgements
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES


def unusual(document: Document) -> Iterator[Finding]:
    """Only where a member of metal has the section: concrete has walls and solids of any size."""
    for i, section in enumerate(document.entities["sections"]):
        found = judgements.judged(document, "proportions", "shapes", _shape(section))
        if found and section["id"] in _of_metal(document):
            at, code, told = found
            place = ("library",) if "library" in section else ("shape", *at)
            yield (*document.where("sections", i), *place), code, told


@remembered
def _of_metal(document: Document) -> set[str]:
    metals = {material["id"] for material in document.entities["materials"] if material["type"] in RULES["metals"]}
    return {member["section"] for member in document.entities["members"] if member["material"] in metals}


def _shape(section: Entity) -> dict[str, Any]:
    """The outline, of a section made by its name too; those of tables are what is rolled."""
    name = section.get("library")
    if name is None:
        shape: dict[str, Any] = section.get("shape", {})
        return shape
    from handoff.sections import answers, made
    from handoff.sections.lookup import locate

    found = None if locate(name) else answers.made(name)
    return made.section(found)["shape"] if found and not found.base else {}
