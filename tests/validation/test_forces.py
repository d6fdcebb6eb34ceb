"""How large forces are, and whether names say that they were converted."""

from handoff.validation import forces
from handoff.validation.salvage import document_of
from tests.examples import example
from tests.validation.told import Model, warnings


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


def test_the_list_of_a_case_with_the_largest_force_is_its_heaviest() -> None:
    model = example("portal-frame")
    case = model["model"]["load_cases"][0]
    case["node_loads"] = [{"node": "F1", "fx": -90000, "fz": 100}, {"node": "F1", "my": 1e6}]
    judged = document_of(model, {})
    loads = forces.heaviest(judged)[case["id"]]
    assert (loads.where[-1], loads.largest, forces.loaded_nodes(loads)) == ("node_loads", 90000, 2)
    # A moment is no force.
    assert loads.sizes() == [90000, 0]
    assert forces.largest(judged) == 90000
    case["node_loads"][0]["fx"] = 1
    loads = forces.heaviest(document_of(model, {}))[case["id"]]
    assert (loads.where[-1], forces.loaded_nodes(loads)) == ("member_loads", 0)


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
