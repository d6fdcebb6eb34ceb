"""Lists in pages: as much as an answer carries, and `next` only where more is left."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from handoff.errors import BadRequest
from handoff.http.json_io import dump
from handoff.runtime import settings

Entry = TypeVar("Entry")
# What a list is sorted by, last first: the second, the order within it, and the id, so that no two are alike.
Place = tuple[int, int, str]


def page(
    name: str,
    entries: Sequence[Entry],
    place: Callable[[Entry], Place],
    shown: Callable[[Entry], dict[str, Any]],
    after: str | None,
) -> dict[str, Any]:
    """`after` is the `next` of the page before. An entry changed meanwhile is first now, and comes in no later page."""
    found = sorted(entries, key=place, reverse=True)
    if after is not None:
        last = _read(after)
        found = [entry for entry in found if place(entry) < last]
    taken: list[dict[str, Any]] = []
    left: int = settings.limits()["listed_bytes"]
    for entry in found:
        facts = shown(entry)
        left -= len(dump(facts))
        if taken and left < 0:
            break
        taken.append(facts)
    answer: dict[str, Any] = {name: taken}
    if len(taken) < len(found):
        answer["next"] = _written(place(found[len(taken) - 1]))
    return answer


def _written(place: Place) -> str:
    second, order, name = place
    return f"{second}.{order}.{name}"


def _read(after: str) -> Place:
    second, _, rest = after.partition(".")
    order, _, name = rest.partition(".")
    longest: int = settings.limits()["page_mark_length"]
    if not (second.isdecimal() and order.isdecimal() and name and len(after) <= longest):
        raise BadRequest("'after' must be the 'next' of the page before")
    return int(second), int(order), name
