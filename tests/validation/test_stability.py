"""Mechanisms: certain ones are named with node and direction, and a stable structure is never accused."""

import random

import pytest

from tests.examples import NAMES, example
from tests.frames import frame
from tests.seeds import seeds
from tests.validation.stiffness import is_mechanism
from tests.validation.structures import LINE, SPAN, Point, bar, random_structure, structure
from tests.validation.told import mechanisms

SEEDS = seeds(300, 6000)


def test_no_supports_at_all() -> None:
    assert mechanisms(structure(LINE, SPAN, {})) == [
        ("model.supports", "the model has no supports: the structure can move in every direction")
    ]


def test_a_part_joined_to_no_support_names_its_nodes() -> None:
    points: list[Point] = [*LINE, (0, 5, 0), (3, 5, 0)]
    assert mechanisms(structure(points, [*SPAN, bar(3, 4)], {0: "ux uy uz rx ry rz"})) == [
        (
            "model.nodes[3]",
            "the part of the structure with nodes 'N3' … 'N4' is joined to no support: node 'N3' can move along x",
        )
    ]


def test_a_beam_on_rollers_slides_along_its_axis() -> None:
    rollers = {0: "uy uz rx", 2: "uy uz"}
    assert mechanisms(structure(LINE, SPAN, rollers)) == [
        ("model.nodes[0]", "the supports cannot hold the structure: node 'N0' can move along x: nothing resists it")
    ]


def test_a_plane_frame_without_lateral_support_falls_over() -> None:
    points: list[Point] = [(0, 0, 0), (0, 0, 4), (6, 0, 4), (6, 0, 0)]
    bars = [bar(0, 1), bar(1, 2), bar(2, 3)]
    pinned = {0: "ux uy uz", 3: "ux uy uz"}
    (found,) = mechanisms(structure(points, bars, pinned))
    loose = "the supports cannot hold the structure: node 'N1' can move along y: nothing resists it"
    assert found == ("model.nodes[1]", loose)
    assert mechanisms(structure(points, bars, {**pinned, 1: "uy"})) == []


def test_springs_hold() -> None:
    model = structure(LINE, SPAN, {0: "uy uz rx", 2: "uy uz"})
    model["model"]["supports"][0]["ux"] = 1000.0
    assert mechanisms(model) == []


@pytest.mark.parametrize("members", [1, 7, 100, 1000])
def test_building_frames_are_stable(members: int) -> None:
    assert mechanisms(frame(members)) == []


@pytest.mark.parametrize("name", [name for name in NAMES if name != "plate-on-beams"])
def test_the_examples_are_stable_by_their_stiffness(name: str) -> None:
    assert not is_mechanism(example(name))


def test_whoever_is_accused_is_a_mechanism() -> None:
    accused, moving = 0, 0
    for seed in SEEDS:
        model = random_structure(random.Random(seed))
        found, certain = mechanisms(model), is_mechanism(model)
        accused, moving = accused + bool(found), moving + certain
        assert certain or not found, f"seed {seed}: {found}"
    # What elastic members alone set free is the solver's to find; rigid parts, hinges and bars are nearly all of it.
    assert accused > 0.95 * moving > len(SEEDS) / 3


def test_a_frame_drawn_with_y_up_is_told_so() -> None:
    portal: list[Point] = [(0, 0, 0), (0, 4, 0), (6, 4, 0), (6, 0, 0)]
    bars = [bar(0, 1), bar(1, 2), bar(2, 3)]
    # Pins at the feet, and its corners held sideways as if y were across.
    ((_, told),) = mechanisms(structure(portal, bars, {0: "ux uy uz", 3: "ux uy uz", 1: "uy"}))
    assert "can move along z: nothing resists it; all nodes have one z" in told
    assert "swap y and z" in told
    # Held from both sides it is a floor seen in plan; and the portal with Z up is one that topples along y.
    ((_, plan),) = mechanisms(structure(portal, bars, {0: "ux uy", 2: "ux uy"}))
    assert "can move along z" in plan
    assert "swap" not in plan
    ((_, up),) = mechanisms(structure([(x, 0, y) for x, y, _ in portal], bars, {0: "ux uy uz", 3: "ux uy uz"}))
    assert "can move along y" in up
    assert "swap" not in up
