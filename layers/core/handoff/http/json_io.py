"""JSON in and out by orjson, which refuses NaN, 1e999, lone surrogates and UTF-16, and never recurses to death."""

from typing import Any

import orjson

from handoff.runtime import settings
from handoff.sentences import said


class Unreadable(ValueError):
    """The bytes are not JSON, or hold what no reader on the way could keep."""


class TooDeep(Unreadable):
    code = "nested_too_deep"


class TooLarge(Unreadable):
    code = "integer_too_large"


class Json:
    """What a caller's JSON holds, and the same written compact, which is made once."""

    def __init__(self, value: Any, compact: bytes | None = None) -> None:
        self.value = value
        self._compact = compact

    @property
    def compact(self) -> bytes:
        """Unreadable where it is nested deeper than any answer."""
        if self._compact is None:
            self._compact = dump(self.value)
        return self._compact

    def part(self, key: str) -> "Json":
        """What stands under a key; of the only one it is a part of the whole's text."""
        only = len(self.value) == 1 and self._compact is not None
        return Json(self.value[key], self._compact[len(dump(key)) + 2 : -1] if only and self._compact else None)


def parse(text: bytes | str) -> Any:
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise Unreadable(f"not readable as JSON: {_reason(error)}") from None


def dump(value: Any) -> bytes:
    """Compact JSON. The value must come from `parse` or hold only what JSON holds."""
    try:
        return orjson.dumps(value)
    except (TypeError, ValueError) as error:
        # orjson's own ceiling is 254 levels; of what it has read itself it refuses nothing else.
        too_deep = "Recursion" in str(error)
        reason = _too_deep() if too_deep else f"not writable as JSON: {error}"
        raise Unreadable(reason) from None


def check_depth_and_integers(value: Any, depth: int = 1) -> None:
    """Walk what no schema bounds. `depth` is the level at which `value` itself stands in the whole document."""
    limits = settings.limits()
    deepest: int = limits["nesting_depth"]
    # Beyond this a JavaScript reader silently rounds: the opener would solve another number than the caller sent.
    largest: int = limits["largest_integer"]
    level: list[Any] = [value]
    while level:
        below: list[Any] = []
        for item in level:
            if type(item) is dict:
                below.extend(item.values())
            elif type(item) is list:
                below.extend(item)
            elif type(item) is int and not -largest <= item <= largest:
                raise TooLarge(f"the integer {item} is beyond ±(2^53 - 1), which JSON readers cannot keep exactly")
        containers = any(type(item) is dict or type(item) is list for item in level)
        if containers and depth > deepest:
            raise TooDeep(_too_deep())
        level, depth = below, depth + 1


def _too_deep() -> str:
    return said("nested_too_deep", levels=settings.limits()["nesting_depth"])


def _reason(error: orjson.JSONDecodeError) -> str:
    """What helps to find and mend the fault: its kind and its place."""
    if not error.doc.strip():
        # Bytes that are not UTF-8 leave no document to quote either.
        return "it is not UTF-8" if "UTF-8" in error.msg else "it is empty"
    found = error.doc[error.pos : error.pos + 8]
    if found.lower().startswith(("nan", "inf")):
        kind = "NaN and Infinity are not JSON numbers"
    elif found.startswith(("True", "False", "None", "'")):
        kind = "this is Python's notation; JSON writes true, false, null and double quotes"
    else:
        kind = error.msg
    return f"{kind} (line {error.lineno}, column {error.colno})"
