"""Time as the service tells it."""

from datetime import UTC, datetime, timedelta, timezone

from handoff.runtime import clock


def test_moments_are_written_to_the_second_in_utc_and_read_back() -> None:
    now = clock.now()
    assert clock.written(now).endswith("+00:00")
    assert now.microsecond == 0
    assert clock.read(clock.written(now)) == now


def test_seconds_are_counted_from_1970_wherever_the_clock_stands() -> None:
    """RFC 3339's example of one moment in two zones, and DynamoDB's time to live of it."""
    pacific = datetime(1996, 12, 19, 16, 39, 57, tzinfo=timezone(-timedelta(hours=8)))
    assert clock.epoch(pacific) == clock.epoch(datetime(1996, 12, 20, 0, 39, 57, tzinfo=UTC)) == 851_042_397


def test_what_comes_later_has_a_higher_order() -> None:
    first = clock.order()
    while (second := clock.order()) == first:
        pass
    assert second > first
