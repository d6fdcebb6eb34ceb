"""Bearer tokens: found until their time, each another, and kept as digests alone."""

from datetime import timedelta

import pytest

from handoff.auth import tokens
from handoff.aws import storage
from handoff.runtime import clock, settings
from tests.conftest import Customer


def test_a_token_ends_after_its_time(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.now()
    token, end = tokens.issue(free.account)
    life = end - before
    assert timedelta(0) <= life - timedelta(minutes=settings.limits()["token_minutes"]) < timedelta(minutes=1)
    monkeypatch.setattr(clock, "now", lambda: end - timedelta(seconds=1))
    found = tokens.find(token)
    assert found is not None
    assert (found.account_id, found.password_id) == (free.account.id, free.account.password_id)
    monkeypatch.setattr(clock, "now", lambda: end)
    assert tokens.find(token) is None


def test_every_token_is_another_and_none_is_kept(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    put, rows = storage.put, []

    def noted(key: storage.Key, row: storage.Item) -> None:
        rows.append((key, row))
        put(key, row)

    monkeypatch.setattr(storage, "put", noted)
    issued = {tokens.issue(free.account)[0] for _ in range(3)}
    assert len(issued) == len(rows) == 3
    assert not any(token in str(rows) for token in issued)


@pytest.mark.parametrize("token", ["", "x", "\u2028", "x" * 200])
def test_what_was_never_issued_opens_nothing(free: Customer, token: str) -> None:
    assert tokens.find(token) is None
