"""Reading a request: keys in any case and alias, values of the right kind and size, contradictions named."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from handoff.beams import wording
from handoff.beams.catalogue import Library
from handoff.beams.fields import Field, Value
from handoff.beams.refused import InputRefused
from handoff.beams.values import read_value
from handoff.beams.wording import refused, shorten, shown

Fields = tuple[Field, ...]


class Given(NamedTuple):
    """A value, and the key it came under in the caller's own spelling."""

    key: str
    value: Value


@dataclass(frozen=True)
class Inputs:
    """By the names of fields: what was given for them, and what holds where nothing was."""

    found: dict[str, list[Given]]
    usual: dict[str, Value | None]

    def given(self, name: str) -> list[Given]:
        return self.found.get(name, [])

    def value(self, name: str) -> Any:
        """The default, or None, where the caller gave none."""
        own = self.given(name)
        return own[0].value if own else self.usual[name]


def read(body: Any, fields: Fields, elsewhere: dict[str, str], library: Library) -> Inputs:
    """Read a request body by its table. `elsewhere` maps keys of the sister endpoint to a word on what to use here."""
    if not isinstance(body, dict):
        raise refused("not_an_object", None, got=shown(body))
    spellings = {word.lower(): field for field in fields for word in field.names}
    unknown = [key for key in body if not isinstance(key, str) or key.lower() not in spellings]
    if unknown:
        raise wording.unknown_keys(unknown, fields, elsewhere)
    found: dict[str, list[Given]] = {}
    for key, raw in body.items():
        field = spellings[key.lower()]
        value, fault = read_value(field, raw)
        if field.choices and not fault:
            value = field.chosen(raw)
            fault = "" if value else "unknown_choice"
        if fault:
            wholes = [other for word, other in body.items() if spellings[word.lower()].name == field.share_of]
            raise _refused(fault, field, key, raw, wholes)
        # -0.0 becomes 0.0: a sign that means nothing should not reach the model.
        given = Given(key, value + 0.0 if field.type == "number" else value)
        found.setdefault(field.name, []).append(given)
    for name, several in found.items():
        agree(name, several, library)
    lacking = [field for field in fields if field.required and field.name not in found]
    if lacking:
        raise wording.missing(lacking)
    return Inputs(found, {field.name: field.default for field in fields})


def agree(name: str, found: list[Given], library: Library, words: str = "") -> None:
    """Two spellings of one thing may repeat its value, never change it."""
    first = found[0]
    for other in found[1:]:
        if _plain(first.value, library) != _plain(other.value, library):
            raise refused(
                "conflict",
                name,
                name=words or name,
                key=shorten(first.key),
                value=shown(first.value),
                other=shorten(other.key),
                beside=shown(other.value),
            )


def _plain(value: Value, library: Library) -> Value:
    """Two spellings of one library section are one value."""
    return (library.canonical(value) or value) if isinstance(value, str) else value


def _refused(fault: str, field: Field, key: str, raw: Any, wholes: list[Any]) -> InputRefused:
    """`wholes` are what was given for the field that this one is a fraction of."""
    if fault == "unknown_choice":
        return wording.unknown_choice(field, raw)
    if fault == "empty":
        return wording.empty(field, key)
    if fault == "out_of_range":
        outside = wording.outside(field, raw) if isinstance(raw, list) else float(raw)
        return wording.out_of_range(field, key, outside, wholes[0] if wholes else None)
    return wording.wrong_type(field, key, raw, "a finite number" if fault == "not_finite" else "")
