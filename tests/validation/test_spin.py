"""Straight chains that nothing holds against turning about their own line."""

import json

from tests.validation.structures import LINE, SPAN, Point, bar, structure
from tests.validation.told import mechanisms


def test_a_straight_beam_without_torsional_support_spins() -> None:
    simple = {0: "ux uy uz", 2: "uy uz"}
    assert mechanisms(structure(LINE, SPAN, simple)) == [
        ("model.nodes[0]", "node 'N0' can turn about the line of its members: nothing resists it")
    ]
    assert mechanisms(structure(LINE, SPAN, {**simple, 2: "uy uz rx"})) == []


def test_a_truss_member_has_no_twist_to_hold() -> None:
    assert mechanisms(structure(LINE[:2], [bar(0, 1, type="truss")], {0: "ux uy uz", 1: "uy uz"})) == []


def test_a_chain_between_torsional_releases_spins() -> None:
    points: list[Point] = [(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)]
    bars = [bar(0, 1, start_hinge="swivel"), bar(1, 2), bar(2, 3, end_hinge="swivel")]
    full = "ux uy uz rx ry rz"
    assert mechanisms(structure(points, bars, {0: full, 3: full})) == [
        ("model.nodes[1]", "node 'N1' can turn about the line of its members: nothing resists it")
    ]
    assert mechanisms(structure(points, [*bars[:2], bar(2, 3)], {0: full, 3: full})) == []


def test_every_spinning_chain_is_told_whatever_its_name() -> None:
    points: list[Point] = [(0, 0, 0), (3, 0, 0), (0, 5, 0), (3, 5, 0)]
    model = structure(points, [bar(0, 1), bar(2, 3)], {0: "ux uy uz", 1: "uy uz", 2: "ux uy uz", 3: "uy uz"})
    text = json.dumps(model).replace('"N2"', '"o"')  # a letter of the first chain's own warning
    assert [path for path, message in mechanisms(json.loads(text)) if "turn about" in message] == [
        "model.nodes[0]",
        "model.nodes[2]",
    ]
