"""Quotas: a limit that no number of requests at once passes, and a set that closes for good."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import pytest

from handoff.accounts import quota
from handoff.auth import api_keys
from handoff.aws import storage
from handoff.drafts import drafts
from handoff.errors import LimitReached, Unauthorized
from handoff.models import saved_models
from handoff.runtime import clock, settings
from tests.storage.repeats import twice

OWN = quota.key("acct", "MODELS")


@contextmanager
def atomic(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """moto loses writes under threads; the lock makes calls atomic, as DynamoDB's are, and leaves their order free."""
    lock = threading.Lock()
    with monkeypatch.context() as patch:
        for client in (storage.dynamodb(), storage.s3()):
            original: Any = getattr(client, "_make_api_call")  # noqa: B009 (boto3's types do not name it)

            def locked(*arguments: Any, original: Any = original) -> Any:
                with lock:
                    return original(*arguments)

            patch.setattr(client, "_make_api_call", locked)
        yield


def at_once(act: Any, count: int = 40) -> list[bool]:
    """Whether each of so many at once was allowed."""
    start = threading.Barrier(count)

    def one(_: int) -> bool:
        start.wait()
        try:
            act()
        except LimitReached:
            return False
        return True

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(one, range(count)))


def test_forty_saves_at_once_pass_no_quota(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(settings.limits(), "saved_models", 20)
    for _ in range(19):
        saved_models.save("acct", "n", None, b"{}")
    with atomic(monkeypatch):
        allowed = at_once(lambda: saved_models.save("acct", "n", None, b"{}"))
    assert (sum(allowed), len(saved_models.listed("acct"))) == (1, 20)


def test_forty_keys_at_once_pass_no_quota(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(settings.limits(), "api_keys", 20)
    for _ in range(19):
        api_keys.create("acct", "n", [], None)
    with atomic(monkeypatch):
        allowed = at_once(lambda: api_keys.create("acct", "n", [], None))
    assert (sum(allowed), len(api_keys.active("acct"))) == (1, 20)


def taken() -> int:
    row = storage.get(OWN)
    return len(row.get("places", ())) if row else 0


def test_a_place_taken_again_after_a_lost_answer_counts_once(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    twice(monkeypatch, "update_item")
    quota.take(OWN, "one", 1, set)
    assert taken() == 1
    with pytest.raises(quota.Full):
        quota.take(OWN, "two", 1, set)


def test_a_place_without_a_row_is_cleared_once_its_request_must_have_ended(
    aws: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A crash between place and row; a place taken a moment ago is that of a request under way."""
    quota.take(OWN, "lost", 1, set)
    with pytest.raises(quota.Full):
        quota.take(OWN, "next", 1, set)
    later = clock.now() + timedelta(minutes=1)
    monkeypatch.setattr(clock, "now", lambda: later)
    with pytest.raises(quota.Full):
        quota.take(OWN, "next", 1, lambda: {"lost"})
    quota.take(OWN, "next", 1, set)
    assert taken() == 1


def test_a_place_is_given_back_with_its_row(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    model = saved_models.save("acct", "n", None, b"{}")
    assert taken() == 1
    twice(monkeypatch, "update_item")
    saved_models.delete("acct", model.id)
    assert taken() == 0
    quota.give_back(quota.key("nobody", "MODELS"), model.id, model.created_at)


def test_in_a_closed_account_nothing_begins_and_no_link_opens(aws: None) -> None:
    draft = drafts.park("acct", b"{}", members=0)
    for kind in (drafts, api_keys, saved_models):
        kind.close("acct")
    assert drafts.find(draft.id) is None
    with pytest.raises(Unauthorized):
        drafts.park("acct", b"{}", members=0)
    with pytest.raises(Unauthorized):
        api_keys.create("acct", "n", [], None)
    with pytest.raises(Unauthorized):
        saved_models.save("acct", "n", None, b"{}")
    assert saved_models.listed("acct") == []
    ttl = (storage.get(OWN) or {})["ttl"]
    assert ttl - clock.epoch(clock.now()) == pytest.approx(7 * 86_400, abs=60)
