"""How rows of sections/formulas.json are evaluated, and that each is of the dimension it is said to be of."""

import pytest

from handoff.sections.formulas import DIMENSIONS, FORMULAS, POWERS, evaluated
from handoff.sections.outline import computed, derived, double

SIZE = {
    "i": {"h": 300.0, "b": 150.0, "tw": 7.1, "tf": 10.7, "r": 15.0},
    "tee": {"h": 150.0, "b": 150.0, "tw": 7.1, "tf": 10.7, "r": 15.0},
    "channel": {"h": 200.0, "b": 80.0, "tw": 6.0, "tf": 11.0, "r": 13.0},
    "angle": {"h": 150.0, "b": 100.0, "t": 12.0, "r": 12.0, "r2": 6.0},
    "rhs": {"h": 200.0, "b": 100.0, "t": 8.0, "r": 12.0, "r2": 8.0},
    "chs": {"d": 168.3, "t": 8.0},
    "rectangle": {"h": 200.0, "b": 100.0},
    "circle": {"d": 40.0},
}
FITTED = {"i": ["", "continental"], "rhs": ["", "american"]}
WAYS = [(shape, formulas) for shape in SIZE for formulas in FITTED.get(shape, [""])]


def whole(shape, size, formulas):
    known = computed(shape, size, formulas)
    return known | derived(shape, size, known)


@pytest.mark.parametrize(("shape", "formulas"), WAYS)
def test_every_property_grows_by_its_power_of_the_length(shape, formulas):
    """Three times as large all over: areas nine times, second moments 81 times; an angle stays as it is."""
    once = whole(shape, SIZE[shape], formulas)
    thrice = whole(shape, {key: 3 * value for key, value in SIZE[shape].items()}, formulas)
    for key, value in once.items():
        assert thrice[key] == pytest.approx(value * 3 ** POWERS[key], rel=1e-7), key


@pytest.mark.parametrize("group", ["thin", "welded", "made"])
def test_what_is_asked_for_by_itself_grows_so_as_well(group):
    for shape in FORMULAS[group]:
        once = whole(shape, SIZE[shape], "") | SIZE[shape]
        thrice = {key: value * 3 ** (1 if key in DIMENSIONS else POWERS[key]) for key, value in once.items()}
        for key, value in evaluated(group, shape, thrice).items():
            expected = evaluated(group, shape, once)[key] * 3 ** (1 if key in DIMENSIONS else POWERS[key])
            assert value == pytest.approx(expected, rel=1e-12), key


def test_walls_by_their_middle_lines_twist_within_a_third_of_the_whole():
    for shape in FORMULAS["thin"]:
        thin = evaluated("thin", shape, SIZE[shape])["it"]
        assert thin == pytest.approx(computed(shape, SIZE[shape])["it"], rel=1 / 3)


def test_steps_on_the_way_are_left_out():
    assert not any(name.startswith("_") for name in evaluated("outline", "i", SIZE["i"]))


def test_a_radius_that_is_not_given_is_none():
    sharp = {key: value for key, value in SIZE["i"].items() if key != "r"}
    assert evaluated("outline", "i", sharp) == evaluated("outline", "i", sharp | {"r": 0.0})
    assert evaluated("outline", "i", sharp)["a"] == pytest.approx(2 * 150 * 10.7 + 7.1 * (300 - 2 * 10.7))


def test_flanges_of_a_box_are_as_thick_as_its_webs_unless_given():
    assert computed("rhs", SIZE["rhs"]) == computed("rhs", SIZE["rhs"] | {"tf": 8.0})
    assert computed("rhs", SIZE["rhs"])["a"] < computed("rhs", SIZE["rhs"] | {"tf": 9.0})["a"]


def test_another_dimension_that_is_missing_is_no_zero():
    with pytest.raises(NameError, match="tw"):
        evaluated("outline", "i", {"h": 300.0, "b": 150.0, "tf": 10.7})


def test_what_is_known_is_not_derived():
    known = computed("i", SIZE["i"]) | {"wel_y": 557_000.0}
    assert "wel_y" not in derived("i", SIZE["i"], known)
    assert derived("i", SIZE["i"], known)["wel_z"] == pytest.approx(2 * known["iz"] / 150)


def test_a_welded_web_bears_shear_by_itself():
    """EN 1993-1-1 6.2.6(3)(d): the web between the flanges."""
    known = computed("i", SIZE["i"])
    assert derived("i", SIZE["i"], known, welded=True)["avz"] == pytest.approx((300 - 2 * 10.7) * 7.1)


def test_a_pair_has_twice_the_area_and_stands_off_by_its_gap():
    size = SIZE["angle"]
    one = whole("angle", size, "")
    pair = double("double_angle", size | {"gap": 10.0}, one)
    assert pair["a"] == 2 * one["a"]
    assert pair["iz"] == pytest.approx(2 * (one["iz"] + one["a"] * (one["centroid_y"] + 5) ** 2))


def test_a_pair_of_angles_on_their_short_legs_has_the_axes_of_one_exchanged():
    size = SIZE["angle"]
    one = whole("angle", size, "")
    turned = double("double_angle", size | {"h": size["b"], "b": size["h"], "gap": 0.0}, one)
    assert turned["iy"] == 2 * one["iz"]
    assert turned["centroid_z"] == one["centroid_y"]
