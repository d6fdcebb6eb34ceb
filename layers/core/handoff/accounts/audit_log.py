"""The account's trail: what was done in its name, when, from where and with which key; kept for a while.

In a partition of its own, where functions may add rows and none may change one.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

from handoff.aws import storage
from handoff.runtime import clock, request_log, settings
from handoff.runtime.random_ids import new_id


@dataclass(frozen=True)
class Event:
    at: datetime
    event: str
    # The id of the key, model or link it happened to.
    subject: str | None
    # The key it was done with; none where a bearer token or a password was used.
    key_id: str | None
    address: str


def partition(account_id: str) -> str:
    return f"EVENTS#{account_id}"


def note(account_id: str, event: str, address: str, *, key_id: str | None = None, subject: str | None = None) -> None:
    """What happened has happened: a table that refuses the note is no reason to tell the caller otherwise."""
    now = clock.now()
    row = {
        "at": clock.written(now),
        "event": event,
        "subject": subject,
        "key": key_id,
        "address": address,
        "ttl": clock.epoch(now + timedelta(days=settings.limits()["event_days"])),
    }
    try:
        storage.put((partition(account_id), f"{clock.order():020d}#{new_id()[:8]}"), row)
    except Exception:
        request_log.logger.warning("an event was not noted", exc_info=True)


def latest(account_id: str) -> list[Event]:
    """Newest first, without what has outlived its time and not been deleted yet."""
    rows = storage.query(partition(account_id), "0", "~", limit=settings.limits()["listed_events"], descending=True)
    now = clock.epoch(clock.now())
    return [_read(row) for row in rows if row["ttl"] > now]


def _read(row: storage.Item) -> Event:
    return Event(clock.read(row["at"]), row["event"], row.get("subject"), row.get("key"), row["address"])
