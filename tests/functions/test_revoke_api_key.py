"""DELETE /api/sdk/api-keys?id=<key_id>."""

from collections.abc import Callable

import pytest

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
