"""Sections that nobody rolls, and storeys at one level."""

from operator import itemgetter

import pytest

from handoff.validation import validate
from tests.examples import example
from tests.validation.traps import Trap, assert_told, traps_of


@pytest.mark.parametrize("trap", traps_of("dimensions"), ids=itemgetter(0))
def test_a_trap_is_told_once_and_its_innocent_neighbour_is_not(trap: Trap) -> None:
    assert_told(trap)


def test_concrete_has_solids_and_walls_of_any_size() -> None:
    model = example("portal-frame")
    model["analysis"].pop("checks")
    model["model"]["materials"][0] = {"id": "S355", "library": "C30/37"}
    model["model"]["sections"][1] = {"id": "rafter", "shape": {"type": "rhs", "h": 1.5, "b": 1.2, "t": 0.5}}
    assert validate(model).warnings == []
    model["model"]["sections"][1] = {"id": "rafter", "shape": {"type": "rectangle", "h": 2.0, "b": 1.2}}
    assert validate(model).warnings == []
