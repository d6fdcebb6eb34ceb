"""What refers to what: the paths at which names stand."""

from collections.abc import Iterable
from typing import Any

from handoff.validation.rulebook import RULES


def _paths() -> dict[tuple[str, str], list[list[str]]]:
    found: dict[tuple[str, str], list[list[str]]] = {}
    for home, path, target in RULES["references"]:
        found.setdefault((home, target), []).append(path.split("."))
    return found


# By what names, and what is named.
PATHS = _paths()


def names_at(values: list[Any], further: list[str]) -> Iterable[Any]:
    """All names that stand there or at a path below, whichever place they have; None where there is nothing."""
    if isinstance(next(filter(None, values), None), list):
        values = [part for value in values if value for part in value]
    return names_at([value and value.get(further[0]) for value in values], further[1:]) if further else values
