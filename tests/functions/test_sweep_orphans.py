"""Once a day: objects that no row names, and what deleted accounts have left."""

import secrets
from datetime import timedelta
from typing import Any

import pytest

from handoff.aws import storage
from handoff.models import orphans, saved_models
from handoff.runtime import clock, settings
from local.worker import LambdaContext
from tests import rights
from tests.service import handler


def objects() -> set[str]:
    listed: Any = storage.s3().list_objects_v2(Bucket=settings.bucket_name()).get("Contents", [])
    return {entry["Key"] for entry in listed}


def sweep(seconds: float = 900) -> dict[str, int]:
    with rights.calling("SweepOrphans"):
        swept: dict[str, int] = handler("SweepOrphans")({}, LambdaContext("SweepOrphans", 256, seconds))
    return swept


@pytest.fixture
def a_day_later(monkeypatch: pytest.MonkeyPatch) -> None:
    # An hour more, since what is to be swept is written after this.
    later = clock.now() + timedelta(days=settings.limits()["orphan_days"], hours=1)
    monkeypatch.setattr(clock, "now", lambda: later)


def crash(*_: object, **__: object) -> None:
    raise RuntimeError("the function died")


def leave_orphans(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The body of a save without a row, the former body of an update, and that of a deleted model."""
    kept = saved_models.save("acct", "kept", None, b"{}")
    gone = saved_models.save("acct", "gone", None, b"{}")
    before = objects()
    with monkeypatch.context() as dying:
        dying.setattr(storage, "put", crash)
        with pytest.raises(RuntimeError):
            saved_models.save("acct", "lost", None, b"{}")
    with monkeypatch.context() as dying:
        dying.setattr(storage, "delete_object", crash)
        with pytest.raises(RuntimeError):
            saved_models.update("acct", kept.id, {}, b'{"v":2}')
        with pytest.raises(RuntimeError):
            saved_models.delete("acct", gone.id)
    assert len(objects()) == len(before) + 2
    return objects()


def test_what_faults_have_left_is_deleted_and_nothing_else(
    aws: None, monkeypatch: pytest.MonkeyPatch, a_day_later: None
) -> None:
    leave_orphans(monkeypatch)
    storage.put_object("drafts/0", b"{}")
    assert sweep() == {"accounts": 0, "looked_at": 4, "deleted": 3}
    (model,) = saved_models.listed("acct")
    assert objects() == {f"models/acct/{model.id}/{model.version}", "drafts/0"}
    assert saved_models.fetch("acct", model.id)[1] == b'{"v":2}'
    assert sweep() == {"accounts": 0, "looked_at": 1, "deleted": 0}


def test_what_is_younger_than_any_request_is_left(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    left = leave_orphans(monkeypatch)
    assert sweep() == {"accounts": 0, "looked_at": 0, "deleted": 0}
    assert objects() == left


def test_it_starts_anywhere_and_looks_at_every_object_once(
    aws: None, monkeypatch: pytest.MonkeyPatch, a_day_later: None
) -> None:
    names = {f"models/{digit}000/model/version" for digit in "0123456789abcdef"}
    for name in names:
        storage.put_object(name, b"")
    monkeypatch.setattr(secrets, "token_hex", lambda _: "8000")
    assert list(orphans._settled("models/8000")) == [*sorted(names)[8:], *sorted(names)[:8]]
    assert sweep() == {"accounts": 0, "looked_at": 16, "deleted": 16}


def test_it_stops_before_its_time_is_up(aws: None, monkeypatch: pytest.MonkeyPatch, a_day_later: None) -> None:
    left = leave_orphans(monkeypatch)
    assert sweep(seconds=1) == {"accounts": 0, "looked_at": 0, "deleted": 0}
    assert objects() == left
