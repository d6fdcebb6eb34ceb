"""Reading a request: keys in any case and alias, values of the right kind and size, contradictions named."""

import sys
from collections.abc import Iterable
from math import isnan, nan
from typing import Any, NamedTuple

from handoff import sections
from handoff.beams import wording
from handoff.beams.inputs import Field
from handoff.beams.wording import InputRefused, shorten, shown

Value = float | str | bool

_KINDS: dict[str, tuple[type, ...]] = {"number": (int, float), "string": (str,), "boolean": (bool,)}
_LARGEST = sys.float_info.max


class Given(NamedTuple):
    """A value, and the key it came under in the caller's own spelling."""

    key: str
    value: Value


class Inputs:
    """What the caller gave, by the field's name; what was not given has its default, or is None."""

    def __init__(self, fields: Iterable[Field], given: dict[str, list[Given]]) -> None:
        self._defaults = {field.name: field.default for field in fields}
        self._given = given

    def given(self, name: str) -> list[Given]:
        return self._given.get(name, [])

    def number(self, name: str) -> float:
        value = self._value(name)
        assert isinstance(value, float), name  # noqa: S101 - the table of fields says so
        return value

    def number_or_none(self, name: str) -> float | None:
        return None if self._value(name) is None else self.number(name)

    def text(self, name: str) -> str:
        value = self._value(name)
        assert isinstance(value, str), name  # noqa: S101 - the table of fields says so
        return value

    def flag(self, name: str) -> bool:
        return self._value(name) is True

    def _value(self, name: str) -> Value | None:
        given = self._given.get(name)
        return given[0].value if given else self._defaults[name]


def read(body: Any, fields: tuple[Field, ...], elsewhere: dict[str, str]) -> Inputs:
    """Read a request body by its table. `elsewhere` maps keys of the sister endpoint to a word on what to use here."""
    if not isinstance(body, dict):
        raise InputRefused("not_an_object", None, f"the body must be a JSON object, got {shown(body)}")
    spellings = {word.lower(): field for field in fields for word in (field.name, *field.aliases)}
    unknown = [key for key in body if not isinstance(key, str) or key.lower() not in spellings]
    if unknown:
        raise InputRefused("unknown_key", unknown[0], wording.unknown_keys(unknown, fields, elsewhere))
    given: dict[str, list[Given]] = {}
    for key, raw in body.items():
        field = spellings[key.lower()]
        given.setdefault(field.name, []).append(Given(key, _value(field, key, raw)))
    for name, found in given.items():
        agree(name, found)
    for field in fields:
        if field.required and field.name not in given:
            raise InputRefused("missing", field.name, wording.missing(field))
    return Inputs(fields, given)


def agree(name: str, found: list[Given], words: str = "") -> None:
    """Two spellings of one thing may repeat its value, never change it."""
    first = found[0]
    for other in found[1:]:
        if not _same(first.value, other.value):
            raise InputRefused(
                "conflict",
                name,
                f"conflicting values for {words or name}: '{shorten(first.key)}' is {shown(first.value)} and "
                f"'{shorten(other.key)}' is {shown(other.value)}; give one of them",
            )


def _value(field: Field, key: str, raw: Any) -> Value:
    """A value of the field's kind, within its bounds."""
    if type(raw) not in _KINDS[field.type]:
        raise InputRefused("wrong_type", field.name, wording.wrong_kind(field, key, raw))
    if field.type == "number":
        return _number(field, key, raw)
    if field.type == "boolean":
        return bool(raw)
    if not raw.strip():
        raise InputRefused("empty", field.name, f"'{shorten(key)}' is empty{wording.allowed(field)}")
    word: str | None = field.chosen(raw) if field.choices else raw
    if word is None:
        raise InputRefused("unknown_choice", field.name, wording.unknown_choice(field, raw))
    return word


def _number(field: Field, key: str, raw: float) -> float:
    value = float(raw) if -_LARGEST <= raw <= _LARGEST else nan
    if isnan(value):
        raise InputRefused("wrong_type", field.name, f"'{shorten(key)}' must be a finite number, got {shown(raw)}")
    least, above, most = field.minimum, field.above, field.maximum
    beyond = (least is not None and value < least) or (above is not None and value <= above)
    if beyond or (most is not None and value > most):
        raise InputRefused("out_of_range", field.name, wording.out_of_range(field, key, value))
    # -0.0 becomes 0.0: a sign that means nothing should not reach the model.
    return value + 0.0


def _same(first: Value, second: Value) -> bool:
    if isinstance(first, str) and isinstance(second, str):
        return first == second or _section(first) == _section(second)
    return first == second


def _section(name: str) -> str:
    """Two spellings of one library section are one value."""
    return sections.canonical(name) or name
