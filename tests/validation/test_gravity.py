"""Loads of gravity that act upwards, or along y."""

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
