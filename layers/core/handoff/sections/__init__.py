"""Every European, UK and US steel section by any name people give it, with full properties in SI units."""

from handoff.sections.answers import UnknownSection, answer, find
from handoff.sections.listing import UnknownFamily, listing
from handoff.sections.lookup import canonical
from handoff.sections.suggestions import nearest

__all__ = ["UnknownFamily", "UnknownSection", "answer", "canonical", "find", "listing", "nearest"]
