"""Values: numbers as numbers, within bounds, and messages that name key, value and what is allowed."""

import math
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from handoff.beams import CHECK_BEAM, CREATE_BEAM, check_beam_model, create_beam_model
from handoff.errors import BadRequest
from tests.beams.requests import CHECK, CREATE, RANDOM, refusal

NUMBERS = [(create_beam_model, CREATE, field.name) for field in CREATE_BEAM if field.type == "number"] + [
    (check_beam_model, CHECK, field.name) for field in CHECK_BEAM if field.type == "number"
]
STRINGS = [(create_beam_model, CREATE, field.name) for field in CREATE_BEAM if field.type == "string"] + [
    (check_beam_model, CHECK, field.name) for field in CHECK_BEAM if field.type == "string"
]


@pytest.mark.parametrize(("build", "body", "key"), NUMBERS)
@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("6", "must be a number, got the string '6'; write it without quotes"),
        ("6 m", "must be a number, got the string '6 m'"),
        (True, "must be a number, got true"),
        (False, "must be a number, got false"),
        (None, "must be a number, got null"),
        ([6], "must be a number, got an array"),
        ({"value": 6}, "must be a number, got an object"),
        (math.nan, "must be a finite number, got nan"),
        (math.inf, "must be a finite number, got inf"),
        (-math.inf, "must be a finite number, got -inf"),
        (10**400, "must be a finite number, got an integer of more than 40 digits"),
    ],
)
def test_numbers_are_numbers(build, body, key, value, words):
    assert refusal(build, body | {key: value}).startswith(f"'{key}' {words}")


@pytest.mark.parametrize(("build", "body", "key"), STRINGS)
@pytest.mark.parametrize("value", [6, True, None, ["IPE300"], {"name": "IPE300"}])
def test_strings_are_strings(build, body, key, value):
    assert f"'{key}' must be a string, got " in refusal(build, body | {key: value})


@pytest.mark.parametrize(("build", "body", "key"), STRINGS)
def test_empty_strings_are_refused(build, body, key):
    assert f"'{key}' is empty" in refusal(build, body | {key: "  "})


@pytest.mark.parametrize("value", [1, 0, "true", "yes", None, [True]])
def test_restrained_is_true_or_false(value):
    assert "'restrained' must be true or false, got " in refusal(check_beam_model, CHECK | {"restrained": value})


@pytest.mark.parametrize("build", [create_beam_model, check_beam_model])
@pytest.mark.parametrize("span", [0, -0.0, -6, 1000.001, 1e300, 1e-9])
def test_spans_beyond_any_beam_are_refused(build, span):
    assert "; allowed: 0.01 to 1000 m" in refusal(build, CHECK | {"span_m": span})


def test_a_number_beyond_any_beam_is_quoted_in_short():
    assert refusal(create_beam_model, {"span": 1e308}) == "'span' is 1e+308; allowed: 0.01 to 1000 m"


def test_a_span_in_millimetres_is_recognised():
    assert refusal(create_beam_model, {"Span": 6000}) == (
        "'Span' is 6000; allowed: 0.01 to 1000 m (6000 mm would be 6)"
    )


def test_the_bounds_themselves_are_allowed():
    for span in (0.01, 1000):
        assert create_beam_model({"span": span})["model"]["nodes"][1]["x"] == span


@pytest.mark.parametrize("key", ["height_mm", "width_mm"])
@pytest.mark.parametrize("size", [0, -200, 0.5, 5_001])
def test_section_sizes_that_cannot_be_are_refused(key, size):
    assert f"'{key}' is {size:g}; allowed: 1 to 5000 mm" in refusal(create_beam_model, CREATE | {key: size})


def test_section_sizes_are_checked_even_where_a_section_overrides_them():
    assert "'height_mm' is -1; allowed" in refusal(create_beam_model, CHECK | {"height_mm": -1})


@pytest.mark.parametrize(
    ("build", "body"),
    [
        (create_beam_model, CREATE | {"load_type": "point", "load_position_frac": 1.01}),
        (create_beam_model, CREATE | {"load_position_frac": -0.01}),
        (check_beam_model, CHECK | {"point_load": 5, "point_position": 1.01}),
        (check_beam_model, CHECK | {"point_position": -1}),
    ],
)
def test_fractions_outside_the_span_are_refused(build, body):
    assert "allowed: 0 to 1" in refusal(build, body)


def test_a_percentage_is_recognised():
    assert refusal(check_beam_model, CHECK | {"point_position": 50}) == (
        "'point_position' is 50; allowed: 0 to 1 of the span, not metres (50 % would be 0.5)"
    )


def test_metres_of_the_span_are_recognised():
    assert refusal(check_beam_model, CHECK | {"span_m": 8, "point_position": 2}) == (
        "'point_position' is 2; allowed: 0 to 1 of the span, not metres (2 of 8 m would be 0.25)"
    )


@pytest.mark.parametrize("factor", [0, -1.35, 101])
def test_the_uls_factor_is_positive_and_sane(factor):
    assert "allowed: over 0 and at most 100" in refusal(check_beam_model, CHECK | {"uls_factor": factor})


@pytest.mark.parametrize(
    ("build", "body", "words"),
    [
        (create_beam_model, {}, "'span_m' (or span or length) is missing: span in metres"),
        (check_beam_model, {"section": "IPE300"}, "'span_m' (or span or length) is missing: span in metres"),
        (check_beam_model, {"span": 6}, "'section' (or profile) is missing: library section name"),
    ],
)
def test_what_is_required_and_missing_is_named(build, body, words):
    assert refusal(build, body).startswith(words)


def test_all_that_is_missing_is_named_at_once():
    message = refusal(check_beam_model, {})
    assert "'span_m' (or span or length) is missing: " in message
    assert "'section' (or profile) is missing: " in message


@pytest.mark.parametrize(
    ("build", "body", "words"),
    [
        (
            create_beam_model,
            {"support": "cantilevre"},
            "unknown support 'cantilevre'; nearest: cantilever; allowed: simply_supported, cantilever",
        ),
        (
            create_beam_model,
            {"support": "fixed"},
            "unknown support 'fixed'; allowed: simply_supported, cantilever",
        ),
        (
            check_beam_model,
            {"support": "pinned"},
            "unknown support 'pinned'; allowed: simply_supported, cantilever, fixed",
        ),
        (create_beam_model, {"load_type": "line"}, "unknown load_type 'line'; allowed: udl, point"),
    ],
)
def test_unknown_choices_are_refused_with_the_allowed(build, body, words):
    assert refusal(build, CHECK | body) == words


@pytest.mark.parametrize("build", [create_beam_model, check_beam_model])
@pytest.mark.parametrize(("name", "near"), [("IPE310", "IPE300"), ("HEB310", "HEB300"), ("IPEE300", "IPE300")])
def test_an_unknown_section_is_a_bad_request_with_the_nearest(build, name, near):
    message = refusal(build, {"span_m": 6, "section": name})
    assert f"'{name}'" in message
    assert near in message


def test_a_megabyte_of_section_name_is_not_repeated():
    assert len(refusal(check_beam_model, {"span_m": 6, "section": "I" * 1_000_000})) < 400


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=5,
)
KEYS = st.sampled_from([word for field in (*CREATE_BEAM, *CHECK_BEAM) for word in (field.name, *field.aliases)])


@RANDOM
@given(st.dictionaries(KEYS | st.text(max_size=12), JSON, max_size=6))
def test_whatever_comes_is_built_or_refused_as_a_bad_request(body):
    for build in (create_beam_model, check_beam_model):
        with suppress(BadRequest):
            build(body)
