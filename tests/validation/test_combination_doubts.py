"""Doubts about how a rule combines: parts of one action, patterns, permanent pressure, another annex."""

from operator import itemgetter

import pytest

from handoff.validation import validate
from tests.examples import example
from tests.validation.trap_edits import Model
from tests.validation.trap_loads import by_rule, earth, on
from tests.validation.traps import Trap, assert_told, traps_of

WALLS = on("C1", "C2", fx=2000)
ROOF = on("R1", "R2", "R3", "R4", axes="local", fz=3000)
LEFT, RIGHT = on("R1", "R2", fz=-1500), on("R3", "R4", fz=-1500)
SNOW: Model = {"nature": "snow"}


def told(*cases: Model) -> list[str]:
    model = example("portal-frame")
    by_rule(*cases)(model)
    return [issue["code"] for issue in validate(model).warnings if issue["code"] != "one_sided"]


@pytest.mark.parametrize("trap", traps_of("combination_doubts"), ids=itemgetter(0))
def test_what_a_rule_may_combine_otherwise_is_told(trap: Trap) -> None:
    assert_told(trap)


@pytest.mark.parametrize(
    "cases",
    [
        pytest.param([WALLS, on("C1", "C2", fx=-2000)], id="from either side"),
        pytest.param([on("C1", fx=2000), on("C2", fx=-2000)], id="each against its own wall"),
        pytest.param([WALLS, on("C1", "C2", fy=900)], id="along and across"),
        pytest.param([on("C1", fx=2000), on("C2", fy=2000)], id="along one wall and across the other"),
        pytest.param([ROOF, on("R1", "R2", "R3", "R4", axes="local", fz=-900)], id="up and down"),
        pytest.param([SNOW | LEFT, SNOW | RIGHT], id="half of the roof, beside the snow on all of it"),
        pytest.param([WALLS | {"source": "a"}, ROOF | {"source": "b"}], id="told to be alternatives"),
    ],
)
def test_alternatives_are_not_asked_about(cases: list[Model]) -> None:
    assert told(*cases) == []


def test_one_told_source_does_not_speak_for_the_other_case() -> None:
    assert told(WALLS | {"source": "+x"}, ROOF) == ["split_action"]


def test_pressure_by_itself_has_nothing_to_be_apart_from() -> None:
    model = example("portal-frame")
    earth()(model)
    model["model"]["load_cases"] = model["model"]["load_cases"][2:]
    assert [issue["code"] for issue in validate(model).warnings] == []


def test_a_lean_of_the_weight_is_not_pressure() -> None:
    """Forces of 5.3.2 are 1/200 of what presses down, and have its factor."""
    lean = {"nature": "permanent", "node_loads": [{"node": "E1", "fx": 210}]}
    assert told(lean) == []


def test_pressure_in_the_case_of_the_weight_is_asked_about() -> None:
    model = example("portal-frame")
    by_rule()(model)
    model["model"]["load_cases"][0]["member_loads"] += on("C1", fx=9000)["member_loads"]
    assert [issue["code"] for issue in validate(model).warnings] == ["shared_source"]
