"""Quotas: how many keys and saved models an account may have, as a set of taken places.

A place is taken before its row is written and given back after the row is deleted, so that no number of requests at
once passes a limit. Places are members of a set and no sum: taken again by boto3 after a lost answer, each still counts
once. A fault leaves a place without a row; it is cleared when the account is full. The deletion of an account closes
the set, and from then on nothing new begins.
"""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime

from handoff.aws import storage
from handoff.errors import Unauthorized
from handoff.runtime import clock, settings


class Full(Exception):
    """Every place is taken."""


def partition(account_id: str) -> str:
    return f"PLACES#{account_id}"


def key(account_id: str, kind: str) -> storage.Key:
    return partition(account_id), kind


def place(name: str, taken_at: datetime) -> str:
    return f"{clock.epoch(taken_at)}#{name}"


def take(own: storage.Key, name: str, limit: int, standing: Callable[[], set[str]]) -> datetime:
    """The moment that the place is taken at. `standing` names the rows that exist, and is asked once all are taken."""
    now = clock.now()
    if not _is_taken(own, place(name, now), limit):
        _clear(own, standing())
        if not _is_taken(own, place(name, now), limit):
            raise Full
    return now


def give_back(own: storage.Key, name: str, taken_at: datetime) -> None:
    with suppress(storage.ConditionFailed):
        change = {":place": frozenset([place(name, taken_at)])}
        storage.change(own, "DELETE places :place", condition="attribute_exists(pk)", values=change)


def close(own: storage.Key) -> None:
    """For good; the row ends by itself once every request that was under way has ended."""
    storage.update(
        own,
        "SET closed = :yes, #ttl = :ttl REMOVE places",
        values={":yes": True, ":ttl": clock.epoch(clock.now()) + closed_seconds()},
        names={"#ttl": "ttl"},
    )


def closed_seconds() -> int:
    days: int = settings.limits()["closed_days"]
    return days * 86_400


def _is_taken(own: storage.Key, this: str, limit: int) -> bool:
    free = (
        "attribute_not_exists(closed) AND (attribute_not_exists(places) OR contains(places, :name) "
        "OR size(places) < :limit)"
    )
    values = {":this": frozenset([this]), ":name": this, ":limit": limit}
    try:
        storage.change(own, "ADD places :this", condition=free, values=values)
    except storage.ConditionFailed:
        if "closed" in (storage.get(own) or {}):
            raise Unauthorized from None
        return False
    return True


def _clear(own: storage.Key, standing: set[str]) -> None:
    """Places without a row, of requests that must have ended."""
    limits = settings.limits()
    ended = clock.epoch(clock.now()) - limits["request_seconds"] - limits["idempotency_margin_seconds"]
    row = storage.get(own) or {}
    taken = {place: place.partition("#") for place in row.get("places", ())}
    left = frozenset(place for place, (at, _, name) in taken.items() if name not in standing and int(at) < ended)
    if left:
        storage.change(own, "DELETE places :left", condition="attribute_exists(pk)", values={":left": left})
