"""Keys: any alias, any casing, any order; agreement, conflict, and the unknown."""

import random

import orjson
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from handoff.beams import CHECK_BEAM, CREATE_BEAM, create_beam_model
from tests.beams.requests import CHECK, RANDOM, check_model, refusal

# The specification's tables, written out here: the product's own table must say the same.
# Beside the aliases of the specification, words that callers use for the same.
WORDS = {"section": ["profile"], "material": ["grade", "steel_grade"]}
CREATE_ALIASES = WORDS | {"span_m": ["span", "length"], "load_kn": ["load", "udl", "uniform_load"]}
CHECK_ALIASES = WORDS | {
    "span_m": ["span", "length"],
    "udl": ["load_kN_per_m", "uniform_load"],
    "restrained": ["laterally_restrained"],
}
CREATE_DEFAULTS = {
    "support": "simply_supported",
    "height_mm": 200,
    "width_mm": 100,
    "material": "steel_S235",
    "load_type": "udl",
    "load_kn": 10,
    "load_position_frac": 0.5,
}
CHECK_DEFAULTS = {
    "support": "simply_supported",
    "material": "steel_S235",
    "point_position": 0.5,
    "uls_factor": 1.35,
    "restrained": False,
}

CREATE_VALUES = {
    "span_m": 7.5,
    "support": "cantilever",
    "section": "HEB300",
    "height_mm": 250,
    "width_mm": 120,
    "material": "S355",
    "load_type": "udl",
    "load_kn": 12.5,
    "load_position_frac": 0.5,
}
CHECK_VALUES = {
    "span_m": 7.5,
    "section": "HEB300",
    "support": "fixed",
    "material": "S355",
    "udl": 12.5,
    "point_load": 30,
    "point_position": 0.25,
    "uls_factor": 1.5,
    "restrained": True,
}
ENDPOINTS = [
    pytest.param(create_beam_model, CREATE_VALUES, CREATE_ALIASES, id="create-beam"),
    pytest.param(check_model, CHECK_VALUES, CHECK_ALIASES, id="check-beam"),
]


@pytest.mark.parametrize(
    ("fields", "aliases", "defaults"),
    [(CREATE_BEAM, CREATE_ALIASES, CREATE_DEFAULTS), (CHECK_BEAM, CHECK_ALIASES, CHECK_DEFAULTS)],
)
def test_the_table_of_fields_says_what_the_specification_says(fields, aliases, defaults):
    assert {field.name: list(field.aliases) for field in fields if field.aliases} == aliases
    assert {field.name for field in fields} >= {*defaults, *aliases, "point_load", "section"}
    assert {field.name: field.default for field in fields if field.default is not None} == defaults
    required = {field.name for field in fields if field.required}
    assert required == ({"span_m"} if fields is CREATE_BEAM else {"span_m", "section"})


@st.composite
def recased(draw, word):
    mask = draw(st.integers(0, 2 ** len(word) - 1))
    return "".join(letter.upper() if mask >> at & 1 else letter.lower() for at, letter in enumerate(word))


@pytest.mark.parametrize(("build", "values", "aliases"), ENDPOINTS)
@RANDOM
@given(data=st.data())
def test_any_alias_in_any_case_and_order_gives_the_same_bytes(build, values, aliases, data):
    body = {}
    for name, value in values.items():
        for alias in data.draw(st.lists(st.sampled_from([name, *aliases.get(name, [])]), min_size=1, max_size=3)):
            body[data.draw(recased(alias))] = value
    items = list(body.items())
    random.Random(data.draw(st.integers())).shuffle(items)
    assert orjson.dumps(build(dict(items))) == orjson.dumps(build(values))


@pytest.mark.parametrize(("build", "values", "aliases"), ENDPOINTS)
@RANDOM
@given(data=st.data())
def test_two_spellings_with_different_values_conflict_and_both_are_named(build, values, aliases, data):
    name = data.draw(st.sampled_from([name for name in values if isinstance(values[name], int | float)]))
    first = data.draw(recased(data.draw(st.sampled_from([name, *aliases.get(name, [])]))))
    second = data.draw(recased(data.draw(st.sampled_from([name, *aliases.get(name, [])]))))
    assume(first != second)
    value = values[name]
    other = (not value) if isinstance(value, bool) else value * data.draw(st.sampled_from([0.5, 0.75]))
    body = {key: kept for key, kept in values.items() if key != name} | {first: value, second: other}
    message = refusal(build, body)
    assert f"'{first}' is " in message
    assert f"'{second}' is " in message
    words = {True: "true", False: "false"} if isinstance(value, bool) else {}
    assert words.get(value, f"{value:g}") in message
    assert words.get(other, f"{other:g}") in message


