"""DELETE /api/sdk/me."""

from collections.abc import Callable
from contextvars import Context
from typing import Any

import pytest

from handoff import accounts, drafts, settings, storage
from tests.conftest import PASSWORD, Customer
from tests.functions.saving import save
from tests.service import Answer, Service

ME = "/api/sdk/me"


def kept_of(account_id: str) -> list[str]:
    """Partition and sort key of every row that speaks of the account, and every object of it."""
    rows: Any = storage.dynamodb().scan(TableName=settings.table_name())["Items"]
    objects: Any = storage.s3().list_objects_v2(Bucket=settings.bucket_name()).get("Contents", [])
    found = [f"{row['pk']['S']} {row['sk']['S']}" for row in rows if account_id in str(row)]
    return found + [entry["Key"] for entry in objects]


def end(customer: Customer, password: Any = PASSWORD, **options: Any) -> Answer:
    return customer.service.delete(ME, json={"password": password}, **options)


@pytest.fixture
def full(pro: Customer, monkeypatch: pytest.MonkeyPatch) -> Customer:
    """An account with some of everything, a large draft in the bucket included."""
    save(pro)
    pro.service.post("/api/sdk/api-keys", {"name": "second"})
    drafts.park(pro.account.id, b"{}", members=0)
    with monkeypatch.context() as small:
        small.setitem(settings.limits(), "draft_inline_bytes", 1)
        drafts.park(pro.account.id, b"{}", members=0)
    return pro


def test_nothing_of_it_is_left(full: Customer, customer: Callable[..., Customer]) -> None:
    other = customer("other@example.com", pro=True)
    theirs = save(other).json["id"]
    link = drafts.living(full.account.id)[0].id
    assert end(full).status == 204
    assert [name for name in kept_of(full.account.id) if other.account.id not in name] == []
    assert full.service.get(ME).error == (401, "unauthorized")
    assert Service().get(f"/open/{link}").status == 404
    signed = Service().post("/api/sdk/token", {"email": full.account.email, "password": PASSWORD})
    assert signed.error == (401, "unauthorized")
    assert other.service.get(f"/api/sdk/models/{theirs}").status == 200
    assert accounts.put("pro@example.com", password="a new beginning").id != full.account.id


def test_a_credential_alone_deletes_nothing(full: Customer) -> None:
    before = kept_of(full.account.id)
    assert end(full, password="wrong").error == (403, "wrong_password")
    assert full.service.delete(ME).error == (400, "bad_request")
    assert end(full, password=None).error == (400, "bad_request")
    assert [name for name in before if name not in kept_of(full.account.id)] == []


@pytest.mark.parametrize("stop", ["MODEL#", "DRAFT#", "KEY#", "EVENTS#", "EMAIL#", "PROFILE#"])
def test_a_deletion_that_stops_anywhere_is_finished_by_the_next(
    full: Customer, monkeypatch: pytest.MonkeyPatch, stop: str
) -> None:
    """What opens the account goes last, so that whoever began can go on."""
    token = Service().post("/api/sdk/token", {"email": full.account.email, "password": PASSWORD}).json["token"]
    delete = storage.delete

    def stops(key: storage.Key, **named: Any) -> Any:
        if stop in f"{key[0]} {key[1]}":
            raise RuntimeError("the function ran out of time")
        return delete(key, **named)

    with monkeypatch.context() as interrupted:
        interrupted.setattr(storage, "delete", stops)
        assert end(full).status == 500
    again = Service(authorization=f"Bearer {token}").delete(ME, json={"password": PASSWORD})
    assert again.status == 204
    assert [name for name in kept_of(full.account.id) if not name.startswith("TOKEN#")] == []


def test_what_was_under_way_meanwhile_goes_too(full: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    delete = storage.delete

    def saved_meanwhile(key: storage.Key, **named: Any) -> Any:
        if key == accounts.email_key(full.account.email):
            # In the name of another function, whose rights include it.
            Context().run(drafts.park, full.account.id, b"{}", 0)
        return delete(key, **named)

    monkeypatch.setattr(storage, "delete", saved_meanwhile)
    assert end(full).status == 204
    assert kept_of(full.account.id) == []
