"""What each beam endpoint accepts: the fields of schemas/beams.json as core schemas of pydantic.

The reader obeys them and the OpenAPI description is made of them.
"""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from handoff.beams.tables import TABLES

Kind = Literal["number", "string", "boolean"]


@dataclass(frozen=True)
class Field:
    """One input, as the table says it."""

    name: str
    type: Kind
    description: str
    required: bool = False
    default: float | str | bool | None = None
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
    example: float | str | bool | None = None

    @cached_property
    def schema(self) -> CoreSchema:
        """How a value is read."""
        match self.type:
            case "boolean":
                return core_schema.bool_schema(strict=True)
            case "number":
                return core_schema.float_schema(
                    strict=True, allow_inf_nan=False, ge=self.minimum, gt=self.above, le=self.maximum
                )
        # Python's own expressions: what it calls blank is what a section's name is stripped of.
        text = core_schema.str_schema(strict=True, pattern=r"\S", regex_engine="python-re")
        return core_schema.no_info_after_validator_function(self._chosen, text) if self.choices else text

    def _chosen(self, word: str) -> str:
        """The choice that a word stands for in any case, with space, hyphen, underscore or none."""
        choice = self._spelt.get(_folded(word))
        if choice is None:
            raise PydanticCustomError("unknown_choice", "no such choice")
        return choice

    @cached_property
    def _spelt(self) -> dict[str, str]:
        spelt = {_folded(choice): choice for choice in self.choices}
        for short in self.shorthand:
            spelt[_folded(short)] = next(choice for choice in self.choices if choice.endswith(short))
        return spelt


def _folded(word: str) -> str:
    return re.sub(TABLES["separators"], "", word).lower()


def _field(row: dict[str, Any]) -> Field:
    values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
    return Field(**values)


def _fields(builder: str) -> tuple[Field, ...]:
    return tuple(map(_field, (*TABLES["both"], *TABLES[builder]["fields"])))


CREATE_BEAM = _fields("create")
CHECK_BEAM = _fields("check")
