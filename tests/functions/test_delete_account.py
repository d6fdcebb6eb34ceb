"""DELETE /api/sdk/me."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context
from datetime import timedelta
from typing import Any

import pytest

from handoff.accounts import accounts, audit_log, quota
from handoff.api import account_deletion
from handoff.auth import api_keys
from handoff.aws import storage
from handoff.drafts import drafts
from handoff.errors import Unauthorized
from handoff.models import saved_models
from handoff.runtime import clock, settings
from local.worker import LambdaContext
from tests import rights
from tests.conftest import PASSWORD, Customer
from tests.functions.saving import save
from tests.service import Answer, Service, handler
from tests.storage.test_quota import atomic

ME = "/api/sdk/me"


def kept_of(account_id: str) -> list[str]:
    """Partition and sort key of every row that speaks of the account, and every object of it.

    Not the tombstones: that it is closed, and until when they say so, is all that is in them. Nor counts of a minute's
    requests, which end by themselves within hours, and which the deletion itself is one of.
    """
    found: Any = storage.dynamodb().scan(TableName=settings.table_name())["Items"]
    rows = [row for row in found if "closed" not in row and not row["pk"]["S"].startswith("RATE#")]
    objects: Any = storage.s3().list_objects_v2(Bucket=settings.bucket_name()).get("Contents", [])
    found = [f"{row['pk']['S']} {row['sk']['S']}" for row in rows if account_id in str(row)]
    return found + [entry["Key"] for entry in objects]


def end(customer: Customer, password: Any = PASSWORD, **options: Any) -> Answer:
    return customer.service.delete(ME, json={"password": password}, **options)


@pytest.fixture
def full(pro: Customer, monkeypatch: pytest.MonkeyPatch) -> Customer:
    """An account with some of everything, a large draft in the bucket included."""
    save(pro)
    pro.service.post("/api/sdk/api-keys", {"name": "second"}, headers={"idempotency-key": "k"})
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


def sweep(later: timedelta, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    moment = clock.now() + later
    with monkeypatch.context() as patch, rights.calling("SweepOrphans"):
        patch.setattr(clock, "now", lambda: moment)
        swept: dict[str, int] = handler("SweepOrphans")({}, LambdaContext("SweepOrphans", 256, 900))
    return swept


def test_nothing_begins_in_an_account_that_is_being_deleted(full: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    refused: list[type[Exception]] = []
    drop = saved_models.drop

    def meanwhile(account_id: str, model_id: str) -> None:
        acts: list[Callable[[], Any]] = [
            lambda: drafts.park(account_id, b"{}", 0),
            lambda: api_keys.create(account_id, "late", [], None),
            lambda: saved_models.save(account_id, "late", None, b"{}"),
        ]
        for act in acts:
            with pytest.raises(Unauthorized) as refusal:
                # In the name of another function, whose rights include it.
                Context().run(act)
            refused.append(refusal.type)
        drop(account_id, model_id)

    monkeypatch.setattr(saved_models, "drop", meanwhile)
    assert end(full).status == 204
    assert len(refused) == 3
    assert kept_of(full.account.id) == []


@pytest.fixture
def late(full: Customer, monkeypatch: pytest.MonkeyPatch) -> str:
    """A deleted account, of which requests that were under way have written the last of their rows since."""
    account = full.account
    stuck: list[Callable[[], None]] = []
    put = storage.put

    def held_back(key: storage.Key, item: storage.Item, **named: Any) -> None:
        stuck.append(lambda: put(key, item, **named))

    with monkeypatch.context() as patch:
        patch.setattr(storage, "put", held_back)
        link = drafts.park(account.id, b"{}", members=0)
        saved_models.save(account.id, "late", None, b"{}")
        api_keys.create(account.id, "late", [], None)
        audit_log.note(account.id, "late", "192.0.2.1")
    assert end(full).status == 204
    for write in stuck:
        write()
    assert Service().get(f"/open/{link.id}").status == 404
    return account.id


def test_what_was_under_way_goes_with_the_next_sweep(late: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert kept_of(late) != []
    assert sweep(timedelta(hours=1), monkeypatch)["accounts"] == 1
    assert [name for name in kept_of(late) if not name.startswith("models/")] == []
    # Remembered for a day, and the body that no row names goes then too.
    assert sweep(timedelta(days=2), monkeypatch)["accounts"] == 1
    assert sweep(timedelta(days=2), monkeypatch)["accounts"] == 0
    assert kept_of(late) == []
    assert storage.query(account_deletion.CLOSED, "0", "~") == []


def test_the_sweep_finishes_a_deletion_that_stopped(full: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    def stops(*_: Any, **__: Any) -> None:
        raise RuntimeError("the function ran out of time")

    with monkeypatch.context() as interrupted:
        interrupted.setattr(storage, "delete", stops)
        assert end(full).status == 500
    assert accounts.find(full.account.id)
    assert sweep(timedelta(hours=1), monkeypatch)["accounts"] == 1
    assert kept_of(full.account.id) == []
    assert accounts.put(full.account.email, password="a new beginning").id != full.account.id


def test_a_race_of_everything_with_the_deletion_leaves_nothing(full: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    account_id = full.account.id
    acts: list[Callable[[], Any]] = [
        lambda: drafts.park(account_id, b"{}", members=0),
        lambda: saved_models.save(account_id, "race", None, b"{}"),
        lambda: api_keys.create(account_id, "race", [], None),
        lambda: audit_log.note(account_id, "race", "192.0.2.1"),
    ]

    def keep_on(act: Callable[[], Any]) -> list[Any]:
        made = []
        try:
            for _ in range(40):
                made.append(act())
        except Unauthorized:
            pass
        return made

    with atomic(monkeypatch), ThreadPoolExecutor(9) as pool:
        running = [pool.submit(keep_on, act) for act in acts for _ in range(2)]
        assert pool.submit(end, full).result().status == 204
        made = [each for future in running for each in future.result()]
    links = [each.id for each in made if isinstance(each, drafts.Draft)]
    assert not [link for link in links if drafts.find(link)]
    sweep(timedelta(days=2), monkeypatch)
    assert kept_of(account_id) == []
    assert all("closed" in row for row in storage.query(quota.partition(account_id), "A", "~"))
