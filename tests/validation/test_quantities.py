"""Quantities of entities that rows ask for."""

from collections.abc import Callable

import pytest

from tests.validation.told import Model, errors, warnings


def test_zero_length_counts_coordinates_and_offsets() -> None:
    found = errors(lambda model: model["model"]["nodes"][1].update(x=0), "simply-supported-beam")
    assert found == [("model.members[0]", "zero length: nodes 'A' and 'B' are at the same place")]
    found = errors(lambda model: model["model"]["members"][0].update(end_offset=[0, 0, -6]))
    assert found == [("model.members[0]", "zero length: nodes 'F1' and 'E1' are at the same place")]


def test_plates_need_distinct_corners_with_an_area() -> None:
    found = errors(lambda model: model["model"]["plates"][0]["nodes"].__setitem__(2, "S00"), "plate-on-beams")
    assert found == [("model.plates[0].nodes[2]", "node 'S00' is already a corner of this plate")]
    flat = ["S00", "S10", "S20"]
    found = errors(lambda model: model["model"]["plates"][0].update(nodes=flat), "plate-on-beams")
    assert found == [("model.plates[0].nodes", "the corners lie on one line: the plate has no area")]


@pytest.mark.parametrize(
    ("kind", "nodes", "corner"),
    [
        ("concave", ["S00", "S20", "S11", "S02"], 2),
        ("straight", ["S00", "S10", "S20", "S11"], 1),
        ("crossed", ["S00", "S10", "S01", "S22"], 0),
    ],
)
def test_a_quad_turns_outwards_at_every_corner(kind: str, nodes: list[str], corner: int) -> None:
    found = errors(lambda model: model["model"]["plates"][0].update(nodes=nodes), "plate-on-beams")
    assert [path for path, _ in found] == [f"model.plates[0].nodes[{corner}]"], kind
    assert f"does not turn outwards at node '{nodes[corner]}'" in found[0][1]


def test_coordinates_in_millimetres_give_one_warning() -> None:
    def edit(model: Model) -> None:
        for node in model["model"]["nodes"]:
            node.update(x=node["x"] * 1000, y=node["y"] * 1000, z=node["z"] * 1000)

    found = warnings(edit)
    assert found == [("model.members[0]", "member is 6000 m long; the coordinates look like mm: they are in metres")]


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
