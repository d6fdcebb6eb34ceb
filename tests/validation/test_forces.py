"""Forces that look like kN, unless names say that they were converted."""

from operator import itemgetter

import pytest

from handoff.validation import forces
from handoff.validation.salvage import document_of
from tests.examples import example
from tests.validation.told import Model, warnings
from tests.validation.traps import Trap, assert_told, traps_of


@pytest.mark.parametrize("trap", traps_of("forces"), ids=itemgetter(0))
def test_a_trap_is_told_once_and_its_innocent_neighbour_is_not(trap: Trap) -> None:
    assert_told(trap)


def test_forces_in_kilonewtons_give_one_warning() -> None:
    def edit(model: Model) -> None:
        for case in model["model"]["load_cases"]:
            for load in case["member_loads"]:
                load["fz" if "fz" in load else "fx"] /= 1000

    found = warnings(edit)
    assert len(found) == 1
    assert found[0][0] == "model.load_cases[0].member_loads[0]"
    assert "looks like kN" in found[0][1]


def kn(model: Model) -> None:
    for case in model["model"]["load_cases"]:
        for load in case["member_loads"]:
            load["fz" if "fz" in load else "fx"] /= 1000


def test_whoever_names_a_load_in_kilonewtons_has_converted_it() -> None:
    def edit(model: Model) -> None:
        kn(model)
        model["model"]["load_cases"][1]["member_loads"][0]["name"] = "0.005 kN/m"

    assert warnings(edit) == []


def test_a_force_is_as_large_as_its_largest_component_and_a_moment_is_none() -> None:
    model = example("portal-frame")
    case = model["model"]["load_cases"][0]
    case["node_loads"] = [{"node": "F1", "fx": -90000, "fz": 100}, {"node": "F1", "my": 1e6}]
    judged = document_of(model, {})
    (loads,) = (loads for loads in judged.lists("node_loads") if loads.items)
    assert (loads.sizes(), loads.largest, forces.largest(judged)) == ([90000, 0], 90000, 90000)


@pytest.mark.parametrize(("nodes", "doubted"), [(1, True), (60, False)])
def test_a_case_in_kilonewtons_is_doubted_and_a_mesh_of_small_forces_is_not(nodes: int, doubted: bool) -> None:
    def edit(model: Model) -> None:
        case = model["model"]["load_cases"][1]
        case["member_loads"], case["node_loads"] = [], [{"node": "E1", "fz": -12}] * nodes

    found = [(where, said) for where, said in warnings(edit) if "no force of this load case" in said]
    assert [where for where, _ in found] == ["model.load_cases[1].node_loads[0]"] * doubted


def test_small_moments_are_doubted_where_nothing_else_acts() -> None:
    def told(moment: float, **more: object) -> list[str]:
        def edit(model: Model) -> None:
            for case in model["model"]["load_cases"]:
                case["member_loads"], case["node_loads"] = [], [{"node": "A", "my": moment, "mz": 0.5} | more]

        return [said for _, said in warnings(edit, "simply-supported-beam") if "kN·m" in said]

    assert told(45) == [
        "the largest load in the model is a moment of 45, which looks like kN·m: moments are in N·m; "
        "where it is so little in truth, say so in the load's name, as '0.1 kN·m motor'"
    ]
    assert told(45, name="0.1 kN·m motor") == []
    assert len(told(0.8)) == 1
    assert told(-45e3) == told(45, fz=-8000) == told(45, name="0.045 kNm") == []


def test_a_small_force_is_doubted_until_a_name_says_that_it_is_meant() -> None:
    def told(**more: object) -> list[str]:
        def edit(model: Model) -> None:
            for case in model["model"]["load_cases"]:
                case["member_loads"], case["node_loads"] = [], [{"node": "A", "fz": -250} | more]

        return [said for _, said in warnings(edit, "simply-supported-beam") if "looks like kN" in said]

    [said] = told()
    assert said.endswith("say so in the load's name, as '0.25 kN lamp'")
    assert told(name="0.25 kN lamp") == []
