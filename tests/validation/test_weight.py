"""The structure's own weight: a part of it alone is doubted, however it is divided among load cases."""

from operator import itemgetter
from typing import Any

import pytest

from handoff.validation import validate
from tests.examples import example
from tests.validation.traps import Trap, assert_told, traps_of


@pytest.mark.parametrize("trap", traps_of("weight"), ids=itemgetter(0))
def test_a_trap_is_told_once_and_its_innocent_neighbour_is_not(trap: Trap) -> None:
    assert_told(trap)


Model = dict[str, Any]


def told(model: Model) -> list[str]:
    report = validate(model)
    assert report.errors == []
    return [f"{issue['path']} {issue['message']}" for issue in report.warnings if issue["code"] == "part_of_weight"]


def beam(weight: float) -> Model:
    model = example("simply-supported-beam")
    for case in model["model"]["load_cases"]:
        case["self_weight"] = weight if case["nature"] == "permanent" else 0
    return model


@pytest.mark.parametrize("weight", [0.1, 0.5, 0.99])
def test_a_part_of_the_weight_is_doubted(weight: float) -> None:
    (issue,) = told(beam(weight))
    assert issue.startswith("model.load_cases[0].self_weight")
    assert f"{weight} of the structure's weight" in issue


@pytest.mark.parametrize("weight", [0, 1, 1.05])
def test_none_is_told_elsewhere_and_all_of_it_or_a_little_more_is_usual(weight: float) -> None:
    assert told(beam(weight)) == []


def halves(model: Model) -> Model:
    """The weight in two cases, the second beside the first wherever that is."""
    cases = model["model"]["load_cases"]
    (first,) = (case for case in cases if case["nature"] == "permanent")
    first["self_weight"] = 0.5
    cases.append({"id": "half", "nature": "permanent", "self_weight": 0.5})
    for combination in model["model"]["load_combinations"]:
        factors = {term["load_case"]: term["factor"] for term in combination["terms"]}
        combination["terms"].append({"load_case": "half", "factor": factors.get(first["id"], 1)})
    return model


def test_two_halves_in_one_combination_are_the_whole() -> None:
    assert told(halves(beam(1))) == []


def test_two_halves_that_never_meet_are_not() -> None:
    model = halves(beam(1))
    for combination in model["model"]["load_combinations"]:
        combination["terms"].pop()
    model["model"]["load_combinations"].append(
        {"id": "alone", "limit_state": "ULS", "terms": [{"load_case": "half", "factor": 1.35}]}
    )
    assert len(told(model)) == 2


def test_a_rule_has_all_permanent_cases_at_once() -> None:
    model = beam(0.5)
    model["model"]["load_combinations"] = []
    model["analysis"]["combinations"] = {"rule": "en1990_610", "sls": ["characteristic"]}
    for case in model["model"]["load_cases"]:
        if case["nature"] == "imposed":
            case["category"] = "B"
    assert len(told(model)) == 1
    model["model"]["load_cases"].append({"id": "half", "nature": "permanent", "self_weight": 0.5})
    assert told(model) == []


def test_a_model_without_checks_is_left_alone() -> None:
    model = beam(0.1)
    model["analysis"]["checks"] = []
    assert told(model) == []
