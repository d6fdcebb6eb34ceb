"""The plastic modulus by the halving line, against closed forms and an integration that shares nothing with it."""

import numpy as np
import pytest

from handoff.sections.plastic import plastic
from tests.sections.outline import edges, loop, plastic_modulus


def test_a_stem_as_wide_as_its_flange_is_a_rectangle():
    assert plastic(200, 30, 30, 20, 0) == pytest.approx(30 * 200**2 / 4, rel=1e-9)


@pytest.mark.parametrize(
    ("h", "b", "tw", "tf"),
    [(150, 75, 4, 11), (400, 40, 12, 10)],
    ids=["the line in the flange", "the line in the stem"],
)
def test_half_a_tee_without_fillets(h, b, tw, tf):
    """Two rectangles: the halving line lies where the area above it is half of all."""
    stem, area = h - tf, b * tf + tw * (h - tf)
    if b * tf > area / 2:
        up = area / 2 / b  # from the top
        expected = b * up**2 / 2 + b * (tf - up) ** 2 / 2 + tw * stem * (tf - up + stem / 2)
    else:
        low = area / 2 / tw  # from the tip
        expected = tw * low**2 / 2 + tw * (stem - low) ** 2 / 2 + b * tf * (stem - low + tf / 2)
    assert plastic(h, b, tw, tf, 0) == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize(("r", "r2"), [(12, 0), (12, 6), (40, 3), (0, 6)])
def test_root_and_toes_are_those_of_the_outline(r, r2):
    h, b, t = 150, 100, 12
    corners: list[tuple[float, float]] = [(0, 0), (t, 0), (t, h - t), (b, h - t), (b, h), (0, h)]
    outline = edges([loop(corners, [0, r2, r, r2, 0, 0], sides=400)])
    assert plastic(h, b, t, t, r, r2) == pytest.approx(float(plastic_modulus(np.array([outline]))[0]), rel=2e-6)


def test_a_flange_thinner_than_the_digits_of_its_height_ends_the_search():
    assert abs(plastic(100, 100, 1e-16, 1.5e-14, 0)) < 1e-9
