"""Lengths, areas, corners and local axes, by geometry that can be drawn on paper."""

from math import sqrt

import pytest

from handoff.validation import geometry
from handoff.validation.geometry import Point

POINTS: dict[str, Point] = {"a": (0.0, 0.0, 0.0), "b": (3.0, 0.0, 4.0), "c": (6.0, 0.0, 8.0), "d": (6.0, 0.0, 4.0)}
SQUARE: list[Point] = [(0, 0, 0), (2, 0, 0), (2, 2, 0), (0, 2, 0)]


def member(start: str, end: str, **more: object) -> dict[str, object]:
    return {"start": start, "end": end, **more}


def test_a_member_is_as_long_as_its_ends_are_apart_offsets_included() -> None:
    assert geometry.length(*geometry.ends(member("a", "b"), POINTS)) == 5
    shifted = member("a", "b", start_offset=[0, 0, 4], end_offset=[0, 0, 0])
    assert geometry.ends(shifted, POINTS) == ((0, 0, 4), (3, 0, 4))


def test_a_point_stands_along_a_line_and_beside_it() -> None:
    assert geometry.off_line((3.0, 4.0, 0.0), (1.0, 0.0, 0.0), (1.0, 0.0, 0.0)) == (2, 4)


def test_directions_are_parallel_by_the_sine_between_them() -> None:
    assert geometry.parallel((1, 0, 0), (-2, 0, 0), 0)
    assert geometry.parallel((1, 0, 0), (1, 0.01, 0), 0.011)
    assert not geometry.parallel((1, 0, 0), (1, 0.01, 0), 0.009)


def test_areas_of_triangles_and_quadrilaterals() -> None:
    assert geometry.area(SQUARE[:3]) == 2
    assert geometry.area(SQUARE) == 4
    # Half the product of diagonals that cross squarely: 4 · 6 / 2.
    assert geometry.area([(0, 0, 0), (2, -3, 0), (4, 0, 0), (2, 3, 0)]) == 12


@pytest.mark.parametrize(
    ("corners", "bad"),
    [
        (SQUARE, None),
        (SQUARE[::-1], None),
        (SQUARE[:3], None),
        ([(0, 0, 0), (2, 0, 0), (0.5, 0.5, 0), (0, 2, 0)], 2),
        ([(0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 2, 0)], 1),
        ([(0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0)], None),
    ],
    ids=["a square", "the other way round", "a triangle", "inwards", "straight", "no area"],
)
def test_the_first_corner_that_does_not_turn_outwards(corners: list[Point], bad: int | None) -> None:
    assert geometry.bad_corner(corners) == bad


def test_a_chain_goes_on_in_one_line_or_breaks() -> None:
    assert geometry.first_break([member("a", "b"), member("c", "b")], POINTS) == (None, "")
    assert geometry.first_break([member("a", "b"), member("c", "d")], POINTS) == (1, "gap")
    assert geometry.first_break([member("a", "b"), member("b", "d")], POINTS) == (1, "turn")


@pytest.mark.parametrize(
    ("x", "rotation", "y", "z"),
    [
        ((1.0, 0.0, 0.0), 0.0, (0, 1, 0), (0, 0, 1)),
        ((0.0, 1.0, 0.0), 0.0, (-1, 0, 0), (0, 0, 1)),
        ((0.0, 0.0, 1.0), 0.0, (0, 1, 0), (-1, 0, 0)),
        ((1.0, 0.0, 0.0), 90.0, (0, 0, 1), (0, -1, 0)),
        ((0.6, 0.0, 0.8), 0.0, (0, 1, 0), (-0.8, 0, 0.6)),
    ],
    ids=["along x", "along y", "upright", "turned", "inclined"],
)
def test_local_axes_have_y_level_and_are_square(x: Point, rotation: float, y: Point, z: Point) -> None:
    found = geometry.local_axes({"rotation": rotation}, x)
    assert found == [x, pytest.approx(y), pytest.approx(z)]


def test_a_unit_has_length_one_and_of_nothing_there_is_none() -> None:
    assert geometry.unit((1, 1, 1)) == pytest.approx((1 / sqrt(3),) * 3)
    assert geometry.unit((0, 0, 0)) == (0, 0, 0)
