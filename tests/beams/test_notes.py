"""check-beam's note: what the numbers do not say."""

import re

import pytest

from handoff.beams import check_beam_model


def note_of(**body):
    return check_beam_model({"span": 6, "section": "IPE300", "udl": 10} | body)[1]


@pytest.mark.parametrize("support", ["simply_supported", "cantilever", "fixed"])
@pytest.mark.parametrize("section", ["IPE300", "L100x100x10", "W12X26", "CHS168.3x8"])
def test_it_always_says_self_weight_and_the_factor(support, section):
    note = note_of(support=support, section=section)
    assert "Self-weight is not included" in note
    assert "1.35 on everything, which is not EN 1990 (6.10)" in note


def test_the_weight_left_out_is_given():
    # 42.2 kg/m · 9.81 m/s² = 0.414 kN/m
    assert "IPE300: 0.414 kN/m" in note_of()


@pytest.mark.parametrize(
    # AISC's tables 1-12 and 1-14: 27.48 and 18.97 lb/ft, times 14.5939 N/m
    ("section", "weight"),
    [("HSS6X6X3/8", "0.401 kN/m"), ("Pipe6STD", "0.277 kN/m")],
)
def test_american_tubes_weigh_their_nominal_wall(section, weight):
    assert f"{section}: {weight}" in note_of(section=section)


def test_it_names_the_factor_that_was_used():
    assert "has 1.5 on everything" in note_of(uls_factor=1.5)


def test_it_says_where_the_strength_comes_from():
    assert "S355: fy 345 N/mm² at 19 mm by EN 10025-2." in note_of(section="HEB300", material="S355")
    assert "S460: fy 460 N/mm² at 10.7 mm by EN 10025-3/-4." in note_of(material="S460")
    assert "S275: fy 275 N/mm² at 8 mm by EN 10210-1." in note_of(section="RHS200x100x8", material="S275")
    assert "by EN 10219-1." in note_of(section="CFRHS200x100x8")


def test_newtons_for_kilonewtons_are_suspected():
    assert note_of(udl=10_000).startswith("The load looks like newtons")
    assert "newtons" in note_of(point_load=50_000)
    assert "newtons" not in note_of(udl=900, point_load=4000)


def test_load_is_mentioned_only_where_there_is_none():
    assert "No load" not in note_of()
    assert check_beam_model({"span": 6, "section": "IPE300"})[1].startswith("No load was given")


@pytest.mark.parametrize(
    ("body", "bottom"),
    [
        ({}, False),
        ({"udl": -10}, True),
        ({"point_load": -1}, True),
        ({"support": "cantilever"}, True),
        ({"support": "cantilever", "udl": -10}, False),
        ({"support": "cantilever", "udl": -10, "point_load": 1}, True),
        ({"support": "fixed"}, True),
        ({"support": "fixed", "udl": -10}, True),
    ],
)
def test_restrained_says_skipped_and_warns_where_the_bottom_flange_is_compressed(body, bottom):
    note = note_of(restrained=True, **body)
    assert "Lateral-torsional buckling is skipped" in note
    assert ("bottom flange" in note) == bottom
    unrestrained = note_of(**body)
    assert "skipped" not in unrestrained
    assert re.search("load on the (top|bottom) flange|each load on the flange", unrestrained)


def test_the_deflection_limit_is_the_supports_own():
    assert "check against L/250 is informative" in note_of()
    assert "check against 2L/250 from the root's tangent is informative" in note_of(support="cantilever")


def test_upward_load_is_said():
    assert "load on the bottom flange, where it destabilises" in note_of(udl=-10)
    assert "each load on the flange where it destabilises" in note_of(udl=-10, point_load=1)
    assert "load on the top flange." in note_of(udl=10)
    assert "The load acts upward." in note_of(udl=-10)
    assert "upward" not in note_of()


def test_a_position_without_a_point_load_is_said_to_have_no_effect():
    assert "point_position has no effect" in note_of(point_position=0.3)
    assert "no effect" not in note_of(point_position=0.3, point_load=5)


def test_what_the_check_does_not_cover_is_said():
    assert "elastically about its principal axes" in note_of(section="L100x100x10")
    assert "shear centre" in note_of(section="UPE200")
    assert "cover" not in note_of()


def test_a_cantilever_and_a_fixed_beam_say_what_their_ends_are_taken_for():
    assert "free to warp" in note_of(support="cantilever")
    assert "forks sideways" in note_of(support="fixed")
