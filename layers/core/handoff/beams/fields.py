"""What each builder accepts: the fields of schemas/beams.json, and the making of such fields."""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from handoff.beams.tables import TABLES

Kind = Literal["number", "numbers", "string", "boolean"]
Value = float | str | bool | list[float]

_SEPARATORS = re.compile(TABLES["separators"])


@dataclass(frozen=True)
class Field:
    """One input, as the table says it."""

    name: str
    type: Kind
    description: str
    required: bool = False
    default: Value | None = None
    aliases: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    shorthand: tuple[str, ...] = ()
    minimum: float | None = None
    maximum: float | None = None
    above: float | None = None
    unit: str = ""
    # The field that this one is a fraction of.
    share_of: str = ""
    mistaken_for: tuple[int, str] | None = None
    example: Value | None = None
    # Of a frame: the kinds that take it, all where none stands, and those that cannot do without.
    of: tuple[str, ...] = ()
    needed_by: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return (self.name, *self.aliases)

    def chosen(self, word: str) -> str | None:
        """The choice that a word stands for in any case, with space, hyphen, underscore or none."""
        return self._spelt.get(_folded(word))

    @cached_property
    def _spelt(self) -> dict[str, str]:
        spelt = {_folded(choice): choice for choice in self.choices}
        for short in self.shorthand:
            spelt[_folded(short)] = next(choice for choice in self.choices if choice.endswith(short))
        return spelt


def _folded(word: str) -> str:
    return _SEPARATORS.sub("", word).lower()


def _field(row: dict[str, Any]) -> Field:
    values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
    return Field(**values)


def fields(rows: list[dict[str, Any]]) -> tuple[Field, ...]:
    return tuple(map(_field, rows))


CREATE_BEAM = fields([*TABLES["both"], *TABLES["create"]["fields"]])
CHECK_BEAM = fields([*TABLES["both"], *TABLES["check"]["fields"]])
