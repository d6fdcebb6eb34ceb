"""Sections of a beam by their names, from a library: the service's own, or one that a package has opened."""

from typing import Any, Protocol

from handoff.beams.refused import InputRefused
from handoff.errors import NotFound


class Library(Protocol):
    """As the module `handoff.sections` is one."""

    def canonical(self, name: Any) -> str | None: ...

    def find(self, name: str) -> dict[str, Any]: ...


def section(name: str, library: Library) -> dict[str, Any]:
    try:
        return library.find(name)
    except NotFound as unknown:
        # The section is a parameter here, not the resource asked for.
        raise InputRefused("unknown_section", "section", str(unknown)) from None
