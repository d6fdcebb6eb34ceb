"""From what people type to the model's units and back, without binary noise."""

import pytest

from handoff.beams.units import metres, millimetres, newtons, plain


def test_kilonewtons_become_newtons_by_their_decimals():
    assert 16.1 * 1000 != 16100.0 == newtons(16.1)
    assert newtons(-0.1) == -100.0


def test_millimetres_become_metres_and_back():
    assert metres(20.4) == 0.0204
    assert millimetres(0.0204) == 20.4


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (6.0, "6"),
        (1 / 3, "0.333333"),
        (1234565.5, "1234570"),
        (999999.6, "1000000"),
        (0.0001, "0.0001"),
        (1e-7, "1e-07"),
    ],
)
def test_numbers_as_a_person_writes_them(number, text):
    assert plain(number) == text
