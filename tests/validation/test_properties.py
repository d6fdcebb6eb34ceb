"""Whole generated models: valid ones pass, and after one planted mistake exactly that issue appears."""

import copy
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from handoff.http.json_io import dump, parse
from handoff.validation import validate
from tests.seeds import AT_LENGTH
from tests.validation.strategies import models

RANDOM = settings(
    max_examples=1000 if AT_LENGTH else 40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

Model = dict[str, Any]


def last(model: Model, collection: str) -> tuple[dict[str, Any], int]:
    items = model["model"][collection]
    return items[-1], len(items) - 1


def plant(collection: str, key: str, value: Any) -> Callable[[Model], str]:
    def planted(model: Model) -> str:
        entity, i = last(model, collection)
        entity[key] = value
        return f"model.{collection}[{i}].{key}"

    return planted


def drop(collection: str, key: str) -> Callable[[Model], str]:
    def planted(model: Model) -> str:
        entity, i = last(model, collection)
        del entity[key]
        return f"model.{collection}[{i}].{key}"

    return planted


def twin(collection: str) -> Callable[[Model], str]:
    def planted(model: Model) -> str:
        entity, i = last(model, collection)
        model["model"][collection].append(copy.deepcopy(entity))
        return f"model.{collection}[{i + 1}].id"

    return planted


def stray_term(model: Model) -> str:
    model["model"]["load_combinations"][1]["terms"][0]["load_case"] = "no such case"
    return "model.load_combinations[1].terms[0].load_case"


def stray_load(model: Model) -> str:
    load = {"member": "no such member", "type": "distributed", "fz": -1e4}
    model["model"]["load_cases"][0]["member_loads"].append(load)
    return f"model.load_cases[0].member_loads[{len(model['model']['load_cases'][0]['member_loads']) - 1}].member"


def no_combination(model: Model) -> str:
    model["model"]["load_combinations"].pop(1)
    return "analysis.checks[0].limit_state"


MISTAKES: list[Callable[[Model], str]] = [
    plant("nodes", "y", "3"),
    plant("nodes", "z", 1e7),
    plant("nodes", "w", 0),
    plant("members", "type", "beem"),
    plant("members", "section", "no such section"),
    plant("members", "end", "no such node, surely"),
    plant("members", "material", 7),
    plant("members", "start_hinge", "no such hinge"),
    plant("supports", "rx", "fixd"),
    plant("supports", "node", "no such node, surely"),
    plant("load_cases", "nature", "dead"),
    plant("load_combinations", "limit_state", "uls"),
    plant("design_members", "l_cr_y", 0),
    drop("nodes", "x"),
    drop("members", "material"),
    drop("supports", "ry"),
    drop("load_cases", "self_weight"),
    drop("load_combinations", "terms"),
    twin("hinges"),
    twin("design_members"),
    twin("load_combinations"),
    stray_term,
    stray_load,
    no_combination,
]


@RANDOM
@given(models())
def test_generated_models_have_no_errors(model: Model) -> None:
    report = validate(parse(dump(model)))
    assert report.errors == []


@RANDOM
@given(models(), st.sampled_from(MISTAKES))
def test_one_planted_mistake_gives_exactly_that_issue(model: Model, plant: Callable[[Model], str]) -> None:
    spoilt = copy.deepcopy(model)
    path = plant(spoilt)
    report = validate(parse(dump(spoilt)))
    assert [issue["path"] for issue in report.errors] == [path], report.errors
