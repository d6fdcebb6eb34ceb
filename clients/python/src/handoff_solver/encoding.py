"""JSON of what scripts hold: numbers and arrays of numpy as plain ones, and of what JSON cannot hold the place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import isfinite
from typing import Any

from .errors import NotJson


def encoded(value: Any) -> str:
    try:
        return json.dumps(value, separators=(",", ":"), allow_nan=False, default=_plain)
    except (TypeError, ValueError, RecursionError) as error:
        raise NotJson(_why(value, str(error))) from None


def _why(value: Any, otherwise: str) -> str:
    try:
        return next(_faults(value, ""), otherwise)
    except RecursionError:
        # It holds itself, or is nested beyond all measure.
        return otherwise


def _plain(value: Any) -> Any:
    """A number or an array of numpy knows what it is in Python."""
    if hasattr(value, "tolist"):
        return value.tolist()
    raise TypeError(f"{type(value).__name__} is no JSON")


def _faults(value: Any, place: str) -> Iterator[str]:
    """What cannot be written, each with its place, such as `model.nodes[0].x`."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _faults(inner, f"{place}.{key}" if place else str(key))
    elif isinstance(value, list | tuple):
        for index, inner in enumerate(value):
            yield from _faults(inner, f"{place}[{index}]")
    elif hasattr(value, "tolist"):
        yield from _faults(value.tolist(), place)
    elif isinstance(value, float) and not isfinite(value):
        yield f"{place} is {value}: a number must be finite"
    elif not isinstance(value, str | float | int | None):
        yield f"{place} is a {type(value).__name__}, which JSON has no form for"
