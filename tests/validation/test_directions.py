"""Wind, earthquakes and temperature that act one way alone: one line of the model, until a case says how it acts."""

from operator import itemgetter
from typing import Any

import pytest

from handoff.validation import validate
from tests.examples import example
from tests.validation.trap_edits import Edit
from tests.validation.trap_loads import heat
from tests.validation.traps import Trap, assert_told, traps_of

Model = dict[str, Any]


@pytest.mark.parametrize("trap", traps_of("directions"), ids=itemgetter(0))
def test_what_acts_one_way_alone_is_told(trap: Trap) -> None:
    assert_told(trap)


def told(model: Model) -> list[str]:
    found = [issue for issue in validate(model).warnings if issue["code"] == "one_sided"]
    assert all(issue["path"] == "model.load_cases" for issue in found)
    return [issue["message"].split(": ")[0] for issue in found]


def portal(**forces: float) -> Model:
    """Two columns, a beam and wind at the left eaves, in a case that does not say how it acts."""
    model = example("portal-frame")
    case = next(each for each in model["model"]["load_cases"] if each["nature"] == "wind")
    del case["directions"]
    case["member_loads"], case["node_loads"] = [], [{"node": "E1", **forces}]
    return model


@pytest.mark.parametrize(
    ("forces", "ways"),
    [
        ({"fx": 10e3}, "towards −X"),
        ({"fx": -10e3}, "towards +X"),
        ({"fy": 10e3}, "towards −Y"),
        ({"fx": 10e3, "fy": -8e3}, "towards −X or towards +Y"),
    ],
)
def test_the_way_that_is_absent_is_named(forces: dict[str, float], ways: str) -> None:
    assert told(portal(**forces)) == [f"no combination has wind {ways}"]


@pytest.mark.parametrize("forces", [{"fz": 10e3}, {"fx": 1e3, "fz": 10e3}])
def test_what_hardly_pushes_level_has_no_other_side(forces: dict[str, float]) -> None:
    assert told(portal(**forces)) == []


@pytest.mark.parametrize("directions", ["one", "both"])
def test_a_wind_that_says_which_ways_it_acts_is_not_doubted(directions: str) -> None:
    model = portal(fx=10e3)
    next(each for each in model["model"]["load_cases"] if each["nature"] == "wind")["directions"] = directions
    found = [issue["code"] for issue in validate(model).warnings]
    # Both ways, what the list has one way alone is missing the other way.
    assert found == (["missing_combinations"] if directions == "both" else [])


def test_a_factor_below_zero_turns_the_wind_round() -> None:
    model = portal(fx=10e3)
    for combination in model["model"]["load_combinations"][:2]:
        for term in combination["terms"]:
            term["factor"] *= -1 if term["load_case"] == "W" else 1
    assert told(model) == []


def test_a_case_that_says_how_it_acts_does_not_speak_for_another() -> None:
    model = portal(fx=10e3)
    cases, combinations = model["model"]["load_cases"], model["model"]["load_combinations"]
    (wind,) = (each for each in cases if each["nature"] == "wind")
    cases.append({**wind, "id": "V", "directions": "one", "node_loads": [{"node": "E1", "fy": 10e3}]})
    combinations.append({**combinations[2], "id": "V", "terms": [{"load_case": "V", "factor": 1.5}]})
    assert told(model) == ["no combination has wind towards −X"]


@pytest.mark.parametrize("nature", ["other", "imposed"])
def test_what_is_no_wind_may_push_one_way(nature: str) -> None:
    model = portal(fx=10e3)
    for case in model["model"]["load_cases"]:
        case["nature"] = nature if case["nature"] == "wind" else case["nature"]
    assert told(model) == []


@pytest.mark.parametrize("dt", [30, -30])
def test_temperature_by_rule_goes_as_the_loads_say(dt: float) -> None:
    def by_rule(*changes: float, **more: str) -> Edit:
        def edit(model: Model) -> None:
            heat(dt)(model)
            listed = model["model"]["load_cases"]
            for i, change in enumerate(changes):
                loads = [{"member": "C1", "type": "temperature", "dt": change}]
                listed.append(listed[-1] | {"id": f"T{i}", "member_loads": loads})
            for case in listed:
                case.update(more if case["nature"] == "temperature" else {})
            model["model"]["load_combinations"] = []
            model["analysis"]["combinations"] = {"rule": "en1990_610", "sls": ["characteristic"]}

        return edit

    def warm(edit: Edit) -> list[str]:
        model = example("portal-frame")
        edit(model)
        return told(model)

    assert warm(by_rule()) == [f"no combination has a temperature of {'−' if dt > 0 else '+'}ΔT"]
    assert warm(by_rule(directions="one")) == []
    assert warm(by_rule(-dt)) == []
