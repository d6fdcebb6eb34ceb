"""Metal sections that nobody rolls or welds, by name or by shape."""

from collections.abc import Iterator

from handoff.validation import profiles
from handoff.validation.document import Document, remembered
from handoff.validation.judgements import judged
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES


def unusual(document: Document) -> Iterator[Finding]:
    """Only where a member of metal has the section: concrete has walls and solids of any size."""
    for i, section in enumerate(document.entities["sections"]):
        found = judged(document, "proportions", "shapes", profiles.shape(document, section))
        if found and section["id"] in _of_metal(document):
            at, code, told = found
            place = ("library",) if "library" in section else ("shape", *at)
            yield (*document.where("sections", i), *place), code, told


@remembered
def _of_metal(document: Document) -> set[str]:
    metals = {material["id"] for material in document.entities["materials"] if material["type"] in RULES["metals"]}
    return {member["section"] for member in document.entities["members"] if member["material"] in metals}
