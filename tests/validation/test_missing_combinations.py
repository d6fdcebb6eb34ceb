"""What EN 1990 asks for beside a list of combinations: by its expressions, term by term."""

from collections.abc import Callable
from operator import itemgetter
from typing import Any

import pytest

from handoff.validation import validate
from tests.examples import example
from tests.validation.trap_edits import Edit
from tests.validation.trap_loads import imposed_beside, sinking, spans_apart
from tests.validation.traps import Trap, traps_of

Model = dict[str, Any]
SPANS = "continuous-beam"


@pytest.mark.parametrize("trap", traps_of("missing_combinations"), ids=itemgetter(0))
def test_what_a_list_leaves_out_is_told(trap: Trap) -> None:
    """And less is missing of its neighbour, whose list may lack something else."""
    _, name, edit, path, code, innocent = trap

    def left(change: Edit) -> list[Model]:
        model = example(name)
        change(model)
        report = validate(model)
        assert report.errors == []
        found = [issue for issue in report.warnings if issue["code"] == code]
        assert all(issue["path"] == path for issue in found)
        return [combination for issue in found for combination in issue["combinations"]]

    assert len(left(edit)) > len(left(innocent))


def missing(model: Model) -> list[str]:
    """The formulas that are told, in one finding of the model at most."""
    found = [issue for issue in validate(model).warnings if issue["code"] == "missing_combinations"]
    assert len(found) <= 1
    assert all(issue["path"] == "model.load_combinations" for issue in found)
    return [formula for issue in found for formula in issue["message"].split(". No listed")[0][9:].split("; ")]


def listed(cases: dict[str, Model], *combined: dict[str, float]) -> Model:
    """The beam under these load cases, 1 kN/m down each where nothing else is said, and combinations at ULS."""
    model = example("simply-supported-beam")
    down = {"self_weight": 0, "member_loads": [{"member": "beam", "type": "distributed", "fz": -1000}]}
    model["model"]["load_cases"] = [{"id": name, **down, **case} for name, case in cases.items()]
    model["model"]["load_combinations"] = [
        {
            "id": f"ULS{i}",
            "limit_state": "ULS",
            "terms": [{"load_case": case, "factor": factor} for case, factor in factors.items()],
        }
        for i, factors in enumerate(combined)
    ]
    model["analysis"]["checks"] = model["analysis"]["checks"][:1]
    return model


def blowing(**forces: float) -> Model:
    return {"nature": "wind", "member_loads": [{"member": "beam", "type": "distributed", **forces}]}


G, Q, S, W = {"nature": "permanent"}, {"nature": "imposed"}, {"nature": "snow"}, blowing(fy=1000)
FULL = {"G": 1.35, "Q": 1.5, "S": 0.75}


@pytest.mark.parametrize(
    ("combined", "due"),
    [
        # (6.10): each leads, the other with ψ0; 0.7 of imposed load, 0.5 of snow.
        ([FULL, {"G": 1.35, "Q": 1.05, "S": 1.5}], []),
        ([FULL], ["1.35 G + 1.5 S + 1.05 Q"]),
        ([{"G": 1.35, "Q": 1.5}, {"G": 1.35, "S": 1.5}], ["1.35 G + 1.5 Q + 0.75 S", "1.35 G + 1.5 S + 1.05 Q"]),
        # What presses may be more.
        ([{"G": 1.35, "Q": 1.5, "S": 1.5}], []),
        ([{"G": 1.0, "Q": 1.5, "S": 1.5}], ["1.35 G + 1.5 Q + 0.75 S", "1.35 G + 1.5 S + 1.05 Q"]),
        # (6.10a) and (6.10b): ξ = 0.85.
        ([{"G": 1.35, "Q": 1.05, "S": 0.75}, {"G": 1.15, "Q": 1.5, "S": 1.5}], []),
        ([{"G": 1.15, "Q": 1.5, "S": 1.5}], ["1.35 G + 1.05 Q + 0.75 S"]),
        # Reliability class RC1: 0.9 of them all (Table B3).
        ([{"G": 1.215, "Q": 1.35, "S": 1.35}], []),
    ],
)
def test_a_floor_with_snow(combined: list[dict[str, float]], due: list[str]) -> None:
    assert missing(listed({"G": G, "Q": Q, "S": S}, *combined)) == due


def test_wind_aside_acts_or_not_and_finds_the_weight_helping() -> None:
    cases = {"G": G, "Q": Q, "W": W}
    leads, helped = {"G": 1.35, "Q": 1.05, "W": 1.5}, {"G": 1.0, "W": 1.5}
    whole = [{"G": 1.35, "Q": 1.5}, {"G": 1.35, "Q": 1.5, "W": 0.9}, leads, helped]
    assert missing(listed(cases, *whole)) == []
    due = ["1.35 G + 1.5 Q", "1.35 G + 1.5 Q + 0.9 W", "1.35 G + 1.5 W + 1.05 Q", "1 G + 1.5 W"]
    for place, formula in enumerate(due):
        assert missing(listed(cases, *whole[:place], *whole[place + 1 :])) == [formula]


