"""PUT /api/sdk/password."""

from contextvars import Context
from typing import Any

import pytest

from handoff.accounts import accounts, passwords
from handoff.aws import storage
from handoff.errors import Conflict
from handoff.runtime import clock, settings
from tests.conftest import PASSWORD, Customer
from tests.service import Answer, Service

NEW = "another horse"


def sign_in(password: str = PASSWORD) -> Answer:
    return Service().post("/api/sdk/token", {"email": "free@example.com", "password": password})


def change(service: Service, current: Any = PASSWORD, new: Any = NEW, **options: Any) -> Answer:
    return service.put("/api/sdk/password", {"current_password": current, "new_password": new}, **options)


def test_the_old_password_and_its_tokens_end_and_keys_stay(free: Customer) -> None:
    bearer = Service(authorization=f"Bearer {sign_in().json['token']}")
    assert change(bearer).status == 200
    assert bearer.get("/api/sdk/me").error == (401, "unauthorized")
    assert sign_in().error == (401, "unauthorized")
    assert sign_in(NEW).status == 200
    assert free.service.get("/api/sdk/me").json["is_premium"] is False


def test_a_credential_alone_does_not_change_it(free: Customer) -> None:
    assert change(free.service, current="wrong").error == (403, "wrong_password")
    assert sign_in().status == 200


def test_guesses_wait_as_at_sign_in(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A leaked key must not be where a password is guessed without a limit."""
    monkeypatch.setattr(passwords, "verify", lambda kept, given: kept is not None and given == PASSWORD)
    # The day does not end meanwhile.
    now = clock.now()
    monkeypatch.setattr(clock, "now", lambda: now)
    ten = settings.limits()["password_attempts"]
    assert {change(free.service, current=f"guess {n}").status for n in range(ten)} == {403}
    assert change(free.service).error == (429, "too_many_attempts")
    assert change(free.service, client="192.0.2.2").status == 200


@pytest.mark.parametrize("new", ["short", "", "x" * 2000, None, 3])
def test_a_weak_password_is_refused(free: Customer, new: Any) -> None:
    answer = change(free.service, new=new)
    assert answer.error == (400, "bad_request")
    assert "new_password" in answer.json["error"]
    assert sign_in().status == 200


def test_an_e_mail_that_became_another_account_s_keeps_its_password(free: Customer) -> None:
    """An account whose deletion stopped half-way has let go of its e-mail."""
    storage.delete(accounts.email_key("free@example.com"))
    newer = accounts.put("free@example.com", password="of the newer one")
    assert change(free.service, current="of the newer one").error == (403, "wrong_password")
    assert accounts.sign_in("free@example.com", "of the newer one", "192.0.2.9").id == newer.id


def test_of_two_at_once_one_is_refused_and_changes_nothing(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have shown the old password; the second finds that it is the password no more."""
    confirm = accounts.confirm

    def overtaken(account: accounts.Account, password: str, address: str) -> str:
        former = confirm(account, password, address)
        # The rival's write, in the name of no function.
        Context().run(accounts.set_password, account.id, account.email, "the first one", former)
        return former

    monkeypatch.setattr(accounts, "confirm", overtaken)
    assert change(free.service, new="the second one").error == (409, "conflict")
    assert sign_in("the second one").status == 401
    assert sign_in("the first one").status == 200


def test_a_change_that_fails_half_way_changes_nothing(free: Customer) -> None:
    """Hash and id are one write: without the profile there is no new hash either, and the old password still counts."""
    row = storage.get(accounts.email_key("free@example.com"))
    assert row is not None
    storage.delete(accounts.profile_key(free.account.id))
    with pytest.raises(Conflict):
        accounts.set_password(free.account.id, "free@example.com", NEW, row["password_hash"])
    assert storage.get(accounts.email_key("free@example.com")) == row
