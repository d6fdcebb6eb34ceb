"""Sections by a name that no table and no rule has; pairs, whose joining no name tells."""

from collections.abc import Iterator

from handoff.sentences import said
from handoff.validation.document import Document
from handoff.validation.profiles import built_up, catalogued, nearest, unmade
from handoff.validation.report import Finding


def unknown(document: Document) -> Iterator[Finding]:
    for i, section in enumerate(document.entities["sections"]):
        if "library" in section and not catalogued(document, section):
            way = unmade(document, section)
            words = said("section_not_made", section=section["library"], way=way or "")
            if way is None:
                words = said("unknown_section", section=section["library"], nearest=nearest(document, section))
            yield (*document.where("sections", i), "library"), "unknown_library_section", words


def pairs(document: Document) -> Iterator[Finding]:
    checked = any(check["type"] == "en1993_1_1" for check in document.entities["checks"])
    for i, section in enumerate(document.entities["sections"]) if checked else ():
        if built_up(document, section):
            key = "library" if "library" in section else "shape"
            yield (*document.where("sections", i), key), "built_up_section", said("built_up_section")
