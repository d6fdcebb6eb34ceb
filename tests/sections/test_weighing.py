"""The area that weighs: of American tubes and pipes that of the nominal wall, of all others their own."""

import math

import pytest

from handoff.sections import find, listing
from handoff.sections.weighing import weighing_area

POUNDS_PER_FOOT = 0.45359237 / 0.3048


def test_american_tubes_and_pipes_alone_weigh_more_than_their_area():
    sections = [find(name) for group in listing(None)["families"] for name in group["names"]]
    heavier = [section for section in sections if weighing_area(section) != section["a"]]
    assert {(section["region"], section["family"]) for section in heavier} == {("US", "HSS"), ("US", "PIPE")}
    listed = [section for section in sections if section["family"] in {"HSS", "PIPE"}]
    assert len(heavier) == len(listed) == 765
    assert all(weighing_area(section) == section["mass_per_m"] / 7850 for section in heavier)


# AISC Steel Construction Manual, tables 1-11 to 1-14: nominal weight in lb/ft.
@pytest.mark.parametrize(("name", "pounds"), [("HSS6X6X3/8", 27.48), ("HSS6.000X0.375", 22.55), ("Pipe6STD", 18.97)])
def test_they_weigh_what_aisc_lists(name, pounds):
    assert weighing_area(find(name)) * 7850 == pytest.approx(pounds * POUNDS_PER_FOOT, rel=2e-3)


def test_it_is_the_nominal_wall():
    """6.625 in outside and 0.280 in thick, ASME B36.10M."""
    d, t = 6.625 * 0.0254, 0.280 * 0.0254
    assert weighing_area(find("Pipe6STD")) == pytest.approx(math.pi * (d - t) * t, rel=3e-3)


@pytest.mark.parametrize("name", ["IPE300", "SHS150x150x8", "W12X26", "TUBE168.3x7.1", "FL100x10"])
def test_others_weigh_their_area(name):
    assert weighing_area(find(name)) == find(name)["a"]
