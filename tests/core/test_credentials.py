"""Credentials on every endpoint: who gets in, and that nothing else is looked at first."""

import itertools
from typing import Any

import pytest

from handoff.accounts import accounts
from handoff.auth import api_keys
from handoff.aws import storage
from handoff.runtime import clock, settings
from tests.conftest import PASSWORD, Customer
from tests.service import Service, openapi

PRIVATE = [
    (method.upper(), path.replace("{id}", "00000000-0000-4000-8000-000000000000"), operation["operationId"])
    for path, operations in openapi()["paths"].items()
    for method, operation in operations.items()
    if operation.get("security") != []
]
WRITING = {
    "solve_model",
    "check_beam",
    "create_api_key",
    "revoke_api_key",
    "save_model",
    "update_model",
    "delete_model",
    "end_link",
}
# Only with a bearer token or an unrestricted key.
OWNERS = {"change_password", "delete_account", "export_account"}
PRO = {"list_models", "save_model", "get_model", "update_model", "delete_model"}

operations = pytest.mark.parametrize(
    ("method", "path", "operation"), PRIVATE, ids=[operation for _, _, operation in PRIVATE]
)


def test_only_token_and_description_are_public() -> None:
    described = {o["operationId"] for operations in openapi()["paths"].values() for o in operations.values()}
    assert described - {operation for _, _, operation in PRIVATE} == {"issue_token", "get_openapi"}


@operations
def test_no_credentials_answer_401_before_the_body_is_read(
    anyone: Service, method: str, path: str, operation: str
) -> None:
    answer = anyone.call(method, path, content=b"{not json")
    assert answer.error == (401, "unauthorized")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_guessed_key_is_refused_and_counted_wherever_it_is_tried(anyone: Service) -> None:
    for method, path, _ in PRIVATE:
        assert anyone.call(method, path, headers={"x-api-key": "handoff_guess.guess"}).error == (401, "unauthorized")


@operations
def test_a_bearer_token_opens_what_a_key_opens(pro: Customer, method: str, path: str, operation: str) -> None:
    token = Service().post("/api/sdk/token", {"email": pro.account.email, "password": PASSWORD}).json["token"]
    by_key = pro.service.call(method, path, content=b"{not json")
    by_token = Service(authorization=f"Bearer {token}").call(method, path, content=b"{not json")
    assert by_token.status == by_key.status
    assert by_token.status in (200, 400, 404)


@operations
def test_reading_keys_only_read(free: Customer, method: str, path: str, operation: str) -> None:
    answer = free.with_scopes("read").call(method, path, content=b"{not json")
    if operation in WRITING | OWNERS:
        assert answer.error == (403, "insufficient_scope")
    else:
        assert answer.status in ((403,) if operation in PRO else (200, 400))


@operations
def test_storage_of_models_is_pro(free: Customer, method: str, path: str, operation: str) -> None:
    answer = free.service.call(method, path, content=b"{not json")
    if operation in PRO:
        assert answer.error == (403, "pro_required")
    else:
        assert answer.status in (200, 400, 404)


@pytest.mark.parametrize("scopes", [["write"], ["read", "write"]])
def test_a_restricted_key_does_nothing_that_only_its_owner_may(free: Customer, scopes: list[str]) -> None:
    for method, path, operation in PRIVATE:
        if operation in OWNERS:
            assert free.with_scopes(*scopes).call(method, path).error == (403, "insufficient_scope")


def wrong_keys(key: str) -> list[str]:
    key_id, _, secret = key.partition(".")
    return [
        f"{key_id}.{secret[:-1]}",
        f"{key_id}.{secret}x",
        f"{key_id}.",
        key_id,
        f".{secret}",
        f"{'0' * 16}.{secret}",
        f"{key},{key}",
        "KEY#x.y",
        "é.ü",
        "." * 150,
        "x" * 5000,
    ]


def test_one_body_for_every_failure(free: Customer, anyone: Service) -> None:
    missing = anyone.get("/api/sdk/me")
    attempts: list[dict[str, str]] = [{"x-api-key": key} for key in wrong_keys(free.key)]
    attempts += [{"authorization": value} for value in ("Bearer", "Bearer ", "Bearer x", f"Basic {free.key}", free.key)]
    for headers in attempts:
        answer = anyone.get("/api/sdk/me", headers=headers)
        assert (answer.status, answer.content) == (401, missing.content), headers