def test_the_conflict_message_reads_well():
    message = "conflicting values for span_m: 'Span' is 6 and 'length' is 7; give one of them"
    assert refusal(create_beam_model, {"Span": 6, "length": 7}) == message


def test_integer_and_float_of_one_value_agree_and_give_the_same_bytes():
    both = create_beam_model({"span": 6, "length": 6.0, "load": 10, "UDL": 10.0})
    assert orjson.dumps(both) == orjson.dumps(create_beam_model({"span_m": 6.0}))


@pytest.mark.parametrize(
    ("first", "second"), [("IPE300", "ipe 300"), ("UB457x191x67", "457x191x67 UB"), ("W12X26", "w12x26")]
)
def test_two_spellings_of_one_section_agree(first, second):
    model = check_model({"span": 6, "section": first, "SECTION": second})
    assert model == check_model({"span": 6, "section": first})


def test_two_sections_conflict():
    message = refusal(check_model, CHECK | {"Section": "IPE330"})
    assert "'section' is 'IPE300' and 'Section' is 'IPE330'" in message


def test_two_spellings_of_one_choice_agree():
    body = {"span": 6, "support": "Simply Supported", "SUPPORT": "simply-supported", "material": "S235"}
    assert create_beam_model(body | {"Material": "steel_S235"}) == create_beam_model({"span": 6})


@pytest.mark.parametrize("build", [create_beam_model, check_model])
def test_grade_and_profile_are_names_of_material_and_section(build):
    plain = build({"span_m": 6, "section": "IPE300", "material": "S355"})
    assert build({"span_m": 6, "profile": "IPE 300", "grade": "S355"}) == plain
    assert build({"span_m": 6, "profile": "IPE300", "Steel_Grade": "steel_S355"}) == plain


@pytest.mark.parametrize(
    ("build", "key", "near"),
    [
        (create_beam_model, "spann", "span, another word for span_m"),
        (create_beam_model, "heigth_mm", "height_mm"),
        (create_beam_model, "load_kN_m", "load_kn"),
        (create_beam_model, "materail", "material"),
        (check_model, "uls_facter", "uls_factor"),
        (check_model, "lateraly_restrained", "laterally_restrained, another word for restrained"),
        (check_model, "pointload", "point_load"),
        (check_model, "steel_grad", "steel_grade, another word for material"),
    ],
)
def test_an_unknown_key_is_refused_with_the_nearest(build, key, near):
    assert f"unknown key '{key}' (nearest: {near})" in refusal(build, CHECK | {key: 1})


@pytest.mark.parametrize(
    ("build", "key", "instead"),
    [
        (create_beam_model, "point_position", "load_position_frac"),
        (create_beam_model, "load_kN_per_m", "load_kn"),
        (check_model, "load_kn", "udl"),
        (check_model, "load_position_frac", "point_position"),
        (check_model, "height_mm", "library sections only"),
        (check_model, "q", "here it is udl, in kN/m"),
        (check_model, "self_weight", "the answer's note gives it in kN/m: count it in udl"),
        (create_beam_model, "Eigengewicht", "count it in load_kn, or set it in the model"),
        (create_beam_model, "Einzellast", "here it is point_load, in kN"),
        (check_model, "Spannweite", "here it is span_m, in metres"),
        (create_beam_model, "Stahlgüte", "here it is material"),
        (create_beam_model, "spans", "create-beam has one span; for several send a model"),
        (check_model, "spans", "check-beam has one span; for several send a model"),
        (check_model, "point_loads", "check-beam has one point load, point_load in kN"),
        (check_model, "loads", "here it is udl in kN/m or point_load in kN"),
    ],
)
def test_a_key_of_the_other_endpoint_or_of_common_speech_is_refused_with_what_to_use(build, key, instead):
    message = refusal(build, CHECK | {key: 1})
    assert f"unknown key '{key}'" in message
    assert instead in message


def test_a_number_with_its_unit_is_asked_for_alone():
    assert refusal(check_model, CHECK | {"udl": "10 kN/m"}).endswith("; write the number alone, in kN/m")


def test_many_unknown_keys_give_one_short_message():
    body = {f"key{number}": number for number in range(100_000)} | {"x" * 1_000_000: 1}
    message = refusal(create_beam_model, body)
    assert "99998 more" in message
    assert len(message) < 600


@pytest.mark.parametrize("body", [None, [], "span", 6, True])
def test_a_body_that_is_no_object_is_refused(body):
    for build in (create_beam_model, check_model):
        assert "must be a JSON object" in refusal(build, body)
