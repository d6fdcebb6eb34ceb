"""POST /api/sdk/token."""

import uuid
from contextvars import Context
from datetime import datetime, timedelta
from typing import Any

import pytest

from handoff.accounts import accounts, passwords
from handoff.aws import storage
from handoff.runtime import clock, settings
from tests.conftest import PASSWORD, Customer
from tests.functions.signing import exchange
from tests.service import Service

SECRET = {"email": "free@example.com", "password": PASSWORD}


def test_gives_a_token_that_lasts_as_long_as_it_should(free: Customer) -> None:
    before = clock.now()
    answer = exchange()
    assert answer.status == 200
    assert answer.json["user"] == {"id": free.account.id, "email": "free@example.com"}
    assert uuid.UUID(answer.json["user"]["id"])
    assert answer.json["is_premium"] is False
    assert answer.json["expires_at"].endswith("+00:00")
    life = datetime.fromisoformat(answer.json["expires_at"]) - before
    assert timedelta(0) <= life - timedelta(minutes=settings.limits()["token_minutes"]) < timedelta(minutes=1)


def test_the_e_mail_may_be_spelt_in_any_case(free: Customer) -> None:
    assert exchange(email=" Free@Example.com ").status == 200


def test_unknown_e_mail_and_wrong_password_answer_alike(free: Customer) -> None:
    wrong, unknown = exchange(password="wrong"), exchange(email="nobody@example.com")
    assert wrong.error == unknown.error == (401, "unauthorized")
    assert wrong.content == unknown.content


@pytest.mark.parametrize("missing", ["email", "password"])
def test_both_fields_are_required(free: Customer, missing: str) -> None:
    body = {name: value for name, value in SECRET.items() if name != missing}
    answer = Service().post("/api/sdk/token", body)
    assert answer.error == (400, "bad_request")
    assert missing in answer.json["error"]


@pytest.mark.parametrize("value", [None, 1, [], {}, "", "x" * 2000])
def test_fields_are_short_strings(free: Customer, value: object) -> None:
    assert exchange(email=value).error == (400, "bad_request")
    assert exchange(password=value).error == (400, "bad_request")


def test_unknown_keys_are_ignored(free: Customer) -> None:
    assert Service().post("/api/sdk/token", {**SECRET, "remember": True}).status == 200


def test_a_credential_sent_along_changes_nothing(free: Customer) -> None:
    assert Service(**{"x-api-key": "no.key"}).post("/api/sdk/token", SECRET).status == 200


def test_known_and_unknown_e_mails_ask_the_table_for_the_same(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    """One read more for one of the two would tell them apart by the time it takes."""
    calls: list[str] = []
    for name in ("get", "update", "put"):
        original = getattr(storage, name)

        def noted(*given: Any, _name: str = name, _original: Any = original, **named: Any) -> Any:
            calls.append(_name)
            return _original(*given, **named)

        monkeypatch.setattr(storage, name, noted)
    assert exchange(password="wrong").status == 401
    known, calls[:] = list(calls), []
    assert exchange(email="nobody@example.com").status == 401
    assert calls == known


def test_a_new_password_ends_the_tokens_of_the_old_one(free: Customer) -> None:
    caller = Service(authorization=f"Bearer {exchange().json['token']}")
    accounts.put("free@example.com", password="another horse")
    assert caller.get("/api/sdk/me").error == (401, "unauthorized")
    assert exchange().error == (401, "unauthorized")
    assert exchange(password="another horse").status == 200
    assert free.service.get("/api/sdk/me").status == 200


def test_the_old_password_gets_no_token_that_outlives_its_change(
    free: Customer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The password changes between its verification and the token."""
    verify = passwords.verify

    def change_meanwhile(kept_hash: str | None, password: str) -> bool:
        genuine = verify(kept_hash, password)
        monkeypatch.setattr(passwords, "verify", verify)
        # In a context of its own: the operator changes it, not the function.
        Context().run(lambda: accounts.put("free@example.com", password="another horse"))
        return genuine

    monkeypatch.setattr(passwords, "verify", change_meanwhile)
    assert exchange().error == (401, "unauthorized")
    assert exchange(password="another horse").status == 200


def test_a_hash_of_another_cost_is_made_anew_by_the_next_sign_in(free: Customer) -> None:
    """The password and its tokens stay; what is kept has today's cost."""
    from argon2 import PasswordHasher

    key = accounts.email_key("free@example.com")
    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    storage.change(key, "SET password_hash = :hash", condition="attribute_exists(pk)", values={":hash": cheap})
    token = exchange().json["token"]
    row = storage.get(key)
    assert row is not None
    assert row["password_hash"].startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert Service(authorization=f"Bearer {token}").get("/api/sdk/me").status == 200
    assert exchange().status == 200
    assert storage.get(key) == row
