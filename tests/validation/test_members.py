"""Members without a length or all too slender, design members that are no line, nodes that nothing uses."""

from collections.abc import Callable
from operator import itemgetter

import pytest

from handoff.validation import validate
from tests.examples import example
from tests.validation.told import Model, errors
from tests.validation.traps import Trap, assert_told, traps_of


@pytest.mark.parametrize("trap", traps_of("members"), ids=itemgetter(0))
def test_a_trap_is_told_once_and_its_innocent_neighbour_is_not(trap: Trap) -> None:
    assert_told(trap)


def test_zero_length_counts_coordinates_and_offsets() -> None:
    found = errors(lambda model: model["model"]["nodes"][1].update(x=0), "simply-supported-beam")
    assert found == [("model.members[0]", "zero length: nodes 'A' and 'B' are at the same place")]
    found = errors(lambda model: model["model"]["members"][0].update(end_offset=[0, 0, -6]))
    assert found == [("model.members[0]", "zero length: nodes 'F1' and 'E1' are at the same place")]


def lowered(*offsets: str) -> Callable[[Model], None]:
    """The rafter's inner node lies below its line; offsets lift members back to it."""

    def edit(model: Model) -> None:
        model["model"]["nodes"][2]["z"] = 6.45
        for member, key in ((1, "end_offset"), (2, "start_offset")):
            if key in offsets:
                model["model"]["members"][member][key] = [0, 0, 0.3]

    return edit


def test_a_line_runs_past_an_inner_node_that_is_offset() -> None:
    assert errors(lowered("end_offset", "start_offset")) == []
    turned = "member 'R2' turns away from the one before: a design member is one straight line"
    for kinked in (lowered(), lowered("end_offset")):
        assert errors(kinked) == [("model.design_members[1].members[1]", turned)]


def test_nodes_in_one_line_are_a_line_whatever_its_ends_rest_on() -> None:
    assert errors(lambda model: model["model"]["members"][1].update(start_offset=[0, 0, -0.2])) == []


def test_members_that_are_all_slender_are_told_by_the_first() -> None:
    model = example("portal-frame")
    for node in model["model"]["nodes"]:
        node.update({axis: node[axis] * 150 for axis in "xyz"})
    assert [i["path"] for i in validate(model).warnings if i["code"] == "coordinates_scale"] == ["model.members[0]"]
    # Of the rafters, which come after the first column, the radius is then 10 m.
    model["model"]["sections"][1] = {"id": "rafter", "a": 0.01, "iy": 1, "iz": 1, "it": 1}
    model["analysis"].pop("checks")
    report = validate(model)
    assert report.errors == []
    assert "coordinates_scale" not in {issue["code"] for issue in report.warnings}


def test_a_node_that_a_member_connects_to_is_used() -> None:
    model = example("portal-frame")
    model["model"]["nodes"].append({"id": "Q", "x": 99, "y": 0, "z": 0})
    assert [issue["code"] for issue in validate(model).warnings] == ["unused_node"]
    model["model"]["members"][0]["connect"] = True
    assert [issue["code"] for issue in validate(model).warnings] == []
