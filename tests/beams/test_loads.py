"""Loads: downward positive in the request, along global Z in the model, and in words."""

import pytest

from handoff.beams.loads import Load, acting, words


@pytest.mark.parametrize(
    ("load", "span", "said"),
    [
        (Load(10.0), None, "10 kN/m"),
        (Load(-5.0), 6.0, "5 kN/m upward"),
        (Load(20.0, 0.5), 6.0, "20 kN at mid-span"),
        (Load(20.0, 0.25), 6.0, "20 kN at 1.5 m"),
        (Load(20.0, 0.25), None, "20 kN at 0.25 of the span"),
    ],
)
def test_as_people_say_it(load, span, said):
    assert load.words(span) == said


def test_down_in_the_request_is_down_in_the_model():
    assert Load(22.28).entry()["fz"] == -22280.0
    point = Load(-3.0, 0.25).entry()
    assert (point["fz"], point["position"], point["type"]) == (3000.0, 0.25, "point")


def test_a_load_of_zero_is_no_load():
    assert acting(Load(0.0), Load(1.0)) == (Load(1.0),)
    assert words((), 6.0) == "no load"
    assert words((Load(1.0), Load(2.0, 0.5)), 6.0) == "1 kN/m + 2 kN at mid-span"
