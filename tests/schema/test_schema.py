"""The schemas as they are served: found by forgiving names, each with all it refers to in one document."""

import json

import jsonschema_rs
import pytest
from jsonschema import Draft202012Validator

from handoff.errors import NotFound
from handoff.http import schema

ROOTS = [name for names in schema.GROUPS.values() for name in names]


@pytest.mark.parametrize("root", ROOTS)
def test_a_closure_is_self_contained_and_validates_its_own_examples(root: str) -> None:
    closure = schema.closure(root)
    Draft202012Validator.check_schema(closure)
    oracle, fast = Draft202012Validator(closure), jsonschema_rs.Draft202012Validator(closure)
    for instance in closure["examples"]:
        assert list(oracle.iter_errors(instance)) == []
        assert fast.is_valid(instance)
    assert not oracle.is_valid(12)
    assert not fast.is_valid(12)


@pytest.mark.parametrize("root", ROOTS)
def test_a_closure_refers_only_into_itself(root: str) -> None:
    text = json.dumps(schema.closure(root))
    closure = json.loads(text)
    references = [part.split('"')[0] for part in text.split('"$ref": "')[1:]]
    assert all(reference.startswith("#/$defs/") for reference in references)
    assert {reference.rpartition("/")[2] for reference in references} <= set(closure["$defs"])


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("load-case", "load_cases"),
        ("LoadCases", "load_cases"),
        ("LOAD_CASES", "load_cases"),
        ("load case", "load_cases"),
        ("hinge", "hinges"),
        ("Settings", "settings"),
        ("setting", "settings"),
        ("model", "model"),
        ("analysis", "analysis"),
        ("en1993-1-1", "en1993_1_1"),
        ("design-member", "design_members"),
        ("nodes.json", "nodes"),
    ],
)
def test_names_are_forgiven_case_number_and_separator(written: str, name: str) -> None:
    assert schema.find(written) == name
    assert schema.closure(written) == schema.closure(name)


@pytest.mark.parametrize(
    ("written", "near"), [("membr", "members"), ("load_csae", "load_cases"), ("sectoin", "sections")]
)
def test_an_unknown_root_is_not_found_with_the_nearest_names(written: str, near: str) -> None:
    with pytest.raises(NotFound, match=f"unknown schema root '{written}'; nearest: {near}"):
        schema.closure(written)


def test_an_absurd_root_is_answered_short() -> None:
    with pytest.raises(NotFound) as caught:
        schema.closure("x" * 100_000)
    assert len(caught.value.message) < 300


def test_the_index_groups_roots_with_name_title_and_one_line() -> None:
    index = schema.index()
    assert {"model", "geometry", "loads", "analysis", "checks"} <= set(index)
    for group in schema.GROUPS:
        for entry in index[group]:
            assert set(entry) == {"name", "title", "description"}
            assert schema.closure(entry["name"])["title"] == entry["title"]


def test_a_collection_root_takes_one_entity_or_a_list() -> None:
    validator = Draft202012Validator(schema.closure("nodes"))
    node = {"id": "N1", "x": 0, "y": 0, "z": 0}
    assert validator.is_valid(node)
    assert validator.is_valid([node])
    assert not validator.is_valid([{**node, "x": "0"}])
    assert not validator.is_valid({**node, "w": 0})
