"""Plates without an area, with a corner that turns inwards, or in one piece along a beam."""

from operator import itemgetter

import pytest

from tests.validation.told import errors
from tests.validation.traps import Trap, assert_told, traps_of


@pytest.mark.parametrize("trap", traps_of("plates"), ids=itemgetter(0))
def test_a_trap_is_told_once_and_its_innocent_neighbour_is_not(trap: Trap) -> None:
    assert_told(trap)


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
