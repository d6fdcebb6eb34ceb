"""Sections that nobody rolls."""

from handoff.validation import validate
from tests.examples import example


def test_concrete_has_solids_and_walls_of_any_size() -> None:
    model = example("portal-frame")
    model["analysis"].pop("checks")
    model["model"]["materials"][0] = {"id": "S355", "library": "C30/37"}
    model["model"]["sections"][1] = {"id": "rafter", "shape": {"type": "rhs", "h": 1.5, "b": 1.2, "t": 0.5}}
    assert validate(model).warnings == []
    model["model"]["sections"][1] = {"id": "rafter", "shape": {"type": "rectangle", "h": 2.0, "b": 1.2}}
    assert validate(model).warnings == []
