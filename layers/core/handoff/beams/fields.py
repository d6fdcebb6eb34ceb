"""What each beam endpoint accepts: the fields of schemas/beams.json."""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from handoff.beams.tables import TABLES

Kind = Literal["number", "string", "boolean"]
Value = float | str | bool

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


def _fields(builder: str) -> tuple[Field, ...]:
    return tuple(map(_field, (*TABLES["both"], *TABLES[builder]["fields"])))


CREATE_BEAM = _fields("create")
CHECK_BEAM = _fields("check")
