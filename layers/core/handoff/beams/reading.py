"""Reading a request: keys in any case and alias, values of the right kind and size, contradictions named."""

from functools import cache
from typing import Any, NamedTuple

from pydantic_core import SchemaValidator, ValidationError, core_schema

from handoff import sections
from handoff.beams import wording
from handoff.beams.inputs import Field
from handoff.beams.wording import InputRefused, refused, shorten, shown

Value = float | str | bool


class Given(NamedTuple):
    """A value, and the key it came under in the caller's own spelling."""

    key: str
    value: Value


class Inputs(NamedTuple):
    """By field: its value, which is the default or None where the caller gave none, and all that was given for it."""

    values: dict[str, Any]
    given: dict[str, list[Given]]


def read(body: Any, fields: tuple[Field, ...], elsewhere: dict[str, str]) -> Inputs:
    """Read a request body by its table. `elsewhere` maps keys of the sister endpoint to a word on what to use here."""
    if not isinstance(body, dict):
        raise refused("not_an_object", None, got=shown(body))
    spellings = {word.lower(): field for field in fields for word in (field.name, *field.aliases)}
    unknown = [key for key in body if not isinstance(key, str) or key.lower() not in spellings]
    if unknown:
        raise wording.unknown_keys(unknown, fields, elsewhere)
    keys: dict[str, list[str]] = {}
    for key in body:
        keys.setdefault(spellings[key.lower()].name, []).append(key)
    try:
        read = _validator(fields).validate_python({name: [body[key] for key in found] for name, found in keys.items()})
    except ValidationError as error:
        raise _refused(error, body, keys, fields) from None
    given: dict[str, list[Given]] = {field.name: [] for field in fields}
    for name, found in keys.items():
        given[name] = [Given(key, _plain(value)) for key, value in zip(found, read[name], strict=True)]
        agree(name, given[name])
    lacking = [field for field in fields if field.required and not given[field.name]]
    if lacking:
        raise wording.missing(lacking)
    values = {field.name: own[0].value if (own := given[field.name]) else field.default for field in fields}
    return Inputs(values, given)


def agree(name: str, found: list[Given], words: str = "") -> None:
    """Two spellings of one thing may repeat its value, never change it."""
    first = found[0]
    for other in found[1:]:
        if not _same(first.value, other.value):
            raise refused(
                "conflict",
                name,
                name=words or name,
                key=shorten(first.key),
                value=shown(first.value),
                other=shorten(other.key),
                beside=shown(other.value),
            )


@cache
def _validator(fields: tuple[Field, ...]) -> SchemaValidator:
    """Of lists: one thing may be given under several of its names."""
    lists = {field.name: core_schema.typed_dict_field(core_schema.list_schema(field.schema)) for field in fields}
    return SchemaValidator(core_schema.typed_dict_schema(lists, total=False))


def _refused(
    error: ValidationError, body: dict[str, Any], keys: dict[str, list[str]], fields: tuple[Field, ...]
) -> InputRefused:
    """What is wrong with the first of the caller's keys that something is wrong with."""
    faults = {keys[str(fault["loc"][0])][int(fault["loc"][1])]: fault for fault in error.errors(include_url=False)}
    key = next(key for key in body if key in faults)
    name, fault, raw = str(faults[key]["loc"][0]), faults[key]["type"], body[key]
    field = next(field for field in fields if field.name == name)
    match fault:
        case "unknown_choice":
            return wording.unknown_choice(field, raw)
        case "string_pattern_mismatch":
            return wording.empty(field, key)
        case "greater_than" | "greater_than_equal" | "less_than_equal":
            whole = next((body[other] for other in keys.get(field.share_of, ())), None)
            return wording.out_of_range(field, key, float(raw), whole)
    # An integer that no float holds is of the wrong type to pydantic.
    if fault == "finite_number" or (field.type == "number" and type(raw) is int):
        return wording.wrong_type(field, key, raw, "a finite number")
    return wording.wrong_type(field, key, raw)


def _plain(value: Value) -> Value:
    """-0.0 becomes 0.0: a sign that means nothing should not reach the model."""
    return value + 0.0 if type(value) is float else value


def _same(first: Value, second: Value) -> bool:
    """Two spellings of one library section are one value."""
    if isinstance(first, str) and isinstance(second, str):
        first, second = (sections.canonical(name) or name for name in (first, second))
    return first == second