def test_wind_that_acts_both_ways_is_asked_for_both_ways() -> None:
    """Turned round it pulls what it pressed: the one combination does not stand for the other."""
    cases = {"G": G, "W": W | {"directions": "both"}}
    assert missing(listed(cases, {"G": 1.35, "W": 1.5}, {"G": 1.0, "W": 1.5})) == ["1.35 G − 1.5 W", "1 G − 1.5 W"]
    both = [{"G": weight, "W": wind} for weight in (1.35, 1.0) for wind in (1.5, -1.5)]
    assert missing(listed(cases, *both)) == []
    assert missing(listed({**cases, "W": W | {"directions": "one"}}, *both[::2])) == []


def test_wind_that_lifts_presses_when_it_is_turned_round() -> None:
    """And what presses acts beside the snow that leads."""
    cases = {"G": G, "S": S, "W": blowing(fz=2000) | {"directions": "both"}}
    whole = [{"G": 1.35, "S": 1.5, "W": -0.9}, {"G": 1.35, "S": 0.75, "W": -1.5}, {"G": 1.0, "W": 1.5}]
    assert missing(listed(cases, *whole)) == []
    assert missing(listed(cases, *whole[:2])) == ["1 G + 1.5 W"]
    assert missing(listed(cases, *whole[1:])) == ["1.35 G + 1.5 S − 0.9 W"]


def test_an_earthquake_that_acts_both_ways_is_asked_for_both_ways() -> None:
    cases = {"G": G, "E": {**blowing(fx=1000), "nature": "seismic", "directions": "both"}}
    told = missing(listed(cases, {"G": 1.35}, {"G": 1.0, "E": 1.0}))
    # The least importance factor, EN 1998-1 Table 4.3.
    assert told == ["1 G − 0.8 E"]
    assert missing(listed(cases, {"G": 1.35}, {"G": 1.0, "E": 1.0}, {"G": 1.0, "E": -1.0})) == []


def test_wind_that_only_lifts_leads_alone() -> None:
    cases = {"G": G, "Q": Q, "W": blowing(fz=1000)}
    assert missing(listed(cases, {"G": 1.35, "Q": 1.5}, {"G": 1.0, "W": 1.5})) == []
    assert missing(listed(cases, {"G": 1.35, "Q": 1.5}, {"G": 1.35, "W": 1.5})) == ["1 G + 1.5 W"]


def test_a_roofs_own_load_gives_way_to_snow() -> None:
    cases = {"G": G, "H": Q | {"category": "H"}, "S": S}
    assert missing(listed(cases, {"G": 1.35, "H": 1.5}, {"G": 1.35, "S": 1.5})) == []


def test_quota_of_one_crane_exclude_one_another_where_the_model_says_so() -> None:
    near, far = Q | {"alternatives": "crane"}, Q | {"alternatives": "crane"}
    one_at_a_time = [{"G": 1.35, "near": 1.5}, {"G": 1.35, "far": 1.5}]
    assert missing(listed({"G": G, "near": near, "far": far}, *one_at_a_time)) == []
    assert missing(listed({"G": G, "near": Q, "far": Q}, *one_at_a_time)) == ["1.35 G + 1.5 (near + far)"]
    assert missing(listed({"G": G, "near": near, "far": far}, one_at_a_time[0])) == ["1.35 G + 1.5 far"]


def test_cases_that_are_always_listed_together_are_one_load() -> None:
    cases = {"G": G, "walls": W, "roof": blowing(fz=300)}
    both = {"walls": 1.5, "roof": 1.5}
    assert missing(listed(cases, {"G": 1.35, **both}, {"G": 1.0, **both})) == []


def test_no_name_of_a_nature_hides_a_load() -> None:
    """Of nature other it has to act once, as it is, in a combination of which resistances are checked."""
    assert missing(listed({"G": G, "X": Q | {"nature": "other"}}, {"G": 1.35, "X": 0.5})) == ["1 X"]
    assert missing(listed({"G": G, "X": Q | {"nature": "other"}}, {"G": 1.35, "X": 1.0})) == []


def test_a_rule_makes_them_all() -> None:
    model = listed({"G": G, "Q": Q | {"category": "B"}, "S": S})
    model["analysis"]["combinations"] = {"rule": "en1990_610", "patterns": False}
    assert missing(model) == []
    model["model"]["load_cases"].append({**model["model"]["load_cases"][1], "id": "A", "nature": "accidental"})
    del model["model"]["load_cases"][-1]["category"]
    # (6.11b): ψ2 of offices is 0.3.
    assert missing(model) == ["1 (G + A) + 0.3 Q"] or missing(model) == ["1 G + 1 A + 0.3 Q"]


