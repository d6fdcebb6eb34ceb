"""Saved models between row and object: concurrent writers, and crashes between the two."""

from typing import Any

import pytest

from handoff.aws import storage
from handoff.errors import Conflict, NotFound, PreconditionFailed
from handoff.models import saved_models
from handoff.runtime import settings
from tests.storage.repeats import twice

A, B = b'{"v":"a"}', b'{"v":"b"}'


def objects() -> list[str]:
    listed: Any = storage.s3().list_objects_v2(Bucket=settings.bucket_name()).get("Contents", [])
    return [entry["Key"] for entry in listed]


def test_each_version_is_an_object_of_its_own_and_the_former_goes(aws: None) -> None:
    model = saved_models.save("acct", "n", None, A)
    (first,) = objects()
    changed = saved_models.update("acct", model.id, {}, B)
    (second,) = objects()
    assert first != second
    assert first == f"models/acct/{model.id}/{model.version}"
    assert second == f"models/acct/{model.id}/{changed.version}"
    saved_models.update("acct", model.id, {"name": "m"}, None)
    assert objects() == [second]
    saved_models.delete("acct", model.id)
    assert objects() == []


class Crash(Exception):
    pass


def crash(*_: object, **__: object) -> None:
    raise Crash


@pytest.mark.parametrize("step", ["put", "put_object"])
def test_a_crash_while_saving_leaves_no_row(aws: None, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    monkeypatch.setattr(storage, step, crash)
    with pytest.raises(Crash):
        saved_models.save("acct", "n", None, A)
    assert saved_models.listed("acct") == []


@pytest.mark.parametrize("step", ["put_object", "update", "delete_object"])
def test_a_crash_while_updating_leaves_a_whole_model(aws: None, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    model = saved_models.save("acct", "n", None, A)
    with monkeypatch.context() as broken:
        broken.setattr(storage, step, crash)
        with pytest.raises(Crash):
            saved_models.update("acct", model.id, {"name": "m"}, B)
    found, body = saved_models.fetch("acct", model.id)
    assert (found.name, body) == (("m", B) if step == "delete_object" else ("n", A))


def test_a_crash_while_deleting_leaves_no_row_that_points_at_nothing(
    aws: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = saved_models.save("acct", "n", None, A)
    with monkeypatch.context() as broken:
        broken.setattr(storage, "delete_object", crash)
        with pytest.raises(Crash):
            saved_models.delete("acct", model.id)
    with pytest.raises(NotFound):
        saved_models.fetch("acct", model.id)


def interrupt(monkeypatch: pytest.MonkeyPatch, name: str, action: Any, times: int = 1) -> None:
    """Let another writer act just before the named step, as often as told."""
    original, left = getattr(storage, name), [times]

    def step(*arguments: Any, **named: Any) -> Any:
        if left[0]:
            left[0] -= 1
            monkeypatch.setattr(storage, name, original)
            action()
            monkeypatch.setattr(storage, name, step)
        return original(*arguments, **named)

    monkeypatch.setattr(storage, name, step)


def test_two_updates_at_once_both_take_effect(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    model = saved_models.save("acct", "n", None, A)
    interrupt(monkeypatch, "update", lambda: saved_models.update("acct", model.id, {"description": "theirs"}, B))
    saved_models.update("acct", model.id, {"name": "mine"}, None)
    found, body = saved_models.fetch("acct", model.id)
    assert (found.name, found.description, body) == ("mine", "theirs", B)
    assert len(objects()) == 1


def test_an_update_between_the_two_reads_of_a_fetch_is_no_failure(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    model = saved_models.save("acct", "n", None, A)
    interrupt(monkeypatch, "get_object", lambda: saved_models.update("acct", model.id, {}, B))
    assert saved_models.fetch("acct", model.id)[1] == B


def test_a_deletion_during_an_update_wins(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    model = saved_models.save("acct", "n", None, A)
    interrupt(monkeypatch, "update", lambda: saved_models.delete("acct", model.id))
    with pytest.raises(NotFound):
        saved_models.update("acct", model.id, {"name": "mine"}, None)
    assert saved_models.listed("acct") == []


def test_saving_survives_a_lost_answer(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    twice(monkeypatch, "put_item")
    model = saved_models.save("acct", "n", None, A)
    assert [found.id for found in saved_models.listed("acct")] == [model.id]


def test_an_update_survives_a_lost_answer_with_its_new_body(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    model = saved_models.save("acct", "n", None, A)
    twice(monkeypatch, "update_item")
    changed = saved_models.update("acct", model.id, {"name": "m"}, B)
    found, body = saved_models.fetch("acct", model.id)
    assert (found, found.name, body) == (changed, "m", B)
    assert len(objects()) == 1


def test_a_rival_after_a_lost_answer_leaves_a_whole_model(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    model = saved_models.save("acct", "n", None, A)
    twice(monkeypatch, "update_item", lambda: saved_models.update("acct", model.id, {}, b"{}"))
    saved_models.update("acct", model.id, {}, B)
    assert saved_models.fetch("acct", model.id)[1] == B
    assert len(objects()) == 1


def test_a_deletion_survives_a_lost_answer_and_leaves_no_body(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    model = saved_models.save("acct", "n", None, A)
    twice(monkeypatch, "delete_item")
    saved_models.delete("acct", model.id)
    assert (saved_models.listed("acct"), objects()) == ([], [])


def test_a_body_that_lost_to_a_deletion_goes_too(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    model = saved_models.save("acct", "n", None, A)
    interrupt(monkeypatch, "update", lambda: saved_models.delete("acct", model.id))
    with pytest.raises(NotFound):
        saved_models.update("acct", model.id, {}, B)
    assert objects() == []


def test_endless_rivals_are_a_conflict(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    model = saved_models.save("acct", "n", None, A)
    rival = {"count": 0}

    def act() -> None:
        rival["count"] += 1
        saved_models.update("acct", model.id, {}, b"{}")

    interrupt(monkeypatch, "update", act, times=100)
    with pytest.raises(Conflict):
        saved_models.update("acct", model.id, {"name": "mine"}, None)
    assert rival["count"] == saved_models.ROUNDS


@pytest.mark.parametrize("body", [None, B])
def test_a_rival_between_read_and_write_fails_the_precondition(
    aws: None, monkeypatch: pytest.MonkeyPatch, body: bytes | None
) -> None:
    """Of a change of the name alone too, which leaves the body's version as it is."""
    model = saved_models.save("acct", "n", None, A)
    interrupt(monkeypatch, "update", lambda: saved_models.update("acct", model.id, {"name": "theirs"}, None))
    with pytest.raises(PreconditionFailed):
        saved_models.update("acct", model.id, {"name": "mine"}, body, if_match=model.tag)
    found, kept = saved_models.fetch("acct", model.id)
    assert (found.name, kept, len(objects())) == ("theirs", A, 1)


@pytest.mark.parametrize("body", [None, B])
def test_a_repeat_of_our_own_write_fulfils_its_precondition(
    aws: None, monkeypatch: pytest.MonkeyPatch, body: bytes | None
) -> None:
    model = saved_models.save("acct", "n", None, A)
    twice(monkeypatch, "update_item")
    assert saved_models.update("acct", model.id, {"name": "mine"}, body, if_match=model.tag).name == "mine"
    assert len(objects()) == 1


def test_a_rival_between_read_and_deletion_fails_the_precondition(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    model = saved_models.save("acct", "n", None, A)
    interrupt(monkeypatch, "delete", lambda: saved_models.update("acct", model.id, {"name": "theirs"}, None))
    with pytest.raises(PreconditionFailed):
        saved_models.delete("acct", model.id, if_match=model.tag)
    assert saved_models.fetch("acct", model.id)[0].name == "theirs"


def test_any_state_goes_where_any_is_asked_for(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    model = saved_models.save("acct", "n", None, A)
    interrupt(monkeypatch, "delete", lambda: saved_models.update("acct", model.id, {}, B))
    saved_models.delete("acct", model.id, if_match="*")
    assert (saved_models.listed("acct"), objects()) == ([], [])


def test_a_repeat_of_our_own_deletion_fulfils_its_precondition(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    model = saved_models.save("acct", "n", None, A)
    twice(monkeypatch, "delete_item")
    saved_models.delete("acct", model.id, if_match=model.tag)
    assert (saved_models.listed("acct"), objects()) == ([], [])


def test_endless_rivals_of_a_deletion_are_a_conflict(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    model = saved_models.save("acct", "n", None, A)
    interrupt(monkeypatch, "delete", lambda: saved_models.update("acct", model.id, {}, B), times=100)
    with pytest.raises(Conflict):
        saved_models.delete("acct", model.id, if_match="*")
