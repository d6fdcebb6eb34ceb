"""Wind from one side: enough where the structure is the same seen from the other, and doubted where it is not."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from handoff.validation import validate
from tests.examples import example
from tests.validation.trap_loads import heat

Model = dict[str, Any]
PORTAL, TOWER = "portal-frame", "tower"
RESTRAINED = [{"position": 0, "flange": "both"}, {"position": 1, "flange": "both"}]


def told(model: Model) -> list[str]:
    return [issue["code"] for issue in validate(model).warnings if issue["code"] == "one_sided_wind"]


def portal(wind: float = 0.0) -> Model:
    """Two columns, a beam and wind on the left, in a case of its own."""
    model = example(PORTAL)
    case = next(each for each in model["model"]["load_cases"] if each["nature"] == "wind")
    column = next(each for each in model["model"]["members"] if each["id"].startswith("C"))
    case["member_loads"], case["node_loads"] = [], [{"node": column["end"], "fx": wind or 10e3}]
    return model


def test_a_frame_that_is_its_own_mirror_image_is_left_alone() -> None:
    assert told(portal()) == []
    assert told(portal(-10e3)) == []


def test_another_column_on_one_side_is_not() -> None:
    model = portal()
    columns = [each for each in model["model"]["members"] if each["id"].startswith("C")]
    columns[-1]["section"] = next(
        each["id"] for each in model["model"]["sections"] if each["id"] != columns[0]["section"]
    )
    assert told(model) == ["one_sided_wind"]


@pytest.mark.parametrize("change", [{"l_cr_y": 20}, {"l_lt": 5}, {"lateral_restraints": RESTRAINED}])
def test_a_column_that_buckles_otherwise_on_one_side_is_not(change: Model) -> None:
    """Pressed by wind from the left the right one is short; the long one on the left is pressed from the right."""
    model = portal()
    (design,) = (each for each in model["model"]["design_members"] if each["id"] == "left-column")
    design["lateral_restraints"] = RESTRAINED[:1]
    (other,) = (each for each in model["model"]["design_members"] if each["id"] == "right-column")
    other["lateral_restraints"] = design["lateral_restraints"]
    assert told(model) == []
    design.update(change)
    assert told(model) == ["one_sided_wind"]


@pytest.mark.parametrize("way", ["ux", "ry"])
def test_another_support_on_one_side_is_not(way: str) -> None:
    model = portal()
    support = model["model"]["supports"][-1]
    support[way] = 1e6
    assert told(model) == ["one_sided_wind"]


@pytest.mark.parametrize("directions", ["one", "both"])
def test_a_wind_that_says_which_ways_it_acts_is_not_doubted(directions: str) -> None:
    model = portal()
    model["model"]["supports"][-1]["ux"] = 1e6
    assert told(model) == ["one_sided_wind"]
    case = next(each for each in model["model"]["load_cases"] if each["nature"] == "wind")
    case["directions"] = directions
    found = [issue["code"] for issue in validate(model).warnings]
    # Both ways, what the list has one way alone is missing the other way.
    assert found == (["missing_combinations"] if directions == "both" else [])


def test_wind_along_the_other_axis_meets_the_same_frame() -> None:
    """Across its plane every frame is its own mirror image."""
    model = portal()
    model["model"]["supports"][-1]["ux"] = 1e6
    for case in model["model"]["load_cases"]:
        for load in case.get("node_loads", ()):
            load["fy"], load["fx"] = load.pop("fx", 0.0), 0.0
    assert told(model) == []


def test_a_mast_that_is_the_same_turned_half_round_is_left_alone() -> None:
    """The tower's diagonals wind round it: no mirror image of itself, but turned by 180° it is itself."""
    assert told(example(TOWER)) == []


def test_a_mast_with_one_diagonal_the_other_way_is_not() -> None:
    model = example(TOWER)
    diagonal = next(each for each in model["model"]["members"] if each["id"] == "diagonal-A1")
    diagonal["start"], diagonal["end"] = "B0", "A1"
    assert told(model) == ["one_sided_wind"]


