"""GET /api/sdk/api-keys."""

from collections.abc import Callable
from datetime import timedelta

import pytest

from handoff.auth import api_keys
from handoff.aws import storage
from handoff.runtime import clock, settings
from tests.conftest import Customer

KEYS = "/api/sdk/api-keys"


def test_lists_in_camel_case_without_secrets(free: Customer) -> None:
    answer = free.service.get(KEYS)
    assert answer.status == 200
    (listed,) = answer.json["keys"]
    assert set(listed) == {"id", "name", "scopes", "createdAt", "lastUsedAt", "expiresAt", "createdBy"}
    assert listed["id"] == free.key_id
    assert free.key.partition(".")[2] not in answer.content.decode()


def test_newest_first(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    start = clock.now()
    for day, name in enumerate(["second", "third", "fourth"], 1):
        monkeypatch.setattr(clock, "now", lambda day=day: start + timedelta(days=day))
        free.service.post(KEYS, {"name": name})
    assert [key["name"] for key in free.service.get(KEYS).json["keys"]] == ["fourth", "third", "second", "main"]


def test_newest_first_within_one_second(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    second = clock.now()
    monkeypatch.setattr(clock, "now", lambda: second)
    for number in range(6):
        free.service.post(KEYS, {"name": f"{number}"})
    names = [key["name"] for key in free.service.get(KEYS).json["keys"]]
    assert names[:6] == ["5", "4", "3", "2", "1", "0"]


def test_neither_revoked_nor_expired_keys(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    revoked = free.service.post(KEYS, {"name": "revoked"}).json["id"]
    free.service.post(KEYS, {"name": "expired", "expiresInDays": 1})
    free.service.post(KEYS, {"name": "living", "expiresInDays": 2})
    free.service.delete(KEYS, query={"id": revoked})
    later = clock.now() + timedelta(days=1, minutes=1)
    monkeypatch.setattr(clock, "now", lambda: later)
    assert {key["name"] for key in free.service.get(KEYS).json["keys"]} == {"main", "living"}


def test_other_accounts_are_not_seen(free: Customer, customer: Callable[..., Customer]) -> None:
    other = customer("other@example.com")
    assert [key["id"] for key in other.service.get(KEYS).json["keys"]] == [other.key_id]


def test_last_use_is_noted_at_most_once_a_minute(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    start = clock.now()
    used = []
    for seconds in (0, 59, 60, 61):
        moment = start + timedelta(seconds=seconds)
        monkeypatch.setattr(clock, "now", lambda moment=moment: moment)
        free.service.get("/api/sdk/me")
        found = api_keys.find(free.key)
        assert found is not None
        assert found.last_used_at is not None
        used.append((found.last_used_at - start).seconds)
    assert used == [0, 0, 60, 60]


def test_a_key_that_was_never_used_says_null(free: Customer) -> None:
    free.service.post(KEYS, {"name": "unused"})
    by_name = {key["name"]: key["lastUsedAt"] for key in free.service.get(KEYS).json["keys"]}
    assert by_name["unused"] is None
    assert by_name["main"] is not None


def test_more_keys_than_one_batch_reads(free: Customer) -> None:
    for number in range(120):
        api_keys.create(free.account.id, f"key {number}", [], None)
    assert len(free.service.get(KEYS).json["keys"]) == 121


def test_a_creation_that_stopped_half_way_is_passed_over(free: Customer) -> None:
    storage.put((api_keys.partition(free.account.id), "KEY#0123456789abcdef"), {})
    assert [key["id"] for key in free.service.get(KEYS).json["keys"]] == [free.key_id]


def test_what_does_not_fit_comes_in_later_pages(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in "ab":
        free.service.post(KEYS, {"name": name})
    assert "next" not in free.service.get(KEYS).json
    monkeypatch.setitem(settings.limits(), "listed_bytes", 1)
    first = free.service.get(KEYS).json
    second = free.service.get(KEYS, query={"after": first["next"]}).json
    third = free.service.get(KEYS, query={"after": second["next"]}).json
    assert [page["keys"][0]["name"] for page in (first, second, third)] == ["b", "a", "main"]
    assert "next" not in third
