"""Accounts of earlier releases, whose rows all lay under `ACCT#<id>`."""

import pytest

from handoff.accounts import accounts, quota
from handoff.accounts.accounts import Account
from handoff.auth import api_keys
from handoff.aws import storage
from handoff.drafts import drafts
from handoff.errors import LimitReached
from handoff.models import saved_models, saved_rows
from handoff.runtime import settings
from local import former_rows

EMAIL = "ada@example.com"


def take_back(account: Account) -> None:
    """As the first release kept them."""
    former = f"ACCT#{account.id}"
    for partition in (drafts.partition, api_keys.partition, saved_rows.partition):
        for row in storage.query(partition(account.id), "A", "~"):
            storage.put((former, row["sk"]), {name: row[name] for name in row if name not in ("pk", "sk")})
            storage.delete((row["pk"], row["sk"]))
    profile = storage.delete(accounts.profile_key(account.id)) or {}
    storage.put((former, "PROFILE"), {name: profile[name] for name in profile if name not in ("pk", "sk")})
    for row in storage.query(quota.partition(account.id), "A", "~"):
        storage.delete((row["pk"], row["sk"]))


@pytest.fixture
def account(aws: None) -> Account:
    return accounts.put(EMAIL, password="good enough", pro=True)


def test_everything_is_found_again_and_can_be_moved_twice(account: Account) -> None:
    model = saved_models.save(account.id, "hall", None, b"{}")
    key, text = api_keys.create(account.id, "k", [], None)
    draft = drafts.park(account.id, b"{}", members=0)
    take_back(account)
    assert (accounts.find(account.id), saved_models.listed(account.id), drafts.find(draft.id)) == (None, [], None)
    for _ in range(2):
        former_rows.move(EMAIL)
        assert accounts.find(account.id) == account
        assert saved_models.listed(account.id) == [model]
        assert saved_models.fetch(account.id, model.id)[1] == b"{}"
        assert api_keys.active(account.id) == [key]
        assert api_keys.find(text) == key
        assert drafts.find(draft.id) == draft
    assert storage.query(f"ACCT#{account.id}", "A", "~") == []


def test_what_was_moved_counts_towards_the_limits(account: Account, monkeypatch: pytest.MonkeyPatch) -> None:
    saved_models.save(account.id, "hall", None, b"{}")
    take_back(account)
    former_rows.move(EMAIL)
    monkeypatch.setitem(settings.limits(), "saved_models", 1)
    with pytest.raises(LimitReached):
        saved_models.save(account.id, "shed", None, b"{}")


def test_drafts_made_since_the_deployment_keep_their_order(account: Account) -> None:
    old = [drafts.park(account.id, b"{}", members=0) for _ in range(3)]
    take_back(account)
    since = drafts.park(account.id, b"{}", members=0)
    former_rows.move(EMAIL)
    newest = drafts.park(account.id, b"{}", members=0)
    found = [draft.id for draft in drafts.living(account.id)]
    assert found[0] == newest.id
    # The one number that both had belongs to the draft that opens now.
    assert set(found) == {newest.id, since.id, *(draft.id for draft in old[1:])}


def test_nobody_has_nothing_to_move(aws: None) -> None:
    former_rows.move("nobody@example.com")
