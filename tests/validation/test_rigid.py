"""Rigid bodies on supports: which of their six motions pass, by statics that every textbook has."""

from math import sqrt
from typing import Any

import pytest

from handoff.validation import rigid
from handoff.validation.geometry import Point

POINTS: dict[str, Point] = {"a": (0.0, 0.0, 0.0), "b": (4.0, 0.0, 0.0), "c": (0.0, 0.0, 3.0)}


def support(node: str, held: str) -> dict[str, Any]:
    return {"node": node, **{d: "fixed" if d in held.split() else "free" for d in rigid.DIRECTIONS}}


def test_a_spring_holds_and_a_free_direction_does_not() -> None:
    assert rigid.held(support("a", "ux rz") | {"uy": 1e6}) == ["ux", "uy", "rz"]


@pytest.mark.parametrize(
    ("supports", "count"),
    [
        ([], 6),
        ([support("a", "ux uy uz rx ry rz")], 0),
        # A pin leaves three turns, a second one the turn about the line between them, a third off that line none.
        ([support("a", "ux uy uz")], 3),
        ([support("a", "ux uy uz"), support("b", "ux uy uz")], 1),
        ([support("a", "ux uy uz"), support("b", "uy uz"), support("c", "uy")], 0),
        # Held in its plane however often, a body still moves out of it: a shift and two turns.
        ([support("a", "ux uz"), support("b", "ux uz"), support("c", "ux uz")], 3),
    ],
)
def test_so_many_motions_pass(supports: list[dict[str, Any]], count: int) -> None:
    assert len(rigid.free_motions(POINTS, supports)) == count


def test_a_beam_on_two_pins_turns_about_the_line_between_them() -> None:
    (turn,) = rigid.free_motions(POINTS, [support("a", "ux uy uz"), support("b", "ux uy uz")])
    assert [abs(value) for value in turn] == pytest.approx([0, 0, 0, 1, 0, 0])
    assert rigid.is_spin(turn, (1.0, 0.0, 0.0))
    assert not rigid.is_spin(turn, (0.0, 0.0, 1.0))


def test_a_turn_moves_a_node_by_its_arm() -> None:
    # ω × r: about y by 1, 2 m along x is 2 m down.
    assert rigid.reach([0, 0, 0, 0, 1, 0], (2.0, 0.0, 0.0)) == (2.0, "z")
    # A shift of 1 along x beside it, and of equals the first axis.
    assert rigid.reach([2, 0, 0, 0, 1, 0], (2.0, 0.0, 0.0)) == (2.0, "x")


def test_a_direction_sees_a_turn_by_the_moment_of_its_arm() -> None:
    # r × e, 3 m above: a shift along x sees a turn about y with 3.
    assert rigid.seen((0.0, 0.0, 3.0), *rigid.axis_of("ux")) == [1, 0, 0, 0, 3, 0]
    assert rigid.seen((0.0, 0.0, 3.0), *rigid.axis_of("ry")) == [0, 0, 0, 0, 1, 0]


def test_points_on_one_line_have_its_direction() -> None:
    along = {"a": (0.0, 0.0, 0.0), "b": (1.0, 1.0, 0.0), "c": (3.0, 3.0, 0.0)}
    assert rigid.line_of(along) == pytest.approx((1 / sqrt(2), 1 / sqrt(2), 0))
    assert rigid.line_of(along | {"d": (3.0, 3.0, 0.001)}) is None


def test_a_basis_takes_what_is_new_and_nothing_else() -> None:
    basis: list[rigid.Motion] = []
    rigid.extend_basis(basis, [3.0, 4.0, 0, 0, 0, 0])
    rigid.extend_basis(basis, [6.0, 8.0, 0, 0, 0, 0])
    assert basis == [pytest.approx([0.6, 0.8, 0, 0, 0, 0])]
    rigid.extend_basis(basis, [1.0, 0, 0, 0, 0, 0])
    # What of x is square to (3, 4): (16, −12) / 25, of length 4 / 5.
    assert basis[1] == pytest.approx([0.8, -0.6, 0, 0, 0, 0])
