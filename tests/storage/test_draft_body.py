"""Where the model behind a link is kept, and who may put one there."""

from typing import Any

import pytest

from handoff.aws import storage
from handoff.aws.gzip_codec import unpacked
from handoff.drafts import draft_body
from handoff.runtime import settings

ID, MODEL = "0" * 32, b'{"model":{}}'
WARNING = {"path": "model", "code": "units", "severity": "warning", "message": "look again"}


def rows() -> list[Any]:
    found: list[Any] = storage.dynamodb().scan(TableName=settings.table_name())["Items"]
    return found


@pytest.fixture(params=["row", "object"])
def place(request: pytest.FixtureRequest, aws: None, monkeypatch: pytest.MonkeyPatch) -> str:
    """A body is never as small as one byte, so that none is kept in a row."""
    if request.param == "object":
        monkeypatch.setitem(settings.limits(), "draft_inline_bytes", 1)
    return str(request.param)


def test_a_model_and_its_warnings_come_back_from_either_place(place: str) -> None:
    row = draft_body.keep(ID, "acct", MODEL, [WARNING], ttl=1)
    assert unpacked(draft_body.body(ID, row)) == MODEL
    assert draft_body.warnings(ID, row).startswith(b'[{"path":"model"')
    assert row["warned"] == 1
    assert [entry["pk"]["S"] for entry in rows()] == ([f"DRAFT#{ID}"] if place == "row" else [])


def test_without_warnings_there_are_none(place: str) -> None:
    row = {name: value for name, value in draft_body.keep(ID, "acct", MODEL, [], ttl=1).items() if value is not None}
    assert "warned" not in row
    assert draft_body.warnings(ID, row) == b"[]"


def test_once_dropped_it_is_missing(place: str) -> None:
    row = draft_body.keep(ID, "acct", MODEL, [], ttl=1)
    draft_body.drop(ID, row)
    with pytest.raises(storage.ObjectMissing):
        draft_body.body(ID, row)


def test_a_repeat_of_ones_own_write_passes_and_anothers_does_not(aws: None) -> None:
    """An id of 128 bits that two accounts draw would show one the other's model."""
    draft_body.keep(ID, "acct", MODEL, [], ttl=1)
    row = draft_body.keep(ID, "acct", MODEL, [], ttl=1)
    with pytest.raises(storage.ConditionFailed):
        draft_body.keep(ID, "other", b"{}", [], ttl=1)
    assert unpacked(draft_body.body(ID, row)) == MODEL


def test_rows_of_before_1_0_hold_the_body_themselves_and_dropping_one_leaves_objects_alone(aws: None) -> None:
    storage.put_object(f"drafts/{ID}", b"not this one's")
    row = {"body": b"packed"}
    assert draft_body.body(ID, row) == b"packed"
    draft_body.drop(ID, row)
    assert storage.get_object(f"drafts/{ID}") == b"not this one's"
