"""The operator's tool, and how passwords are kept."""

import uuid

import pytest

from handoff.accounts import accounts, passwords
from handoff.aws import storage
from handoff.errors import Unauthorized

HERE = "192.0.2.1"


def test_an_account_is_created_once_and_then_changed(aws: None) -> None:
    created = accounts.put("Someone@Example.com ", password="a good one", pro=True)
    assert uuid.UUID(created.id).version == 4
    assert created.email == "someone@example.com"
    changed = accounts.put("someone@example.com", pro=False)
    assert (changed.id, changed.is_premium) == (created.id, False)
    assert accounts.sign_in("SOMEONE@example.com", "a good one", HERE).id == created.id


def test_a_new_password_leaves_the_tier(aws: None) -> None:
    accounts.put("a@example.com", password="first one", pro=True)
    assert accounts.put("a@example.com", password="second one").is_premium is True
    with pytest.raises(Unauthorized):
        accounts.sign_in("a@example.com", "first one", HERE)
    assert accounts.sign_in("a@example.com", "second one", HERE).is_premium is True


@pytest.mark.parametrize("email", ["", "x", "@", "a@", "@b", "a b@c", "a@b c", "x" * 255 + "@c"])
def test_what_is_no_e_mail_address_is_refused(aws: None, email: str) -> None:
    with pytest.raises(ValueError, match="e-mail"):
        accounts.put(email, password="good enough")


@pytest.mark.parametrize("password", ["", "short", "x" * 1025])
def test_what_is_no_password_is_refused(aws: None, password: str) -> None:
    with pytest.raises(ValueError, match="password"):
        accounts.put("a@example.com", password=password)
    with pytest.raises(ValueError, match="needs a password"):
        accounts.put("a@example.com", pro=True)


def test_two_operators_at_once_make_one_account(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    first = accounts.put("a@example.com", password="good enough")
    with monkeypatch.context() as unaware:
        unaware.setattr(storage, "get", lambda *_, **__: None)
        with pytest.raises(storage.ConditionFailed):
            accounts.put("a@example.com", password="another one")
    assert accounts.sign_in("a@example.com", "good enough", HERE).id == first.id


def test_passwords_are_argon2id_at_the_cost_decided(aws: None) -> None:
    kept = passwords.hashed("good enough")
    assert kept.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert passwords.verify(kept, "good enough")
    assert not passwords.verify(kept, "good enougH")


def test_nobody_is_verified_at_the_same_cost_and_never_passes() -> None:
    assert passwords.NOBODY.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert not passwords.verify(None, "")
    assert not passwords.verify(None, "anything")
