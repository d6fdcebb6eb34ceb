"""Keys that stand twice in one object of JSON: every reader keeps the last alone, and what the first held is lost."""

import json
from collections import Counter
from typing import Any

from handoff.clipping import clipped
from handoff.errors import ModelTooLarge
from handoff.http.json_io import Json, TooDeep, Unreadable, parse
from handoff.runtime import settings
from handoff.sentences import said

_SHOWN = 40


# An object or a list, which of those found holds it, and where.
_Found = tuple[Any, int, str | int]


class _Twice(dict[str, Any]):
    """An object of whose keys this one stands twice."""

    key: str


def parse_once(text: bytes | str) -> Json:
    """JSON of a caller's; Unreadable also where it says the same key twice."""
    check_values(text)
    read = Json(parse(text))
    if _may_say_more(text, read) and (lost := _lost(text)):
        raise Unreadable(f"not readable without loss: {said('repeated_key', key=lost[0], place=lost[1])}")
    return read


def check_values(text: bytes | str) -> None:
    """Each value follows a comma or opens a list or an object, so that their number bounds time and memory unread."""
    most: int = settings.limits()["json_values"]
    text = text if isinstance(text, bytes) else text.encode("utf-8", "replace")
    if text.count(b",") + text.count(b"[") + text.count(b"{") > most:
        raise ModelTooLarge(f"the JSON holds more than {most:,} values, by its commas and opening brackets")


def _may_say_more(text: bytes | str, read: Json) -> bool:
    """Whether it is worth to parse a second time, which costs five times the first.

    Each key brings a colon, and those in names stay, or stand as escapes: a text with no more of both than what was
    read of it repeats no key.
    """
    try:
        kept = read.compact.count(b":")
    except Unreadable:  # too deep for any answer
        return True
    text = text if isinstance(text, bytes) else text.encode("utf-8", "replace")
    return sum(map(text.count, (b":", b"\\u003a", b"\\u003A"))) > kept


def _lost(text: bytes | str) -> tuple[str, str] | None:
    """The first key that stands twice, and the place of its object."""
    try:
        found: list[_Found] = [(json.loads(text, object_pairs_hook=_kept), 0, "")]
    except RecursionError:
        raise TooDeep(said("nested_too_deep", levels=settings.limits()["nesting_depth"])) from None
    for at, (value, _, _) in enumerate(found):  # grows as it goes
        if isinstance(value, _Twice):
            return _quoted(value.key), _place(found, at) or "its outermost object"
        if isinstance(value, dict):
            found.extend((each, at, key) for key, each in value.items() if isinstance(each, dict | list))
        else:
            found.extend((each, at, i) for i, each in enumerate(value) if isinstance(each, dict | list))
    return None


def _place(found: list[_Found], at: int) -> str:
    """Put together at the end alone: of half a million deep ones all would be a gigabyte."""
    steps: list[str] = []
    while at:
        _, at, step = found[at]
        steps.append(f"[{step}]" if isinstance(step, int) else f".{_plain(step)}")
    return "".join(reversed(steps)).removeprefix(".")


def _kept(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    kept = dict(pairs)
    if len(kept) == len(pairs):
        return kept
    counted = Counter(key for key, _ in pairs)
    twice = _Twice(kept)
    twice.key = next(key for key in kept if counted[key] > 1)
    return twice


def _plain(key: str) -> str:
    return key if key.isidentifier() and key.isascii() and len(key) <= _SHOWN else _quoted(key)


def _quoted(key: str) -> str:
    """In ASCII: a key may hold what turns the direction of reading round."""
    return json.dumps(clipped(key, _SHOWN))
