"""Requests of one account in a minute: those beyond the limit wait, and those of others do not."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from typing import Any

import pytest
from botocore.exceptions import ConnectionClosedError

from handoff.accounts import account_rate
from handoff.aws import storage
from handoff.errors import TooManyRequests
from handoff.runtime import clock
from tests.conftest import Customer
from tests.storage.test_quota import atomic

START = datetime.fromisoformat("2026-01-01T08:00:10+00:00")


@pytest.fixture(autouse=True)
def three(aws: None, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Three a minute, and a clock that stands."""
    monkeypatch.setenv("ACCOUNT_RATE", "3")

    def at(seconds: int) -> None:
        monkeypatch.setattr(clock, "now", lambda: START + timedelta(seconds=seconds))

    at(0)
    return at


def test_beyond_the_limit_an_account_waits_for_the_next_minute_and_others_do_not(
    free: Customer, pro: Customer, three: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [free.service.get("/api/sdk/me").status for _ in range(3)] == [200] * 3
    refused = free.service.post("/api/sdk/validate", {"model": {}})
    assert (refused.error, refused.headers["retry-after"]) == ((429, "too_many_requests"), "50")
    assert "more than 3 requests of this account in a minute; try again in 50 s" in refused.json["error"]
    assert pro.service.get("/api/sdk/me").status == 200
    three(49)
    assert free.service.get("/api/sdk/me").headers["retry-after"] == "1"
    three(50)
    assert free.service.get("/api/sdk/me").status == 200


def test_forty_at_once_pass_no_limit(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def spent(_: int) -> bool:
        try:
            account_rate.spend("acct")
        except TooManyRequests:
            return False
        return True

    with atomic(monkeypatch), ThreadPoolExecutor(40) as pool:
        assert sum(pool.map(spent, range(40))) == 3


def test_none_is_counted_where_nobody_asks_for_it(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACCOUNT_RATE", "0")
    assert [free.service.get("/api/sdk/me").status for _ in range(5)] == [200] * 5


def test_trouble_of_the_table_refuses_nobody(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: Any, **__: Any) -> None:
        raise ConnectionClosedError(endpoint_url="x")

    monkeypatch.setattr(storage, "update", lost)
    account_rate.spend("acct")