def test_one_diagonal_is_pulled_from_one_side_and_pressed_from_the_other() -> None:
    model = portal()
    diagonal = {"id": "D1", "start": "F1", "end": "E2", "section": "rafter", "material": "S355", "type": "truss"}
    model["model"]["members"].append(diagonal)
    assert told(model) == ["one_sided_wind"]
    model["model"]["members"].append({**diagonal, "id": "D2", "start": "F2", "end": "E1"})
    assert told(model) == []


@pytest.mark.parametrize("nature", ["other", "imposed"])
def test_what_is_no_wind_may_push_one_way(nature: str) -> None:
    model = portal()
    model["model"]["supports"][-1]["ux"] = 1e6
    for case in model["model"]["load_cases"]:
        case["nature"] = nature if case["nature"] == "wind" else case["nature"]
    assert told(model) == []


@given(
    st.floats(-1e3, 1e3, allow_nan=False),
    st.lists(st.floats(0.05, 40), min_size=1, max_size=4),
    st.floats(0.1, 20),
)
def test_wherever_it_stands_a_mirrored_frame_is_its_own_image(at: float, halves: list[float], height: float) -> None:
    """Columns in pairs about a line, in millimetres as people give them."""
    model = portal()
    structure = model["model"]
    (case,) = (each for each in structure["load_cases"] if each["nature"] == "wind")
    lines = sorted({round(at + way * round(half, 3), 6) for half in halves for way in (-1, 1)})
    section, material = structure["members"][0]["section"], structure["members"][0]["material"]
    structure["nodes"] = [
        {"id": f"{level}{i}", "x": x, "y": 0.0, "z": z}
        for i, x in enumerate(lines)
        for level, z in (("base", 0.0), ("top", height))
    ]
    structure["members"] = [
        {"id": f"M{i}", "start": f"base{i}", "end": f"top{i}", "section": section, "material": material}
        for i in range(len(lines))
    ]
    held = {"uy": "fixed", "uz": "fixed", "rx": "fixed", "ry": "fixed", "rz": "fixed"}
    structure["supports"] = [{"id": f"S{i}", "node": f"base{i}", "ux": "fixed", **held} for i in range(len(lines))]
    for each in structure["load_cases"]:
        each["member_loads"], each["node_loads"] = [], []
    case["node_loads"] = [{"node": "top0", "fx": 10e3}]
    structure["design_members"] = []
    model["analysis"]["checks"] = [{"id": "steel", "type": "en1993_1_1", "all": True, "limit_state": "ULS"}]
    assert told(model) == []


def test_the_case_that_blows_one_way_is_named_though_another_comes_first() -> None:
    """Across the frame it is its own mirror image; along it one support is softer."""
    model = portal()
    model["model"]["supports"][-1]["ux"] = 1e6
    cases = model["model"]["load_cases"]
    place = next(i for i, each in enumerate(cases) if each["nature"] == "wind")
    across = {**cases[place], "id": "across", "node_loads": [{**cases[place]["node_loads"][0], "fx": 0.0, "fy": 10e3}]}
    cases.insert(place, across)
    for combination in model["model"]["load_combinations"]:
        winds = [term for term in combination["terms"] if term["load_case"] == cases[place + 1]["id"]]
        combination["terms"] += [{**term, "load_case": "across"} for term in winds]
    (issue,) = (each for each in validate(model).warnings if each["code"] == "one_sided_wind")
    assert issue["path"] == f"model.load_cases[{place + 1}]"
    assert "directions 'both'" in issue["message"]


def warm(edit: Callable[[Model], None]) -> list[str]:
    model = example(PORTAL)
    edit(model)
    return [issue["code"] for issue in validate(model).warnings]


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

    assert warm(by_rule()) == ["one_sided_temperature"]

    def one_way(model: Model) -> None:
        by_rule()(model)
        for case in model["model"]["load_cases"]:
            case.update({"directions": "one"} if case["nature"] == "temperature" else {})

    assert warm(one_way) == []
    assert warm(by_rule(-dt)) == []
