"""Rows and objects as they go in and come out."""

import pytest

from handoff.aws import storage


def test_values_come_back_as_they_were(aws: None) -> None:
    item = {"text": "ü", "number": 2**53, "flag": False, "bytes": b"\x00\xff", "list": ["a", 1], "empty": []}
    storage.put(("p", "s"), item)
    assert storage.get(("p", "s")) == {"pk": "p", "sk": "s", **item}


def test_none_is_not_written(aws: None) -> None:
    storage.put(("p", "s"), {"a": None, "b": 1})
    assert storage.get(("p", "s")) == {"pk": "p", "sk": "s", "b": 1}


def test_an_update_may_write_null(aws: None) -> None:
    row = storage.update(("p", "s"), "SET a = :a", values={":a": None})
    assert row["a"] is None


def test_other_types_are_refused(aws: None) -> None:
    with pytest.raises(TypeError, match="float"):
        storage.put(("p", "s"), {"a": 1.5})


def test_only_the_attributes_asked_for(aws: None) -> None:
    storage.put(("p", "s"), {"body": b"x" * 100, "ttl": 5})
    assert storage.get(("p", "s"), only=["ttl"]) == {"ttl": 5}


def test_a_query_reads_every_page(aws: None) -> None:
    for number in range(12):
        storage.put(("p", f"s{number:02}"), {"body": b"x" * 200_000})
    rows = storage.query("p", "s", "s~")
    assert [row["sk"] for row in rows] == [f"s{number:02}" for number in range(12)]
    assert [row["sk"] for row in storage.query("p", "s", "s~", limit=3)] == ["s00", "s01", "s02"]


def test_what_is_missing(aws: None) -> None:
    assert storage.get(("p", "s")) is None
    assert storage.delete(("p", "s")) is None
    assert storage.get_all([("p", "s")]) == []
    with pytest.raises(storage.ObjectMissing):
        storage.get_object("nothing")


def test_conditions(aws: None) -> None:
    storage.put(("p", "s"), {"acct": "a"}, condition="attribute_not_exists(pk)")
    with pytest.raises(storage.ConditionFailed):
        storage.put(("p", "s"), {"acct": "b"}, condition="attribute_not_exists(pk)")
    with pytest.raises(storage.ConditionFailed):
        storage.delete(("p", "s"), condition="acct = :b", values={":b": "b"})
    row = storage.delete(("p", "s"), condition="acct = :a", values={":a": "a"})
    assert row is not None
    assert row["acct"] == "a"
