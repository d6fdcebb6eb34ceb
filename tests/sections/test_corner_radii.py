"""Corner radii that properties of rectangular tubes are computed with, as their standards say."""

import pytest

from handoff.sections.properties import corner_radii


@pytest.mark.parametrize("t", [3, 6, 8, 12.5])
def test_hot_finished(t):
    """EN 10210-2, annex A: outer 1.5 t, inner 1.0 t for calculation."""
    assert corner_radii(t, "hot_finished") == (1.5 * t, t)


@pytest.mark.parametrize(("t", "outer", "inner"), [(6, 2, 1), (6.3, 2.5, 1.5), (10, 2.5, 1.5), (12, 3, 2)])
def test_cold_formed(t, outer, inner):
    """EN 10219-2, annex B: 2.0 t to 6 mm, 2.5 t to 10 mm, 3.0 t above; inner one wall less."""
    assert corner_radii(t, "cold_formed") == (outer * t, inner * t)


def test_american_tubes_have_twice_their_wall():
    """AISC Manual, part 1: outside corners of 2 t for properties."""
    assert corner_radii(12.0, "american") == (24.0, 12.0)
