"""API keys between their two rows, when an answer of the table is lost."""

import pytest

from handoff.auth import api_keys, key_format
from handoff.aws import storage
from handoff.errors import NotFound
from tests.storage.repeats import twice


def test_making_a_key_survives_a_lost_answer(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    put = storage.put

    def repeated(key: storage.Key, *arguments: object, **named: object) -> None:
        if key[0].startswith("KEY#"):
            twice(monkeypatch, "put_item")
        put(key, *arguments, **named)  # type: ignore[arg-type]  # passed on as they came

    monkeypatch.setattr(storage, "put", repeated)
    key, text = api_keys.create("acct", "n", [], None)
    assert api_keys.find(text) == key
    assert api_keys.active("acct") == [key]


def test_a_revocation_survives_a_lost_answer(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    key, text = api_keys.create("acct", "n", [], None)
    twice(monkeypatch, "delete_item")
    api_keys.revoke("acct", key.id, [])
    assert api_keys.find(text) is None
    with pytest.raises(NotFound):
        api_keys.revoke("acct", key.id, [])


def test_a_revocation_that_stopped_half_way_can_be_finished(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    key, _ = api_keys.create("acct", "n", [], None)
    storage.delete((f"KEY#{key.id}", "KEY"))
    with pytest.raises(NotFound):
        api_keys.revoke("other", key.id, [])
    api_keys.revoke("acct", key.id, [])
    assert storage.query(api_keys.partition("acct"), "KEY#", "KEY#~") == []


def test_a_slip_of_the_pen_asks_no_table(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    key, text = api_keys.create("acct", "k", [], None)
    found = api_keys.find(text)
    assert found is not None
    assert found.id == key.id

    def asked(*_: object, **__: object) -> None:
        raise AssertionError("the table was asked")

    monkeypatch.setattr(storage, "get", asked)
    for place in range(len("handoff_"), len(text)):
        other = "x" if text[place] != "x" else "y"
        assert api_keys.find(text[:place] + other + text[place + 1 :]) is None
    assert api_keys.find(text[:-8]) is None


def test_keys_of_the_first_release_go_on_working(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(key_format, "new", lambda: ("3347a0ce88adb566", "s" * 43))
    key, text = api_keys.create("acct", "old", [], None)
    found = api_keys.find(text)
    assert found is not None
    assert found.id == key.id
