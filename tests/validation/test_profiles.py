"""Areas and radii of gyration of sections."""

from math import pi, sqrt
from typing import Any

import pytest

from handoff.validation.profiles import largest_area, profile
from handoff.validation.salvage import document_of
from tests.examples import example

# Of a solid circle a = π d² / 4 and i = d / 4; of a rectangle i = h / √12; of IPE300 a = 53.8 cm² and iy = 12.46 cm.
SECTIONS: list[tuple[dict[str, Any], float, float]] = [
    ({"id": "own", "a": 0.01, "iy": 4e-4, "iz": 1e-4, "it": 1e-5}, 0.01, 0.2),
    ({"id": "rod", "shape": {"type": "circle", "d": 0.2}}, pi * 0.01, 0.05),
    ({"id": "flat", "shape": {"type": "rectangle", "h": 0.3, "b": 0.02}}, 0.006, 0.3 / sqrt(12)),
    ({"id": "rolled", "library": "IPE300"}, 53.8e-4, 0.1246),
]


@pytest.mark.parametrize(
    ("section", "area", "radius"), SECTIONS, ids=lambda row: row["id"] if type(row) is dict else ""
)
def test_a_section_has_them_however_it_is_given(section: dict[str, Any], area: float, radius: float) -> None:
    found = profile(document_of(example("portal-frame"), {}), section)
    assert found.area == pytest.approx(area, rel=1e-3)
    assert found.radius == pytest.approx(radius, rel=1e-3)


def test_the_largest_area_is_that_of_any_section_and_none_without_one() -> None:
    model = example("portal-frame")
    model["model"]["sections"] = [section for section, *_ in SECTIONS]
    assert largest_area(document_of(model, {})) == pytest.approx(pi * 0.01)
    model["model"]["sections"] = []
    assert largest_area(document_of(model, {})) is None
