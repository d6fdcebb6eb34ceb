"""Hostile shapes: every array of the model's schema, at its largest length, filled with entries that fit nothing."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from handoff.validation.compiled import Schema, definitions, resolved
from tests.examples import example

Place = tuple[str | int, ...]

# An entry that lacks every key, one with an id that the others have too, one with a key that nobody knows, and none.
ENTRIES: tuple[Any, ...] = ({}, {"id": "a"}, {"zz": 0}, None)


def arrays() -> list[Place]:
    """Where an array may stand, each array above it by its first entry."""
    return list(dict.fromkeys(_arrays(definitions()["model"], ())))


def _arrays(schema: Schema, place: Place) -> Iterator[Place]:
    for key, value in _properties(resolved(schema)).items():
        body = resolved(value)
        if body.get("type") == "array":
            yield (*place, key)
            yield from _arrays(body.get("items", {}), (*place, key, 0))
        else:
            yield from _arrays(body, (*place, key))


def _properties(schema: Schema) -> dict[str, Schema]:
    branches = [resolved(switch["then"]) for switch in schema.get("allOf", ()) if "then" in switch]
    return {key: value for part in (schema, *branches) for key, value in part.get("properties", {}).items()}


def filled(place: Place, entry: Any, length: int) -> dict[str, Any]:
    """A sound model but for this one array."""
    model = example("portal-frame")
    home: Any = model
    for step, inner in pairwise(place):
        empty: Any = [] if isinstance(inner, int) else {}
        if isinstance(step, str):
            home = home.setdefault(step, empty)
        else:
            home += [] if home else [empty]
            home = home[step]
    home[place[-1]] = [entry] * length
    return model
