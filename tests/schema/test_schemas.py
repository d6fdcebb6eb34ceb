"""The schema files: closed, described with units, with live examples; and the example models."""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from handoff.http import schema
from handoff.runtime import settings
from tests.examples import NAMES, example

FOLDER = settings.schemas_dir()


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
