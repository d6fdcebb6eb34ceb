"""Time as the service tells it: RFC 3339 in UTC, to the second."""

import time
from datetime import UTC, datetime


def now() -> datetime:
    return datetime.now(UTC).replace(microsecond=0)


def written(moment: datetime) -> str:
    return moment.isoformat()


def read(text: str) -> datetime:
    return datetime.fromisoformat(text)


def epoch(moment: datetime) -> int:
    """Seconds, the form DynamoDB's time-to-live attribute needs."""
    return int(moment.timestamp())


def order() -> int:
    """Nanoseconds, to put in order what happened within one second."""
    return time.time_ns()
