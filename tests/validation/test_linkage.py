"""Rigid parts that hinges and bars join: what moves is told, what stands is not."""

from tests.validation.structures import LINE, Point, bar, structure
from tests.validation.told import mechanisms

FIXED = "ux uy uz rx ry rz"
PLANE = "uy rx rz"


def test_three_hinges_in_a_row() -> None:
    ends = {0: "ux uy uz rx", 2: "ux uy uz rx"}
    hinged = [bar(0, 1, end_hinge="pin"), bar(1, 2)]
    (found,) = mechanisms(structure(LINE, hinged, ends))
    assert found == (
        "model.nodes[1]",
        "node 'N1' can move along z through hinges and bars: nothing resists it; fix a joint, add a brace or hold it",
    )
    # Out of line the three hinges are an arch, and with a clamped end a beam.
    assert mechanisms(structure([(0, 0, 0), (3, 0, 1), (6, 0, 0)], hinged, ends)) == []
    assert mechanisms(structure(LINE, hinged, {0: FIXED, 2: "uy uz rx"})) == []


def test_a_hinged_portal_sways() -> None:
    points: list[Point] = [(0, 0, 0), (0, 0, 4), (6, 0, 4), (6, 0, 0)]
    feet = {0: f"ux uz {PLANE}", 3: f"ux uz {PLANE}", 1: PLANE, 2: PLANE}
    bars = [bar(0, 1, end_hinge="pin"), bar(1, 2), bar(2, 3, start_hinge="pin")]
    assert [path for path, _ in mechanisms(structure(points, bars, feet))] == ["model.nodes[1]"]
    assert mechanisms(structure(points, [bar(0, 1), *bars[1:]], feet)) == []
    assert mechanisms(structure(points, [*bars, bar(0, 2, type="truss")], feet)) == []


def test_a_grid_of_pinned_pieces_falls() -> None:
    points: list[Point] = [(0, 2, 0), (4, 2, 0), (2, 0, 0), (2, 4, 0), (2, 2, 0)]
    feet = dict.fromkeys(range(4), "ux uy uz")
    pinned = [bar(i, 4, end_hinge="pin") for i in range(4)]
    (found,) = mechanisms(structure(points, pinned, feet))
    assert found[0] == "model.nodes[4]"
    assert "move along z" in found[1]
    assert mechanisms(structure(points, [bar(0, 4), bar(4, 1), *pinned[2:]], feet)) == []


def test_a_truss_without_a_diagonal_moves_and_with_it_stands() -> None:
    points: list[Point] = [(0, 0, 0), (2, 0, 0), (4, 0, 0), (0, 0, 2), (2, 0, 2), (4, 0, 2)]
    chords = [(0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5), (0, 4)]
    held = {0: "ux uy uz", 2: "uy uz", **dict.fromkeys((1, 3, 4, 5), "uy")}
    bars = [bar(a, b, type="truss") for a, b in chords]
    assert len(mechanisms(structure(points, bars, held))) == 1
    assert mechanisms(structure(points, [*bars, bar(4, 2, type="truss")], held)) == []


def test_a_beam_with_a_hinge_at_either_end_holds_what_it_is_clamped_to() -> None:
    """A swivel leaves it clamped to the node, whose turn about z would move its held far end."""
    points: list[Point] = [(0, 0, 0), (4, 0, 0), (0, 3, 0)]
    held = {0: "ux uy uz ry", 1: "rx ry", 2: "ux uy uz"}
    arm = bar(0, 1, start_hinge="swivel")
    assert mechanisms(structure(points, [arm, bar(0, 2, start_hinge="swivel", end_hinge="pin")], held)) == []
    (found,) = mechanisms(structure(points, [arm, bar(0, 2, start_hinge="pin", end_hinge="swivel")], held))
    assert found[0] == "model.nodes[1]"
