"""Conditions of rows: what each relation asks, and that a look at whole columns leaves out none that it holds of."""

from typing import Any

import pytest

from handoff.validation.conditions import holds, needs, plain, together
from handoff.validation.entries import Entries
from handoff.validation.salvage import document_of
from tests.examples import example

SHAPED = {"id": "s", "shape": {"type": "i", "h": 0.4}, "a": 0.02, "iy": 3.0, "grade": "best"}


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (["<", "a", 0.03], True),
        (["<", "a", 0.02], False),
        (["<=", "a", 0.02], True),
        ([">", "missing", 0], False),
        ([">", "grade", 0], False),
        (["<>", "a", 0.02], False),
        (["beyond", "iy", 2], True),
        (["<", "shape.h", ["+", "a", 0.39]], True),
        ([">", "iy", [100, "a"]], True),
        (["given", "a"], True),
        (["given", "missing"], False),
        (["missing", "missing"], True),
        (["in", "grade", ["best"]], True),
        (["in", "missing", ["best"]], False),
        (["not in", "missing", ["best"]], False),
        (["not in", "grade", ["worst"]], True),
        (["unless", "grade", ["best"]], False),
        (["unless", "grade", ["worst"]], True),
        # What has a default may be missing and is meant all the same.
        (["unless", "missing", ["best"]], True),
        (["about", "iy", [1, 3.0005]], True),
        (["about", "iy", [1, 3.001]], False),
    ],
)
def test_a_relation(condition: list[Any], expected: bool) -> None:
    judged = document_of(example("portal-frame"), {})
    assert holds("sections", *condition)(judged, SHAPED) is expected


def test_all_of_several_must_hold() -> None:
    judged = document_of(example("portal-frame"), {})
    assert together("sections", [["given", "a"], [">", "iy", 2], ["given", "shape"]])(judged, SHAPED)
    assert not together("sections", [["given", "a"], [">", "iy", 4], ["given", "shape"]])(judged, SHAPED)


def test_keys_without_which_a_condition_cannot_hold() -> None:
    assert needs(["<", ["+", "shape.r", "shape.tf"], "b"]) == {"shape"}
    assert needs(["missing", "fy"]) == needs(["unless", "type", ["beam"]]) == set()
    # A quantity stands in no field.
    assert needs([">", "size", 1]) == set()


@pytest.mark.parametrize(
    "condition", [[">", "fz", 10], ["beyond", "fx", 3], ["<>", "fz", 0], ["about", "fx", [2, 5]], [">", "size", 6]]
)
def test_whole_columns_choose_those_that_it_holds_of(condition: list[Any]) -> None:
    loads = [{"node": "A", "fx": x, "fz": z} for x in (-5, 0, 2, 3, 7) for z in (-20, 0, 11)]
    listed = Entries((), [*loads, {"node": "A", "my": 1}], range(len(loads) + 1))
    chooses = plain(*condition)
    assert chooses
    judged = document_of(example("portal-frame"), {})
    asked = holds("node_loads", *condition)
    places = range(len(listed.items))
    assert list(chooses(listed, places)) == [i for i in places if asked(judged, listed.items[i])]


def test_words_among_numbers_are_left_to_a_closer_look() -> None:
    chooses = plain("<", "ux", 5000)
    assert chooses
    assert list(chooses(Entries((), [{"ux": "fixed"}, {"ux": 9000}], range(2)), range(2))) == [0, 1]


def test_what_a_column_does_not_settle_is_not_asked_of_it() -> None:
    assert plain(">", "l_cr_y", [10, "length"]) is None
    assert plain(">", "size", [3e9, "largest_area"]) is None
    assert plain("<", "shape.h", 0.001) is None
    assert plain("in", "type", ["beam"]) is None
