"""Loads of gravity that act upwards, along y, or askew."""

import json
from operator import itemgetter

import pytest

from handoff.validation import validate
from tests.examples import example
from tests.validation.traps import Trap, assert_told, traps_of


@pytest.mark.parametrize("trap", traps_of("gravity"), ids=itemgetter(0))
def test_a_trap_is_told_once_and_its_innocent_neighbour_is_not(trap: Trap) -> None:
    assert_told(trap)


def test_a_building_drawn_with_y_up() -> None:
    model = json.loads(json.dumps(example("building-frame")))
    text = json.dumps(model).replace('"y"', '"?"').replace('"z"', '"y"').replace('"?"', '"z"')
    text = text.replace('"fz"', '"fy"').replace('"uy"', '"u?"').replace('"uz"', '"uy"').replace('"u?"', '"uz"')
    codes = {issue["code"] for issue in validate(json.loads(text)).warnings}
    assert "gravity_along_y" in codes


def test_loads_of_a_purlin_that_is_drawn_level_all_lean_and_are_no_doubt() -> None:
    """Parts across and along a roof of 10°; beside the section's own weight, straight down, they contradict it."""
    model = json.loads(json.dumps(example("simply-supported-beam")))
    for case in model["model"]["load_cases"]:
        case["self_weight"] = 0
        for load in case["member_loads"]:
            load |= {"fy": load["fz"] * 0.1763}
    codes = {issue["code"] for issue in validate(model).warnings}
    assert "gravity_askew" not in codes
    model["model"]["load_cases"][0]["self_weight"] = 1
    assert "gravity_askew" in {issue["code"] for issue in validate(model).warnings}
