"""The words of a refusal: the key, the value as given, what is allowed, and the nearest right word."""

import math
import re
from typing import Any

from handoff.beams.inputs import Field
from handoff.beams.tables import TABLES
from handoff.beams.units import plain
from handoff.errors import BadRequest
from handoff.nearest import nearest
from handoff.sentences import said

# A message quotes the caller; it does not repeat a megabyte.
SHOWN: int = TABLES["shown"]
KINDS = {"number": "a number", "string": "a string", "boolean": "true or false"}


class InputRefused(BadRequest):
    """What is wrong with one field: the sentence is this service's own, `field` and `kind` every builder's."""

    def __init__(self, kind: str, field: str | None, message: str) -> None:
        super().__init__(message)
        self.kind, self.field = kind, field


def shown(value: Any) -> str:
    """A value as it may be quoted in a message: JSON's words, shortened."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f"'{shorten(value)}'"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**40 else "an integer of more than 40 digits"
    if isinstance(value, float):
        return plain(value) if math.isfinite(value) else str(value)
    return "an object" if isinstance(value, dict) else "an array"


def shorten(text: str) -> str:
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


def unknown_keys(unknown: list[Any], fields: tuple[Field, ...], elsewhere: dict[str, str]) -> str:
    spellings = [word for field in fields for word in (field.name, *field.aliases)]
    parts = [_unknown_key(key, spellings, elsewhere) for key in unknown[:3]]
    if len(unknown) > 3:
        parts.append(f"and {len(unknown) - 3} more")
    return ", ".join(parts) + "; the keys are " + ", ".join(field.name for field in fields)


def _unknown_key(key: Any, spellings: list[str], elsewhere: dict[str, str]) -> str:
    word = elsewhere.get(str(key).lower())
    if word:
        return f"unknown key {shown(key)} ({word})"
    near = nearest(str(key), spellings, 1)
    return f"unknown key {shown(key)}" + (f" (nearest: {near[0]})" if near else "")


def unknown_choice(field: Field, raw: str) -> str:
    # A slip of the pen keeps the first letter; "pinned" is not a mistyped "fixed".
    near = [word for word in nearest(raw, [*field.choices, *field.shorthand]) if word[0].lower() == raw[0].lower()]
    return f"unknown {field.name} {shown(raw)}" + (f"; nearest: {near[0]}" if near else "") + allowed(field)


def wrong_kind(field: Field, key: str, raw: Any) -> str:
    what = "the string " if isinstance(raw, str) else ""
    message = f"'{shorten(key)}' must be {KINDS[field.type]}, got {what}{shown(raw)}"
    if raw is None and not field.required:
        return message + "; leave the key out where nothing is to be said"
    if isinstance(raw, str) and re.fullmatch(r"\s*(-?\d+(\.\d+)?|true|false)\s*", raw[:SHOWN]):
        return message + "; write it without quotes"
    return message


def out_of_range(field: Field, key: str, value: float, whole: object = None) -> str:
    """`whole` is what stands for the field that this one is a fraction of."""
    unit = f" {field.unit}" if field.unit else ""
    highest = math.inf if field.maximum is None else field.maximum
    if field.above is not None:
        bounds = said("bounds", above=plain(field.above), most=plain(highest))
    else:
        bounds = f"{plain(field.minimum or 0.0)} to {plain(highest)}"
    message = f"'{shorten(key)}' is {plain(value)}; allowed: {bounds}{unit}"
    if isinstance(whole, float | int) and highest < value <= whole:
        message += f" ({plain(value)} of {plain(float(whole))} m would be {plain(value / whole)})"
    elif field.mistaken_for and highest < value <= highest * field.mistaken_for[0]:
        times, other = field.mistaken_for
        message += f" ({plain(value)} {other} would be {plain(value / times)})"
    return message


def missing(field: Field) -> str:
    also = f" (or {' or '.join(field.aliases)})" if field.aliases else ""
    return f"'{field.name}'{also} is missing: {field.description[0].lower()}{field.description[1:]}"


def allowed(field: Field) -> str:
    if not field.choices:
        return ""
    short = f" (short: {', '.join(field.shorthand)})" if field.shorthand else ""
    return f"; allowed: {', '.join(field.choices)}{short}"
