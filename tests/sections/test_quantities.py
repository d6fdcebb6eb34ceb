"""Digits and powers of ten: what is scaled as text keeps its digits."""

import pytest

from handoff.sections.quantities import digits, rounded, shifted, si


def test_seven_digits_and_halves_up():
    assert digits(53.8123456789) == "53.81235"
    assert rounded(1234567.5) == 1234568  # a tie that binary holds exactly


def test_a_shift_is_exact_where_a_product_is_not():
    assert shifted("22.28", 3) == 22280.0
    assert 0.1 * 3 != 0.3 == shifted("3", -1)


@pytest.mark.parametrize(
    ("text", "power", "metres"), [("300", 1, 0.3), ("5381", 2, 5.381e-3), ("8.356E+7", 4, 8.356e-5)]
)
def test_millimetres_to_a_power_become_metres(text, power, metres):
    assert si(text, power) == metres
