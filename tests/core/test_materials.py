"""Grades as engineers write them, and values by thickness that end where their table does."""

import pytest

from handoff import materials


@pytest.mark.parametrize(
    ("material", "grade"),
    [
        ({"id": "m", "grade": "S355"}, "S355"),
        ({"id": "m", "grade": "S355J2"}, "S355"),
        ({"id": "steel_S355"}, "S355"),
        ({"id": "m", "grade": "s 460 NH"}, "S460"),
        ({"id": "S235", "grade": "S275"}, "S275"),
        ({"id": "C30/37"}, None),
        ({"id": "m", "grade": "S890"}, None),
    ],
)
def test_a_grade_is_read_from_grade_or_id(material: dict[str, str], grade: str | None) -> None:
    assert materials.grade(material) == grade


def test_a_value_belongs_to_the_band_that_its_thickness_ends() -> None:
    bands = [[16.0, 355.0], [40.0, 345.0]]
    found = [materials.band_at(bands, thickness) for thickness in (1, 16, 16.1, 40, 40.1)]
    assert found == [355, 355, 345, 345, None]


@pytest.mark.parametrize(
    ("fabrication", "standard"),
    [("hot_finished", "EN 10210-1"), ("cold_formed", "EN 10219-1"), ("rolled", "EN 10025-2")],
)
def test_hollow_sections_have_standards_of_their_own(fabrication: str, standard: str) -> None:
    assert materials.standard("S355", fabrication) == standard
