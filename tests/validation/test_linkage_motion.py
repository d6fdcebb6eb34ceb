"""Motions that constraints let pass: found by elimination, named by the node that moves most, proved."""

import pytest

from handoff.validation import linkage_motion
from handoff.validation.linkage_motion import Row, motion

# Columns are the six motions of one body: shifts along and turns about x, y, z.
X, Y, Z = 0, 1, 2


def free(node: str, home: int = 0) -> tuple[str, list[Row]]:
    """A node that shifts as its body does."""
    return node, [{home + X: 1.0}, {home + Y: 1.0}, {home + Z: 1.0}]


def test_what_nothing_holds_moves() -> None:
    assert motion([{X: 1.0}, {Y: 1.0}], [free("a")]) == ("a", "z")


def test_what_is_held_in_every_direction_stands() -> None:
    assert motion([{X: 1.0}, {Y: 1.0}, {Z: 1.0}], [free("a")]) is None


def test_rows_that_depend_on_others_hold_nothing_more() -> None:
    # x + y, x − y and 2x are two directions: z is left.
    rows: list[Row] = [{X: 1.0, Y: 1.0}, {X: 1.0, Y: -1.0}, {X: 2.0}]
    assert motion(rows, [free("a")]) == ("a", "z")


def test_of_nodes_that_a_motion_takes_along_the_one_that_moves_most_is_told() -> None:
    # Both slide along x; b, tied to a by x_b = 2 x_a, goes twice as far.
    rows: list[Row] = [{Y: 1.0}, {Z: 1.0}, {6 + Y: 1.0}, {6 + Z: 1.0}, {6 + X: 1.0, X: -2.0}]
    assert motion(rows, [free("a"), free("b", 6)]) == ("b", "x")


def test_a_motion_that_moves_no_node_is_none() -> None:
    # A turn about x of a body whose only node lies on that line.
    assert motion([{X: 1.0}, {Y: 1.0}, {Z: 1.0}], [("a", [{X: 1.0}, {Y: 1.0}, {Z: 1.0, 3: 0.0}])]) is None


def test_beyond_the_budget_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(linkage_motion._RULE, "steps", 0)
    assert motion([{X: 1.0}, {X: 1.0, Y: 1.0}], [free("a")]) is None