def test_a_key_sent_as_a_token_gets_a_hint_whether_it_exists_or_not(free: Customer, anyone: Service) -> None:
    answers = [anyone.get("/api/sdk/me", headers={"authorization": f"Bearer {key}"}) for key in (free.key, "no.key")]
    assert [answer.status for answer in answers] == [401, 401]
    assert answers[0].content == answers[1].content
    assert "an API key goes in the header X-API-Key" in answers[0].json["error"]


def test_the_key_decides_where_both_are_sent(free: Customer, pro: Customer) -> None:
    token = Service().post("/api/sdk/token", {"email": "pro@example.com", "password": PASSWORD}).json["token"]
    bearer = {"authorization": f"Bearer {token}"}
    seen = Service().get("/api/sdk/me", headers={**bearer, "x-api-key": free.key})
    assert seen.json["email"] == "free@example.com"
    assert "token_expires_at" not in seen.json
    assert Service().get("/api/sdk/me", headers={**bearer, "x-api-key": "wrong.key"}).status == 401


def test_the_scheme_may_be_spelt_in_any_case(free: Customer) -> None:
    token = Service().post("/api/sdk/token", {"email": "free@example.com", "password": PASSWORD}).json["token"]
    for scheme in ("bearer", "BEARER"):
        assert Service(authorization=f"{scheme} {token}").get("/api/sdk/me").status == 200


def test_a_key_of_a_vanished_account_opens_nothing(free: Customer) -> None:
    storage.delete(accounts.profile_key(free.account.id))
    assert free.service.get("/api/sdk/me").error == (401, "unauthorized")


def test_no_secret_is_kept_in_the_table(free: Customer) -> None:
    token = Service().post("/api/sdk/token", {"email": "free@example.com", "password": PASSWORD}).json["token"]
    rows: Any = storage.dynamodb().scan(TableName=settings.table_name())["Items"]
    kept = str(rows)
    for secret in (free.key.partition(".")[2], token, PASSWORD):
        assert secret not in kept


def test_the_tier_is_that_of_now(free: Customer) -> None:
    assert free.service.get("/api/sdk/models").status == 403
    accounts.put("free@example.com", pro=True)
    assert free.service.get("/api/sdk/models").status == 200


def test_a_written_use_never_revives_a_revoked_key(free: Customer) -> None:
    key = api_keys.find(free.key)
    assert key is not None
    api_keys.revoke(free.account.id, key.id, [])
    api_keys.note_use(key)
    assert api_keys.find(free.key) is None
    assert storage.get((f"KEY#{key.id}", "KEY")) is None


@pytest.mark.parametrize(
    ("own", "wanted"), list(itertools.product(([], ["read"], ["write"], ["read", "write"]), repeat=2))
)
def test_no_key_makes_a_key_with_more_rights(free: Customer, own: list[str], wanted: list[str]) -> None:
    answer = free.with_scopes(*own).post("/api/sdk/api-keys", {"name": "child", "scopes": wanted})
    may_write = not own or "write" in own
    within = not own or bool(wanted)
    assert answer.status == (200 if may_write and within else 403)
    if answer.status == 403:
        assert answer.error == (403, "insufficient_scope")


def test_a_table_that_refuses_the_note_of_a_use_does_not_refuse_the_request(
    free: Customer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("the table throttles")

    monkeypatch.setattr(storage, "change", fail)
    assert free.service.get("/api/sdk/me").status == 200
    assert "not noted" in caplog.text


def test_guessed_keys_are_limited_by_address_and_true_ones_are_not(
    free: Customer, anyone: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(settings.limits(), "address_guesses", 3)
    # No window ends meanwhile.
    now = clock.now()
    monkeypatch.setattr(clock, "now", lambda: now)
    guesses = [{"x-api-key": "0.0"}, {"authorization": "Bearer guess"}, {"x-api-key": free.key + "x"}]
    assert [anyone.get("/api/sdk/me", headers=guess).status for guess in guesses] == [401] * 3
    refused = anyone.get("/api/sdk/me", headers=guesses[0])
    assert refused.error == (429, "too_many_attempts")
    assert 0 < int(refused.headers["retry-after"]) <= settings.limits()["address_window_seconds"]
    # A colleague behind the same address, and a stranger at another.
    assert free.service.get("/api/sdk/me").status == 200
    assert anyone.get("/api/sdk/me", headers=guesses[0], client="192.0.2.2").status == 401
    # Without any credential nothing was guessed.
    assert anyone.get("/api/sdk/me").status == 401


def test_a_table_that_counts_no_guesses_changes_no_answer(
    anyone: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("the table throttles")

    monkeypatch.setattr(storage, "update", fail)
    assert anyone.get("/api/sdk/me", headers={"x-api-key": "0.0"}).error == (401, "unauthorized")
    assert "not counted" in caplog.text
