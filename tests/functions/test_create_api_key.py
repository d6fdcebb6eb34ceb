"""POST /api/sdk/api-keys."""

from datetime import datetime, timedelta
from typing import Any

import pytest

from handoff.auth import api_keys
from handoff.aws import storage
from handoff.runtime import clock, settings
from tests.conftest import Customer
from tests.service import Service

KEYS = "/api/sdk/api-keys"


def test_gives_a_key_that_works(free: Customer) -> None:
    answer = free.service.post(KEYS, {"name": "laptop", "scopes": [], "expiresInDays": None})
    assert answer.status == 200
    created = answer.json
    assert created["name"] == "laptop"
    assert created["scopes"] == []
    assert created["expires_at"] is None
    assert created["created_at"].endswith("+00:00")
    assert created["key"].startswith(created["id"] + ".")
    seen = Service(**{"x-api-key": created["key"]}).get("/api/sdk/me")
    assert seen.json["user_id"] == free.account.id


def test_scopes_and_expiry_may_be_left_out(free: Customer) -> None:
    created = free.service.post(KEYS, {"name": "laptop"}).json
    assert (created["scopes"], created["expires_at"]) == ([], None)


def test_an_expiry_ends_the_key(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    created = free.service.post(KEYS, {"name": "guest", "expiresInDays": 30}).json
    end = datetime.fromisoformat(created["expires_at"])
    assert end - datetime.fromisoformat(created["created_at"]) == timedelta(days=30)
    guest = Service(**{"x-api-key": created["key"]})
    monkeypatch.setattr(clock, "now", lambda: end - timedelta(seconds=1))
    assert guest.get("/api/sdk/me").status == 200
    monkeypatch.setattr(clock, "now", lambda: end)
    assert guest.get("/api/sdk/me").error == (401, "unauthorized")


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({}, "name"),
        ({"name": None}, "name"),
        ({"name": ""}, "name"),
        ({"name": "  "}, "name"),
        ({"name": "x" * 101}, "name"),
        ({"name": 7}, "name"),
        ({"name": "x", "scopes": None}, "scopes"),
        ({"name": "x", "scopes": "read"}, "scopes"),
        ({"name": "x", "scopes": ["admin"]}, "admin"),
        ({"name": "x", "scopes": [["read"]]}, "scopes"),
        ({"name": "x", "scopes": [{}]}, "scopes"),
        ({"name": "x", "scopes": ["read", "read"]}, "scopes"),
        ({"name": "x", "expiresInDays": 0}, "expiresInDays"),
        ({"name": "x", "expiresInDays": 3651}, "expiresInDays"),
        ({"name": "x", "expiresInDays": 1.5}, "expiresInDays"),
        ({"name": "x", "expiresInDays": "30"}, "expiresInDays"),
        ({"name": "x", "expiresInDays": True}, "expiresInDays"),
        ({"name": "x", "expiresInDays": 1e300}, "expiresInDays"),
    ],
)
def test_what_is_wrong_is_named(free: Customer, body: dict[str, Any], named: str) -> None:
    answer = free.service.post(KEYS, body)
    assert answer.error == (400, "bad_request")
    assert named in answer.json["error"]


@pytest.mark.parametrize(
    "body", [{"name": "x" * 100}, {"name": "x", "expiresInDays": 1}, {"name": "x", "expiresInDays": 3650}]
)
def test_the_ends_of_the_ranges_are_within(free: Customer, body: dict[str, Any]) -> None:
    assert free.service.post(KEYS, body).status == 200


def test_a_mistyped_expiry_makes_no_permanent_key(free: Customer) -> None:
    answer = free.service.post(KEYS, {"name": "guest", "expireInDays": 1})
    assert answer.error == (400, "bad_request")
    assert "'expireInDays'" in answer.json["error"]
    assert "'expiresInDays'" in answer.json["error"]
    assert len(free.service.get(KEYS).json["keys"]) == 1


def child(maker: str, **body: Any) -> dict[str, Any]:
    made: dict[str, Any] = Service(**{"x-api-key": maker}).post(KEYS, {"name": "child", **body}).json
    return made


@pytest.mark.parametrize(("days", "expected"), [(None, 30), (29, 29), (30, 30), (31, 30), (3650, 30)])
def test_a_key_made_with_a_key_expires_no_later(
    free: Customer, monkeypatch: pytest.MonkeyPatch, days: int | None, expected: int
) -> None:
    start = clock.now()
    monkeypatch.setattr(clock, "now", lambda: start)
    maker = free.service.post(KEYS, {"name": "guest", "expiresInDays": 30}).json
    end = datetime.fromisoformat(child(maker["key"], expiresInDays=days)["expires_at"])
    assert end - start == timedelta(days=expected)


def test_the_list_says_which_key_made_which(free: Customer) -> None:
    made = child(free.key)
    grandchild = child(made["key"])
    listed = {key["id"]: key["createdBy"] for key in free.service.get(KEYS).json["keys"]}
    assert listed == {free.key_id: None, made["id"]: free.key_id, grandchild["id"]: made["id"]}


def test_a_family_of_keys_has_an_end(free: Customer) -> None:
    """Each use of a key looks at all its makers: a chain without end would be a request without end."""
    key = free.key
    for _ in range(settings.limits()["key_makers"]):
        key = child(key)["key"]
    assert Service(**{"x-api-key": key}).post(KEYS, {"name": "one more"}).error == (400, "bad_request")


def test_an_account_has_an_end_of_keys(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(settings.limits(), "api_keys", 3)
    second = free.service.post(KEYS, {"name": "second"}).json["id"]
    assert free.service.post(KEYS, {"name": "third"}).status == 200
    refused = free.service.post(KEYS, {"name": "fourth"})
    assert refused.error == (409, "limit_reached")
    assert "3 API keys" in refused.json["error"]
    free.service.delete(KEYS, query={"id": second})
    assert free.service.post(KEYS, {"name": "fourth"}).status == 200


def test_keys_that_ended_with_their_maker_make_room(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody sees them in a list, so nobody could revoke them."""
    maker = free.service.post(KEYS, {"name": "maker"}).json
    made = child(maker["key"])
    free.service.delete(KEYS, query={"id": maker["id"]})
    monkeypatch.setitem(settings.limits(), "api_keys", 2)
    assert free.service.post(KEYS, {"name": "new"}).status == 200
    assert storage.get((f"KEY#{made['id']}", "KEY")) is None
    assert storage.count(api_keys.partition(free.account.id), "KEY#", "KEY#~") == 2