def test_a_weight_that_lifts_or_is_a_trace_is_no_weight_beside_a_load() -> None:
    """A slip of the pen, −1 for 1: 1.5 Q − G is what nothing stands under."""
    for factor in (-1, 0.01):
        model = example("simply-supported-beam")
        imposed_beside({"load_case": "G", "factor": factor})(model)
        assert missing(model) == ["1.35 G + 1.5 Q"]


def test_supports_that_move_act_or_not() -> None:
    def told(*edits: Callable[[Model], object]) -> list[str]:
        model = example(SPANS)
        for edit in edits:
            edit(model)
        return missing(model)

    assert told() == []
    assert any("S" not in formula for formula in told(sinking("permanent")))
    assert told(spans_apart(0))[0] == "1.35 G + 1.5 (Q1 + Q2)"


def test_nothing_is_asked_for_where_no_steel_is_checked() -> None:
    model = listed({"G": G, "Q": Q}, {"G": 1.0, "Q": 1.0})
    assert missing(model)
    model["analysis"]["checks"] = []
    assert missing(model) == []


@pytest.mark.parametrize("name", ["braced-frame", "portal-frame", "building-frame"])
def test_a_shipped_example_without_its_last_combination_misses_it(name: str) -> None:
    model = example(name)
    assert missing(model) == []
    ultimate = [one for one in model["model"]["load_combinations"] if one["limit_state"] == "ULS"]
    model["model"]["load_combinations"].remove(ultimate[-1])
    assert len(missing(model)) == 1


# (6.14b): the leading action whole, the others with ψ0; (6.16b): all of them with ψ2.
@pytest.mark.parametrize(
    ("situation", "combined", "due"),
    [
        ("characteristic", [{"G": 1, "Q": 1, "S": 0.5}, {"G": 1, "Q": 0.7, "S": 1}], []),
        ("characteristic", [{"G": 1, "Q": 1}], ["1 G + 1 Q + 0.5 S", "1 G + 1 S + 0.7 Q"]),
        ("quasi_permanent", [{"G": 1, "Q": 0.3}], []),
        ("quasi_permanent", [{"G": 1, "Q": 0.2}], ["1 G + 0.3 Q"]),
        # What moves under the variable load alone may be all that is asked about.
        ("characteristic", [{"Q": 1, "S": 0.5}, {"Q": 0.7, "S": 1}], []),
        ("characteristic", [{"G": 0.3, "Q": 1, "S": 0.5}, {"G": 1, "Q": 0.7, "S": 1}], ["1 G + 1 Q + 0.5 S"]),
        ("characteristic", [], []),
    ],
)
def test_at_sls_by_the_situation_that_the_list_has(
    situation: str, combined: list[dict[str, float]], due: list[str]
) -> None:
    model = listed({"G": G, "Q": Q | {"category": "B"}, "S": S}, *combined)
    for combination in model["model"]["load_combinations"]:
        combination.update(limit_state="SLS", situation=situation)
    model["analysis"]["checks"] = [{"id": "sag", "type": "deflection", "all": True, "limit_state": "SLS"}]
    model["analysis"]["checks"][0]["limit_ratio"] = 250
    found = validate(model)
    assert [issue["code"] for issue in found.errors] == ["no_combination_of_limit_state"] * (not combined)
    assert missing(model) == due


def test_wind_is_due_at_sls_where_drift_is_checked() -> None:
    model = listed({"G": G, "W": W}, {"G": 1})
    model["model"]["load_combinations"][0]["limit_state"] = "SLS"
    check: Model = {"id": "sag", "type": "deflection", "all": True, "limit_state": "SLS", "limit_ratio": 250}
    model["analysis"]["checks"] = [check]
    assert missing(model) == []
    model["analysis"]["checks"] = [check | {"measure": "drift"}]
    assert missing(model) == ["1 G + 1 W"]


def test_what_is_missing_can_be_added() -> None:
    """The combinations that come with the finding leave nothing missing, under ids that the model has not."""
    model = listed({"G": G, "Q": Q, "W": W | {"directions": "both"}}, {"G": 1.35, "Q": 1.5})
    model["model"]["load_combinations"][0]["id"] = "EN1990-1"
    (issue,) = (each for each in validate(model).warnings if each["code"] == "missing_combinations")
    assert len(issue["combinations"]) > 3
    model["model"]["load_combinations"] += issue["combinations"]
    report = validate(model)
    assert report.errors == []
    assert [each["code"] for each in report.warnings] == []
