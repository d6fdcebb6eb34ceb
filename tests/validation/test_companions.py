"""What combinations never join or never part: beside the traps, what is left alone."""

from collections.abc import Callable
from typing import Any

import pytest

from handoff.validation import validate
from tests.examples import example
from tests.validation.trap_loads import heat, imposed_beside, sinking, spans_apart

Model = dict[str, Any]
SPANS = "continuous-beam"


def told(name: str, *edits: Callable[[Model], object]) -> list[str]:
    model = example(name)
    for edit in edits:
        edit(model)
    report = validate(model)
    assert report.errors == []
    return [issue["code"] for issue in report.warnings]


def case(place: int, **changes: Any) -> Callable[[Model], object]:
    return lambda model: model["model"]["load_cases"][place].update(changes)


def wheels(model: Model) -> None:
    """The middle span's load as one force, which may stand on the outer ones in the other case."""
    loads = model["model"]["load_cases"][2]["member_loads"]
    model["model"]["load_cases"][2]["member_loads"] = [load for load in loads if load["type"] == "point"]


def everywhere(model: Model) -> None:
    """A third case with the loads of both, in a combination of its own."""
    cases, combinations = model["model"]["load_cases"], model["model"]["load_combinations"]
    loads = [load for case in cases[1:3] for load in case["member_loads"]]
    cases.append({"id": "Q3", "nature": "imposed", "self_weight": 0, "member_loads": loads})
    terms = [{"load_case": "G", "factor": 1.35}, {"load_case": "Q3", "factor": 1.5}]
    combinations.append(combinations[0] | {"id": "whole", "terms": terms})
    combinations.extend(
        {**one, "id": f"{one['id']} whole", "terms": [{"load_case": "Q3", "factor": 1}]}
        for one in combinations[:]
        if one["limit_state"] == "SLS"
    )


@pytest.mark.parametrize("innocent", [case(2, category="H"), case(2, nature="other"), wheels, everywhere])
def test_imposed_loads_that_need_not_meet_are_left_alone(innocent: Callable[[Model], object]) -> None:
    assert "never_together" in told(SPANS, spans_apart(0))
    assert "never_together" not in told(SPANS, spans_apart(0), innocent)


def test_a_weight_that_lifts_is_no_weight_beside_a_load() -> None:
    """A slip of the pen, −1 for 1: 1.5 Q − G is what nothing stands under."""
    lifted = imposed_beside({"load_case": "G", "factor": -1})
    assert told("simply-supported-beam", lifted) == ["weightless", "unusual_factor"]


def test_a_trace_of_the_weight_is_none() -> None:
    traced = imposed_beside({"load_case": "G", "factor": 0.01})
    assert told("simply-supported-beam", traced) == ["weightless", "unusual_factor"]


@pytest.mark.parametrize(("permanent", "imposed", "codes"), [(40e3, 4e3, ["low_factor"]), (15e3, 30e3, [])])
def test_610b_alone_is_doubted_where_610a_may_govern(permanent: float, imposed: float, codes: list[str]) -> None:
    """1.35 G + 1.5·0.7·Q: beside 1.15 G + 1.5 Q of 40 and 4 kN/m 58.2 against 52.0, of 15 and 30 51.8 against 62.3."""

    def edit(model: Model) -> None:
        for case, size in zip(model["model"]["load_cases"], (permanent, imposed), strict=True):
            case["member_loads"] = [{"member": "beam", "type": "distributed", "fz": -size}]
        model["model"]["load_combinations"][0]["terms"][0]["factor"] = 1.15

    assert told("simply-supported-beam", edit) == codes


def test_cases_on_one_part_are_alternatives() -> None:
    whole = example(SPANS)["model"]["load_cases"]
    overlapping = [*whole[1]["member_loads"], *whole[2]["member_loads"]]
    assert "never_together" not in told(SPANS, spans_apart(0), case(2, member_loads=overlapping))


def test_a_support_that_is_moved_beside_loads_goes_with_them() -> None:
    """What is jacked on purpose stands in the case of the loads that it goes with."""
    assert told(SPANS, sinking("other"), case(3, self_weight=0.001)) == []


def test_a_rule_parts_settlements_by_itself() -> None:
    def by_rule(model: Model) -> None:
        model["model"]["load_combinations"] = []
        model["analysis"]["combinations"] = {"rule": "en1990_610", "sls": ["characteristic"], "patterns": True}
        for place in (1, 2):
            model["model"]["load_cases"][place]["category"] = "B"

    assert told(SPANS, sinking("permanent"), by_rule) == []


@pytest.mark.parametrize("dt", [30, -30])
def test_temperature_by_rule_goes_as_the_loads_say(dt: float) -> None:
    def by_rule(*cases: float) -> Callable[[Model], None]:
        def edit(model: Model) -> None:
            heat(dt)(model)
            listed = model["model"]["load_cases"]
            for i, change in enumerate(cases):
                loads = [{"member": "C1", "type": "temperature", "dt": change}]
                listed.append(listed[-1] | {"id": f"T{i}", "member_loads": loads})
            model["model"]["load_combinations"] = []
            model["analysis"]["combinations"] = {"rule": "en1990_610", "sls": ["characteristic"]}

        return edit

    assert told("portal-frame", by_rule()) == ["one_sided_temperature"]
    assert told("portal-frame", by_rule(-dt)) == []


def test_a_warm_face_alone_is_no_change_of_the_whole() -> None:
    assert told(SPANS) == []


def hoist(places: tuple[float, float], *, served: int, **changes: Any) -> list[str]:
    """One hoist in two places on a beam between supports, both at ULS and one of them at SLS: what is said of SLS."""
    model = example("simply-supported-beam")
    body = model["model"]
    (permanent, imposed) = body["load_cases"]
    lifted = [{"member": "beam", "type": "point", "fz": -20e3}]
    body["load_cases"] = [permanent] + [
        {**imposed, "id": f"Q{i}", "member_loads": [{**lifted[0], "position": place}]} for i, place in enumerate(places)
    ]
    body["load_combinations"] = [
        {"id": f"{state}{i}", "limit_state": state, "terms": [{"load_case": permanent["id"], "factor": g}, q]}
        for state, g, factor in (("ULS", 1.35, 1.5), ("SLS", 1, 1))
        for i in range(2)
        for q in [{"load_case": f"Q{i}", "factor": factor}]
        if state == "ULS" or i == served
    ]
    for key, value in changes.items():
        body[key] = value
    return [issue["path"] for issue in validate(model).warnings if "no SLS combination" in issue["message"]]


def test_a_hoist_beside_a_support_sags_less_than_in_the_middle_and_needs_no_combination_at_sls() -> None:
    assert hoist((0.5, 0.05), served=0) == []


@pytest.mark.parametrize("places", [(0.5, 0.05), (0.7, 0.9)])
def test_where_it_stands_at_sls_closer_to_a_support_the_other_place_is_asked_for(places: tuple[float, float]) -> None:
    assert hoist(places, served=1) == ["model.load_cases[1]"]


def test_a_beam_with_a_free_end_sags_most_under_a_hoist_there() -> None:
    clamp = dict.fromkeys(("ux", "uy", "uz", "rx", "ry", "rz"), "fixed")
    node = example("simply-supported-beam")["model"]["members"][0]["start"]
    assert hoist((0.5, 1), served=0, supports=[{"id": "root", "node": node, **clamp}]) == ["model.load_cases[2]"]
