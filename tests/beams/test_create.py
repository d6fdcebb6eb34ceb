"""create-beam: defaults, overrides, loads and contradictions."""

import orjson
import pytest

from handoff.beams import create_beam_model
from handoff.errors import BadRequest


def load_of(body):
    (case,) = create_beam_model({"span": 6} | body)["model"]["load_cases"]
    (load,) = case["member_loads"]
    return {key: load[key] for key in ("type", "position", "start", "end", "fz") if key in load}


UDL = {"type": "distributed", "start": 0, "end": 1}


def test_the_span_alone_gives_the_specified_defaults():
    model = create_beam_model({"span_m": 6})
    assert model["schema_version"] == "1.0"
    assert model["model"]["sections"][0]["shape"] == {"type": "rectangle", "h": 0.2, "b": 0.1}
    assert model["model"]["materials"][0]["grade"] == "S235"
    assert model["model"]["nodes"][1] == {"id": "N2", "x": 6, "y": 0, "z": 0}
    assert load_of({}) == UDL | {"fz": -10_000}


@pytest.mark.parametrize(
    ("body", "load"),
    [
        ({"load_kn": 12.5}, UDL | {"fz": -12_500}),
        ({"load": 22.28}, UDL | {"fz": -22_280}),
        ({"udl": 3, "load_type": "udl"}, UDL | {"fz": -3_000}),
        ({"uniform_load": -4}, UDL | {"fz": 4_000}),
        ({"load_type": "point"}, {"type": "point", "position": 0.5, "fz": -10_000}),
        ({"load_type": "point", "load": 8}, {"type": "point", "position": 0.5, "fz": -8_000}),
        ({"load_type": "POINT", "load_kn": -8}, {"type": "point", "position": 0.5, "fz": 8_000}),
        ({"point_load": 8, "load_position_frac": 0.25}, {"type": "point", "position": 0.25, "fz": -8_000}),
        ({"point_load": 8, "load_type": "point"}, {"type": "point", "position": 0.5, "fz": -8_000}),
        ({"point_load": 8, "load": 8, "load_kn": 8.0}, {"type": "point", "position": 0.5, "fz": -8_000}),
        ({"load_position_frac": 0.25}, UDL | {"fz": -10_000}),
    ],
)
def test_the_load_is_what_its_keys_say(body, load):
    assert load_of(body) == load


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"point_load": 8, "udl": 8}, "'point_load' and 'udl' contradict each other"),
        ({"Point_Load": 8, "UNIFORM_LOAD": 2}, "'Point_Load' and 'UNIFORM_LOAD' contradict each other"),
        ({"point_load": 8, "load_type": "udl"}, "'point_load' contradicts 'load_type': 'udl'"),
        ({"udl": 8, "load_type": "point"}, "'udl' is a uniform load and contradicts 'load_type': 'point'"),
        ({"point_load": 8, "load": 9}, "conflicting values for the point load: 'point_load' is 8 and 'load' is 9"),
        ({"load": 8, "udl": 9}, "conflicting values for load_kn: 'load' is 8 and 'udl' is 9"),
    ],
)
def test_loads_that_contradict_each_other_are_refused(body, words):
    with pytest.raises(BadRequest) as refused:
        create_beam_model({"span": 6} | body)
    assert str(refused.value).startswith(words)


def test_a_load_of_zero_is_no_load_and_the_model_says_so():
    model = create_beam_model({"span": 6, "load": 0})
    assert model["model"]["load_cases"][0]["member_loads"] == []
    assert model["settings"]["title"].endswith("no load")


def test_upward_load_is_positive_fz_and_the_model_says_upward():
    model = create_beam_model({"span": 6, "load": -4})
    (case,) = model["model"]["load_cases"]
    assert case["member_loads"][0]["fz"] == 4_000
    assert case["member_loads"][0]["name"] == case["name"] == "4 kN/m upward"
    assert model["settings"]["title"].endswith("4 kN/m upward")
    assert "The load acts upward." in model["settings"]["description"]


def test_a_section_overrides_height_and_width():
    with_sizes = create_beam_model({"span": 6, "section": "ipe 300", "height_mm": 500, "width_mm": 80})
    assert with_sizes == create_beam_model({"span": 6, "section": "IPE300"})
    assert with_sizes["model"]["sections"] == [{"id": "P1", "name": "IPE300", "library": "IPE300"}]


def test_one_sls_combination_of_factor_one_and_nothing_by_omission():
    model = create_beam_model({"span": 6})
    assert [(c["limit_state"], c["terms"]) for c in model["model"]["load_combinations"]] == [
        ("SLS", [{"load_case": "LC1", "factor": 1}])
    ]
    assert model["model"]["load_cases"][0]["self_weight"] == 0
    assert model["analysis"] == {"options": {"order": "first", "shear_deformation": True, "stations": 21}}
    assert "design_members" not in model["model"]


@pytest.mark.parametrize("body", [{}, {"point_load": 5, "load_position_frac": 0.3}, {"section": "W12X26"}])
def test_the_beam_is_one_member(body):
    model = create_beam_model({"span": 6} | body)
    assert len(model["model"]["members"]) == 1
    assert len(model["model"]["nodes"]) == 2


def test_the_same_input_gives_the_same_bytes():
    body = {"span": 7.3, "section": "457x191x67 UB", "material": "s 355", "point_load": 12.3}
    assert orjson.dumps(create_beam_model(body)) == orjson.dumps(create_beam_model(dict(reversed(body.items()))))
