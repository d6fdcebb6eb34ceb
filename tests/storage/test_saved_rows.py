"""Rows of saved models: which names are keys, and what tells one state from the next."""

from datetime import UTC, datetime
from typing import Any

import pytest

from handoff.aws import storage
from handoff.errors import NotFound
from handoff.models import saved_rows
from handoff.models.saved_rows import SavedModel

ID = "01234567-89ab-4cde-8f01-23456789abcd"
THEN = datetime(2026, 3, 1, 12, tzinfo=UTC)


def model(**changes: Any) -> SavedModel:
    facts = {"description": None, "created_at": THEN, "updated_at": THEN, "version": "v1", "order": 5, **changes}
    return SavedModel(id=ID, name="hall", **facts)


def test_what_was_added_is_found_and_counted_in_its_account_alone(aws: None) -> None:
    saved_rows.add("acct", model())
    assert saved_rows.find("acct", ID) == model()
    assert saved_rows.every("acct") == [model()]
    assert saved_rows.every("other") == []
    with pytest.raises(NotFound):
        saved_rows.find("other", ID)


@pytest.mark.parametrize("name", ["", "x", ID.upper(), ID + "0", "MODEL#" + ID, "é" * 36, "a" * 5_000])
def test_only_what_is_handed_out_is_looked_for(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """DynamoDB refuses keys over 1,024 bytes, which would be a 500."""

    def asked(*_: object) -> None:
        raise AssertionError("the table was asked")

    monkeypatch.setattr(storage, "get", asked)
    with pytest.raises(NotFound) as refused:
        saved_rows.find("acct", name)
    assert len(refused.value.message) < 100


def test_a_second_model_does_not_take_the_place_of_the_first(aws: None) -> None:
    saved_rows.add("acct", model())
    saved_rows.add("acct", model())
    with pytest.raises(storage.ConditionFailed):
        saved_rows.add("acct", model(version="v2"))
    assert saved_rows.find("acct", ID).version == "v1"


def test_every_change_has_a_tag_of_its_own_one_of_the_name_alone_too(aws: None) -> None:
    saved_rows.add("acct", model())
    renamed = saved_rows.switch("acct", model(), {"name": "shed"}, "v1", 6, exactly=True)
    assert renamed is not None
    assert (renamed.name, renamed.version) == ("shed", "v1")
    assert renamed.tag != model().tag


def test_who_has_not_seen_the_last_change_does_not_undo_it(aws: None) -> None:
    saved_rows.add("acct", model())
    saved_rows.switch("acct", model(), {"name": "rival"}, "v1", 6, exactly=True)
    late = saved_rows.switch("acct", model(), {"name": "late"}, "v1", 7, exactly=True)
    assert late == saved_rows.find("acct", ID)
    assert late.name == "rival"


def test_what_is_gone_is_not_written_again(aws: None) -> None:
    assert saved_rows.switch("acct", model(), {"name": "late"}, "v1", 6, exactly=False) is None
    assert saved_rows.every("acct") == []


def test_rows_without_an_order_stand_before_those_with_one(aws: None) -> None:
    saved_rows.add("acct", model())
    key = (saved_rows.partition("acct"), f"MODEL#{ID}")
    storage.update(key, "REMOVE #order", condition="version = :v", names={"#order": "order"}, values={":v": "v1"})
    old = saved_rows.find("acct", ID)
    assert old.order == 0
    assert old.place < model().place
