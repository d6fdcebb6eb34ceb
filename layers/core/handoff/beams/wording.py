"""The words of a refusal: the key, the value as given, what is allowed, and the nearest right word."""

import re
from math import inf, isfinite
from typing import Any

from handoff.beams.fields import Field
from handoff.beams.refused import InputRefused
from handoff.beams.sentences import refusal
from handoff.beams.tables import TABLES
from handoff.beams.units import plain
from handoff.clipping import clipped
from handoff.nearest import nearest

# A message quotes the caller; it does not repeat a megabyte.
SHOWN: int = TABLES["shown"]
_QUOTED = re.compile(r"\s*(-?\d+(\.\d+)?|true|false)\s*")
_WITH_UNIT = re.compile(r"\s*-?\d+(\.\d+)?\s*[A-Za-z].*")


def refused(kind: str, field: str | None, /, **values: str) -> InputRefused:
    return InputRefused(kind, field, refusal(kind, **values))


def shown(value: Any) -> str:
    """A value as it may be quoted in a message: JSON's words, shortened."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f"'{shorten(value)}'"
    if type(value) is int:
        return str(value) if abs(value) < 10**40 else "an integer of more than 40 digits"
    if isinstance(value, float):
        return plain(value) if isfinite(value) else str(value)
    return "an array" if isinstance(value, list) else "an object"


def shorten(text: str) -> str:
    return clipped(text, SHOWN)


def unknown_keys(unknown: list[Any], fields: tuple[Field, ...], elsewhere: dict[str, str]) -> InputRefused:
    spellings = {word: field.name for field in fields for word in field.names}
    return refused(
        "unknown_key",
        unknown[0],
        keys=", ".join(_unknown_key(key, spellings, elsewhere) for key in unknown[:3]),
        more=str(len(unknown) - 3) if len(unknown) > 3 else "",
        known=", ".join(field.name for field in fields),
    )


def _unknown_key(key: Any, spellings: dict[str, str], elsewhere: dict[str, str]) -> str:
    near = "".join(nearest(str(key), list(spellings), 1))
    name = spellings.get(near, "")
    # Of another word for a key the one is told that stands in the list of keys.
    own = "" if name == near else name
    return refusal("key", key=shown(key), instead=elsewhere.get(str(key).lower(), ""), near=near, own=own)


def unknown_choice(field: Field, raw: str) -> InputRefused:
    # A slip of the pen keeps the first letter; "pinned" is not a mistyped "fixed".
    near = [word for word in nearest(raw, [*field.choices, *field.shorthand]) if word[0].lower() == raw[0].lower()]
    near_words = "".join(near[:1])
    return refused("unknown_choice", field.name, name=field.name, got=shown(raw), near=near_words, **_allowed(field))


def empty(field: Field, key: str) -> InputRefused:
    return refused("empty", field.name, key=shorten(key), **_allowed(field))


def _allowed(field: Field) -> dict[str, str]:
    return {"choices": ", ".join(field.choices), "short": ", ".join(field.shorthand)}


def wrong_type(field: Field, key: str, raw: Any, kind: str = "") -> InputRefused:
    quoted = isinstance(raw, str) and _QUOTED.fullmatch(raw[:SHOWN])
    measured = isinstance(raw, str) and field.type == "number" and _WITH_UNIT.fullmatch(raw[:SHOWN])
    return refused(
        "wrong_type",
        field.name,
        key=shorten(key),
        kind=kind or TABLES["kinds"][field.type],
        got=("the string " if isinstance(raw, str) else "") + shown(raw),
        nothing="null" if raw is None and not field.required else "",
        quoted=raw if quoted else "",
        unit=field.unit if measured else "",
    )


def outside(field: Field, values: list[float]) -> float:
    """The first of a list that is outside of the field's range."""
    least = -inf if field.minimum is None else field.minimum
    above = -inf if field.above is None else field.above
    most = inf if field.maximum is None else field.maximum
    wrong = [float(value) for value in values if value < least or value <= above or value > most]
    return wrong[0]


def out_of_range(field: Field, key: str, value: float, whole: object = None) -> InputRefused:
    """`whole` is what stands for the field that this one is a fraction of."""
    highest = inf if field.maximum is None else field.maximum
    times, other = field.mistaken_for or (1, "")
    mistaken = highest < value <= highest * times
    part = whole if isinstance(whole, float | int) and highest < value <= whole else None
    return refused(
        "out_of_range",
        field.name,
        key=shorten(key),
        value=plain(value),
        least=plain(field.minimum or 0.0),
        above="" if field.above is None else plain(field.above),
        most=plain(highest),
        unit=field.unit,
        whole="" if part is None else plain(float(part)),
        other=other if mistaken and part is None else "",
        converted=plain(value / (part or times)),
    )


def missing(lacking: list[Field]) -> InputRefused:
    """All that is missing, so that nobody comes back for each."""
    return InputRefused("missing", lacking[0].name, " ".join(map(_missing, lacking)))


def _missing(field: Field) -> str:
    means = field.description[0].lower() + field.description[1:]
    return refusal("missing", name=field.name, aliases=" or ".join(field.aliases), means=means)
