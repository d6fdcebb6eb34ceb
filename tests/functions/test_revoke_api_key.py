"""DELETE /api/sdk/api-keys?id=<key_id>."""

import itertools
from collections.abc import Callable

import pytest

from handoff.auth import api_keys, scopes
from tests.conftest import Customer
from tests.service import Service

KEYS = "/api/sdk/api-keys"


def test_a_revoked_key_opens_nothing(free: Customer) -> None:
    created = free.service.post(KEYS, {"name": "lost"}).json
    answer = free.service.delete(KEYS, query={"id": created["id"]})
    assert answer.status == 200
    assert created["id"] in answer.json["message"]
    assert Service(**{"x-api-key": created["key"]}).get("/api/sdk/me").error == (401, "unauthorized")


def test_a_key_may_revoke_itself(free: Customer) -> None:
    assert free.service.delete(KEYS, query={"id": free.key_id}).status == 200
    assert free.service.get("/api/sdk/me").status == 401


def test_a_second_time_it_is_not_found(free: Customer) -> None:
    created = free.service.post(KEYS, {"name": "lost"}).json
    free.service.delete(KEYS, query={"id": created["id"]})
    assert free.service.delete(KEYS, query={"id": created["id"]}).error == (404, "not_found")


def test_somebody_elses_key_is_not_found(free: Customer, customer: Callable[..., Customer]) -> None:
    other = customer("other@example.com")
    assert free.service.delete(KEYS, query={"id": other.key_id}).error == (404, "not_found")
    assert other.service.get("/api/sdk/me").status == 200


@pytest.mark.parametrize("query", [{}, {"id": ""}, {"id": "x" * 3000}])
def test_an_id_is_needed(free: Customer, query: dict[str, str]) -> None:
    assert free.service.delete(KEYS, query=query).error == (400, "bad_request")


def test_the_whole_key_is_no_id_and_its_secret_is_not_repeated(free: Customer) -> None:
    answer = free.service.delete(KEYS, query={"id": free.key})
    assert answer.error == (404, "not_found")
    assert "before the dot" in answer.json["error"]
    assert free.key.partition(".")[2] not in answer.json["error"]


def test_a_key_ends_with_any_of_its_makers(free: Customer) -> None:
    keys = [free.service.post(KEYS, {"name": "first"}).json]
    for name in ("second", "third"):
        keys.append(Service(**{"x-api-key": keys[-1]["key"]}).post(KEYS, {"name": name}).json)
    first, second, third = (Service(**{"x-api-key": key["key"]}) for key in keys)
    assert third.get("/api/sdk/me").status == 200
    assert free.service.delete(KEYS, query={"id": keys[1]["id"]}).status == 200
    assert first.get("/api/sdk/me").status == 200
    assert second.get("/api/sdk/me").error == (401, "unauthorized")
    assert third.get("/api/sdk/me").error == (401, "unauthorized")
    assert {key["id"] for key in free.service.get(KEYS).json["keys"]} == {free.key_id, keys[0]["id"]}


SCOPES: tuple[list[str], ...] = ([], ["read"], ["write"], ["read", "write"])


@pytest.mark.parametrize(("own", "other"), list(itertools.product(SCOPES, repeat=2)))
def test_no_key_revokes_a_key_that_may_do_more(free: Customer, own: list[str], other: list[str]) -> None:
    key, text = api_keys.create(free.account.id, "other", other, None)
    answer = free.with_scopes(*own).delete(KEYS, query={"id": key.id})
    # Only a key that may write revokes at all; of those, only the empty list is above another, and matched by itself.
    may = scopes.allows(own, "write") and (not own or bool(other))
    assert answer.status == (200 if may else 403)
    assert (api_keys.find(text) is None) is may
    if not may:
        assert answer.error == (403, "insufficient_scope")
