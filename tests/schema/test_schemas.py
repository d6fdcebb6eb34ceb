"""The schema files: closed, described with units, with live examples, and self-contained when served."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from jsonschema import Draft202012Validator

from handoff import schema
from handoff.errors import NotFound
from tests.examples import NAMES, example

FOLDER = Path(schema.__file__).parents[3] / "schemas"
ROOTS = [name for names in schema.GROUPS.values() for name in names]


def definitions() -> list[tuple[str, dict[str, Any]]]:
    found = []
    for file in schema.FILES:
        document = json.loads((FOLDER / f"{file}.json").read_text())
        found.append((file, document))
        found += [(f"{file}#{name}", body) for name, body in document.get("$defs", {}).items()]
    return found


DEFINITIONS = definitions()


@pytest.mark.parametrize(("name", "body"), DEFINITIONS, ids=[name for name, _ in DEFINITIONS])
def test_every_definition_has_a_title_one_line_and_an_example(name: str, body: dict[str, Any]) -> None:
    assert body["title"]
    assert "\n" not in body["description"]
    assert body["examples"]


UNITS = ("metre", " m", "N", "Pa", "kg", "K", "degree", "unit", "Hz", "SI", "ratio")


@pytest.mark.parametrize(("name", "body"), DEFINITIONS, ids=[name for name, _ in DEFINITIONS])
def test_every_description_states_its_unit_or_that_there_is_none(name: str, body: dict[str, Any]) -> None:
    assert any(unit in body["description"] for unit in UNITS), body["description"]


def test_files_carry_dialect_and_id() -> None:
    for file in schema.FILES:
        document = json.loads((FOLDER / f"{file}.json").read_text())
        assert document["$schema"] == "https://json-schema.org/draft/2020-12/schema"
        assert document["$id"] == f"{schema.BASE}{file}.json"


def test_definition_names_are_unique_so_that_closures_can_be_flat() -> None:
    names = [name.rpartition("#")[2] for name, _ in DEFINITIONS]
    assert len(names) == len(set(names))


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


@pytest.mark.parametrize("name", [name for name, _ in DEFINITIONS if "#" in name])
def test_every_definition_validates_its_examples(name: str) -> None:
    definition = name.rpartition("#")[2]
    whole = schema.closure("model")
    validator = Draft202012Validator({"$ref": f"#/$defs/{definition}", "$defs": whole["$defs"]})
    for instance in whole["$defs"][definition]["examples"]:
        assert list(validator.iter_errors(instance)) == []


@pytest.mark.parametrize("name", NAMES)
def test_example_models_fit_the_schema_and_stay_small(name: str) -> None:
    model = example(name)
    assert list(Draft202012Validator(schema.closure("model")).iter_errors(model)) == []
    assert 1 <= len(model["model"]["members"] or model["model"]["plates"]) <= 40


def test_the_ten_promised_examples_are_there() -> None:
    promised = {
        "simply-supported-beam", "continuous-beam", "portal-frame", "braced-frame",
        "building-frame", "grillage", "plate-on-beams", "tower", "office-floor", "canopy",
    }  # fmt: skip
    assert promised <= set(NAMES)


def test_the_examples_show_every_kind_of_load_and_entity() -> None:
    used = {key for name in NAMES for key in example(name)["model"]}
    cases = [case for name in NAMES for case in example(name)["model"]["load_cases"]]
    assert used == set(schema.closure("model")["$defs"]["structure"]["properties"])
    loads = {load["type"] for case in cases for load in case.get("member_loads", ())}
    assert loads == {"point", "moment", "distributed", "temperature"}
    assert {key for case in cases for key in case} >= {
        "node_loads", "member_loads", "plate_loads", "area_loads", "support_displacements",
    }  # fmt: skip


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
