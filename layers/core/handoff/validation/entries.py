"""Entities of one kind in one list, read one by one or by columns."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from operator import itemgetter
from typing import Any

from handoff.validation.columns import Columns
from handoff.validation.report import Where
from handoff.validation.rulebook import RULES

Entity = dict[str, Any]

# What is not there; of what cannot be known, which is None, no condition holds.
ABSENT = object()
# Loads that are forces, their components, and what their names say where they were converted.
FORCES: dict[str, Any] = RULES["forces"]


@dataclass
class Entries:
    """The loads of one kind in one load case, or a whole collection; `places` are their indices in the document."""

    where: Where
    items: list[Entity]
    places: Sequence[int | str]
    # Where all of them have the same keys and are many; else none.
    columns: Columns = field(default_factory=dict)

    def column(self, key: str) -> list[Any]:
        """The values of a key that each of them has; KeyError where one has not."""
        return self.columns[key] if key in self.columns else list(map(itemgetter(key), self.items))

    def values(self, key: str, missing: Any = None) -> list[Any]:
        """The values of a key, which not each of them need have."""
        try:
            return self.column(key)
        except KeyError:
            return [item.get(key, missing) for item in self.items]

    @cached_property
    def keys(self) -> set[str]:
        """Every key that any of them has: most rules end by looking here."""
        return set(self.columns) or set().union(*self.items)

    @cached_property
    def largest(self) -> float:
        """The largest component of force, whatever its direction."""
        return max((self._largest(key) for key in self.keys.intersection(FORCES["components"])), default=0.0)

    def _largest(self, key: str) -> float:
        sizes: list[float] = self.values(key, 0.0)
        return max(max(sizes), -min(sizes))

    def sizes(self) -> list[float]:
        """Of each its largest component."""
        parts = [self.values(key, 0.0) for key in FORCES["components"] if key in self.keys]
        return [max(map(abs, forces)) for forces in zip(*parts, strict=True)] or [0.0] * len(self.items)


def fulfilling(
    values: list[Any], places: Sequence[int], asked: Callable[[Any, Any], bool], other: Any
) -> Sequence[int]:
    """The places whose values it is true of; all of them where words stand among numbers."""
    try:
        return [place for place in places if asked(values[place], other)]
    except TypeError:
        return places
