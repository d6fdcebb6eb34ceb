"""check-beam: combinations, design member, checks, and every choice written out."""

import json

import orjson
import pytest

from handoff.beams import check_beam_model
from handoff.validation import validate

BODY = {"span_m": 6, "section": "IPE300", "udl": 10}


def model_of(**more):
    return check_beam_model(BODY | more)[0]


def checks_of(**more):
    steel, deflection = model_of(**more)["analysis"]["checks"]
    return steel, deflection


def test_a_uls_combination_by_the_factor_and_a_characteristic_sls_of_one():
    for given, factor in (({}, 1.35), ({"uls_factor": 1.5}, 1.5)):
        uls, sls = model_of(**given)["model"]["load_combinations"]
        assert (uls["limit_state"], uls["terms"]) == ("ULS", [{"load_case": "LC1", "factor": factor}])
        assert (sls["limit_state"], sls["situation"]) == ("SLS", "characteristic")
        assert sls["terms"] == [{"load_case": "LC1", "factor": 1}]


def test_half_the_load_is_doubted_and_a_design_load_is_not():
    for factor, codes in ((0.5, ["missing_combinations"]), (1, []), (1.35, [])):
        assert [issue["code"] for issue in validate(model_of(uls_factor=factor)).warnings] == codes


def test_the_steel_check_has_every_choice_written_out():
    steel, _ = checks_of()
    assert {key: value for key, value in steel.items() if key not in ("id", "name")} == {
        "type": "en1993_1_1",
        "design_members": ["D1"],
        "limit_state": "ULS",
        "informative": False,
        "gamma_m0": 1.0,
        "gamma_m1": 1.0,
        "restrained": False,
        "load_height": "adverse",
        "ltb_method": "rolled",
        "use_f": False,
        "root_warping": "free",
        "eta": 1.0,
        "interaction": "annex_b",
    }


@pytest.mark.parametrize("key", ["restrained", "laterally_restrained", "RESTRAINED"])
def test_restrained_is_recorded(key):
    assert checks_of(**{key: True})[0]["restrained"] is True


def test_a_bearing_length_is_the_design_members_in_metres_and_left_out_nothing_is():
    (given,), (without,) = (model_of(**more)["model"]["design_members"] for more in ({"bearing_mm": 80}, {}))
    assert given == without | {"stiff_bearing_length": 0.08}
    assert "stiff_bearing_length" not in without


@pytest.mark.parametrize(
    ("section", "method"),
    # 6.3.2.3 is for rolled I and H; all else by the general case of 6.3.2.2.
    [
        ("HEB300", "rolled"),
        ("W12X26", "rolled"),
        ("S24X121", "rolled"),
        ("UPE200", "general"),
        ("RHS200x100x8", "general"),
        ("L100x100x10", "general"),
    ],
)
def test_the_ltb_method_follows_the_shape(section, method):
    assert checks_of(section=section)[0]["ltb_method"] == method


def test_the_deflection_check_is_informative():
    _, deflection = checks_of()
    assert {key: value for key, value in deflection.items() if key not in ("id", "name")} == {
        "type": "deflection",
        "design_members": ["D1"],
        "limit_state": "SLS",
        "informative": True,
        "limit_ratio": 250,
        "axis": "z",
    }


# Euler's four cases for the ends as supported; between its forks the whole span can buckle sideways.
@pytest.mark.parametrize(("support", "l_cr"), [("simply_supported", 6), ("cantilever", 12), ("fixed", 3)])
def test_the_design_member_carries_its_buckling_lengths(support, l_cr):
    (design,) = model_of(support=support)["model"]["design_members"]
    assert design["members"] == ["B1"]
    assert (design["l_cr_y"], design["l_cr_z"], design["l_lt"]) == (l_cr, l_cr, 6)


def test_analysis_options_and_self_weight_are_written_out():
    model = model_of()
    assert model["analysis"]["options"] == {"order": "first", "shear_deformation": True, "stations": 21}
    assert model["model"]["load_cases"][0]["self_weight"] == 0


def test_udl_and_point_load_stand_together_on_one_member():
    model = model_of(point_load=20)
    assert len(model["model"]["members"]) == 1
    udl, point = model["model"]["load_cases"][0]["member_loads"]
    assert (udl["type"], udl["fz"], udl["start"], udl["end"]) == ("distributed", -10_000, 0, 1)
    assert (point["type"], point["fz"], point["position"]) == ("point", -20_000, 0.5)


def test_without_load_the_beam_is_built_without_load(spotless):
    for body in ({}, {"udl": 0}, {"udl": 0, "point_load": -0.0}):
        model, note = check_beam_model({"span": 6, "section": "IPE300"} | body)
        assert model["model"]["load_cases"][0]["member_loads"] == []
        assert note.startswith("No load was given")
        assert [warning["code"] for warning in validate(model).warnings] == ["empty_case"]
        spotless(model, but=frozenset({"empty_case"}))


@pytest.mark.parametrize("section", ["IPE300", "W12X26", "HSS6X4X1/4", "UB457x191x67", "UC203x203x46", "PFC200x75x23"])
def test_us_and_uk_sections_work_like_european_ones(section):
    (entry,) = model_of(section=section)["model"]["sections"]
    assert entry["library"] == section


def test_the_same_input_gives_the_same_bytes_whatever_the_order():
    body = {"span": 7.3, "section": "457x191x67 UB", "material": "s 355", "udl": 1.1, "point_load": 12.3}
    first, second = check_beam_model(body), check_beam_model(dict(reversed(body.items())))
    assert orjson.dumps(first) == orjson.dumps(second)


def test_the_model_survives_json_as_it_is():
    model = model_of(udl=-0.1, point_load=22.28)
    assert orjson.loads(orjson.dumps(model)) == model
    assert "-0.0," not in json.dumps(model)
