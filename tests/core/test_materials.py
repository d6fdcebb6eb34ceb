"""Grades in names, and the thickness that strengths go by."""

import json
from pathlib import Path

import pytest

from handoff.http.schema import closure
from handoff.materials import band_at, grade, grades, standard, standards, thickness

NAMES = json.loads(Path(__file__).with_name("grade_names.json").read_text("utf-8"))


@pytest.mark.parametrize(("name", "found"), NAMES.items())
def test_a_grade_is_read_out_of_a_name(name, found):
    assert grade({"id": "M", "grade": name}) == found
    assert grade({"id": name}) == found


def test_the_grades_in_words_are_those_of_the_table_and_of_the_schema():
    assert grades() == "S235, S275, S355, S420 or S460"
    told = closure("explicit_material")["properties"]["grade"]["description"]
    assert grades().replace(" or ", " and ") in told


@pytest.mark.parametrize(
    ("shape", "thickest"),
    [
        ({"type": "i", "h": 300, "b": 150, "tw": 7.1, "tf": 10.7, "r": 15}, 10.7),
        ({"type": "rhs", "h": 400, "b": 300, "t": 12, "tf": 20}, 20),
        ({"type": "chs", "d": 168.3, "t": 8}, 8),
        ({"type": "rectangle", "h": 100, "b": 12}, 12),
        ({"type": "circle", "d": 40}, 40),
    ],
)
def test_the_thickest_wall_counts_or_the_smallest_side_of_a_solid(shape, thickest):
    assert thickness(shape) == thickest


def test_a_plate_at_the_edge_of_a_band_belongs_to_it():
    """EN 10025-2 Table 7: S355 has 355 to 16 mm and 345 above."""
    bands = standards()["steel"]["S355"]["fy"]
    assert [band_at(bands, t) for t in (16, 16.01, 150, 150.1)] == [355, 345, 295, None]


def test_hollow_sections_have_product_standards_of_their_own():
    assert standard("S355", "hot_finished") == "EN 10210-1"
    assert standard("S355", "hot_rolled") == "EN 10025-2"
