"""Sections that no table lists: how they are written, and their properties by first principles and as published."""

import re

import numpy as np
import pytest

from handoff.sections import canonical, find, listing, nearest
from handoff.sections.catalogue import made_rules
from handoff.sections.made import shaped
from tests.sections.outline import edges, integrals, loops, plastic_modulus, turned

WRITTEN = {
    "T-IPE300": ["T IPE300", "1/2 IPE300", "½ IPE 300", "0.5 IPE300", "half ipe 300", "T IPE 300"],
    "T-HEB200": ["1/2 HE 200 B", "T HEB 200"],
    "T-UB457x191x67": ["T 457x191x67 UB", "1/2 UB 457 x 191 x 67"],
    "FL100x10": ["FL 100x10", "flat 100 x 10", "PL100x10", "plate 100*10"],
    "SQ40": ["SQ 40", "square 40", "VKT 40"],
    "RD20": ["RD 20", "round 20", "rod 20.0"],
    "2L100x100x10/10": ["2L 100x100x10/10", "2 L100x10 / 10", "2xL100x100x10/10", "2×L 100×100×10/10"],
    "2L100x100x10": ["2L100x100x10", "2L 100x100x10/0"],
    "2L100x150x10/8": ["2L 100x150x10/8"],
    "2L4X4X1/2": ["2L4x4x1/2"],
    "2L50x50x5/11": ["2L50x50x5/11"],
    "2UPN200/12": ["2 UPN 200/12", "2U200/12", "2 UNP 200 / 12"],
    "2PFC200x75x23/10": ["2PFC 200x75x23/10"],
    "WI800x300x12x20": ["WI 800x300x12x20", "PG 800 x 300 x 12 x 20"],
    "WI800x300x12x20x8": ["WI 800x300x12x20x8"],
    "TEE150x100x8x12": ["T 150x100x8x12", "tee 150x100x8x12"],
    "BOX400x300x12": ["box 400x300x12", "WBOX 400x300x12"],
    "BOX400x300x12x20": ["box 400x300x12x20", "WBOX 400 x 300 x 12 x 20"],
    "TUBE600x20": ["tube 600x20", "RO 600x20", "TUBE Ø600x20"],
}
NONE = [
    *("T IPN300", "T S24X121", "1/2 RHS200x100x8", "2IPE300", "3L100x100x10", "2L100x100x99/10", "T", "FL", "FL 100"),
    *(
        "FL 100x0",
        "FL 0.1x0.01",
        "WI 0.8x0.3x0.012x0.02",
        "RD 0.02",
        "FL 100x20000",
        "WI 40x300x12x20",
        "WI 800x12x12x20",
        "TUBE 40x20",
        "BOX 400x20x12",
        "BOX 40x300x12x20",
        "RD 0",
    ),
]
EXACT = [
    *("T-IPE300", "T-IPE80", "T-HEM300", "T-W14X90", "TEE150x100x8x12", "TEE300x200x12x20x15", "FL100x10", "FL10x100"),
    *("SQ40", "RD20", "WI800x300x12x20", "WI500x200x10x16x12", "BOX400x300x12", "BOX400x300x12x20", "TUBE600x20"),
    *("2L100x100x10/10", "2L150x100x10", "2L100x150x10/8", "2UPE200/10", "2PFC200x75x23"),
]


@pytest.mark.parametrize(("name", "spelling"), [(name, way) for name, ways in WRITTEN.items() for way in [name, *ways]])
def test_written_in_many_ways(name, spelling):
    assert canonical(spelling) == name
    assert find(spelling)["name"] == name


@pytest.mark.parametrize("name", NONE)
def test_what_cannot_be_made(name):
    assert canonical(name) is None
    assert isinstance(nearest(name), list)


@pytest.mark.parametrize("name", EXACT)
def test_integration_of_the_outline_gives_the_same(name):
    section = find(name)
    shape = {"t": 0.0, "r": 0.0, **section["shape"]}
    if shape["type"] == "circle":
        shape |= {"type": "chs", "t": shape["d"] / 2 * (1 - 1e-9)}
    outline = loops(shape)
    lines = edges(outline)
    found = integrals(lines)
    y, z = np.abs(lines[:, 0] - found["y"]).max(), np.abs(lines[:, 1] - found["z"]).max()
    expected = {
        "a": found["a"] * 1e-6,
        "iy": found["iy"] * 1e-12,
        "iz": found["iz"] * 1e-12,
        "wel_y": found["iy"] / z * 1e-9,
        "wel_z": found["iz"] / y * 1e-9,
        "wpl_y": plastic_modulus(lines) * 1e-9,
        "wpl_z": plastic_modulus(turned(lines)) * 1e-9,
    }
    assert {key: section[key] for key in expected} == pytest.approx(expected, rel=1e-3)
    if "centroid_z" in section:
        assert section["centroid_z"] == pytest.approx((found["z"] - lines[:, 1].min()) * 1e-3, rel=1e-3)
    assert section["mass_per_m"] == pytest.approx(7850 * section["a"], rel=1e-3)


# AISC shapes database v16, WT shapes, in inches, as steelsnakes has them: A, Ix, Sx, Zx, Iy, Zy, J, Cw and y.
WT = {
    "W12X26": (3.82, 11.7, 2.40, 4.20, 8.66, 4.08, 0.150, 0.174, 1.25),
    "W18X76": (11.1, 71.8, 9.83, 17.3, 76.2, 21.1, 1.41, 4.37, 1.80),
    "W36X210": (30.9, 985, 73.1, 131, 206, 53.4, 13.9, 119, 4.87),
}


@pytest.mark.parametrize("name", WT)
def test_tees_as_published(name):
    tee = find(f"T-{name}")
    keys = {"a": 2, "iy": 4, "wel_y": 3, "wpl_y": 3, "iz": 4, "wpl_z": 3, "it": 4, "iw": 6}
    for (key, power), value in zip(keys.items(), WT[name], strict=False):
        # Tables round radius and depth to what a draughtsman needs.
        assert tee[key] == pytest.approx(value * 0.0254**power, rel=0.03), key
    assert tee["shape"]["h"] - tee["centroid_z"] == pytest.approx(WT[name][-1] * 0.0254, rel=0.02)


# The Blue Book's back-to-back angles, as steelsnakes has them: area, Iy and Wel,y in cm, iz for gaps in mm.
PAIRS = {
    "L100x100x15": (56.0, 500, 71.6, {0: 4.25, 8: 4.54, 10: 4.62, 12: 4.69, 15: 4.81}),
    "L200x150x18": (120, 4760, 348, {0: 5.83, 8: 6.10, 10: 6.17, 12: 6.24, 15: 6.35}),
}


@pytest.mark.parametrize("name", PAIRS)
def test_pairs_of_angles_as_published(name):
    area, iy, wel_y, radii = PAIRS[name]
    for gap, radius in radii.items():
        pair = find(f"2{name}/{gap}")
        assert pair["radius_z"] == pytest.approx(radius * 1e-2, rel=0.005)
        assert pair["a"] == pytest.approx(area * 1e-4, rel=0.005)
        assert pair["iy"] == pytest.approx(iy * 1e-8, rel=0.01)
        assert pair["wel_y"] == pytest.approx(wel_y * 1e-6, rel=0.01)


def test_bars_twist_as_saint_venant_says():
    """0.1406 a⁴ of a square (Timoshenko & Goodier, art. 109), π d⁴/32 of a circle."""
    assert find("SQ40")["it"] == pytest.approx(0.1406 * 0.04**4, rel=1e-3)
    assert find("RD20")["it"] == pytest.approx(np.pi * 0.02**4 / 32)


def test_a_box_twists_as_bredt_says():
    box = find("BOX400x300x12")
    ring = 0.388 * 0.288
    assert box["it"] == pytest.approx(4 * ring**2 * 0.012 / (2 * (0.388 + 0.288)), rel=0.01)
    two = find("BOX400x300x12x20")
    ring, around = 0.38 * 0.288, 2 * 0.38 / 0.012 + 2 * 0.288 / 0.02
    assert two["it"] == pytest.approx(4 * ring**2 / around, rel=0.01)
    # The largest stress is in the thinner walls.
    assert two["wt"] == pytest.approx(2 * ring * 0.012, rel=0.06)


@pytest.mark.parametrize(
    "name",
    ["WI800x300x12x20x8", "TEE150x100x8x12", "BOX400x300x12", "BOX400x300x12x20", "TUBE600x20", "FL100x10", "RD20"],
)
def test_dimensions_without_a_name_give_the_same(name):
    named = find(name)
    assert shaped(named["shape"]) | {"name": name} == named


def test_a_rolled_i_by_its_dimensions_is_the_librarys():
    """IPE 300 of EN 10365, radius included; It and Iw by the formulas of British tables, which differ a little."""
    listed = find("IPE300")
    own = shaped(listed["shape"])
    assert own["fabrication"] == "hot_rolled"
    for key in ("a", "iy", "iz", "wel_y", "wel_z", "wpl_y", "wpl_z", "avy", "avz"):
        assert own[key] == pytest.approx(listed[key], rel=1e-6), key
    assert (own["it"], own["iw"]) == pytest.approx((listed["it"], listed["iw"]), rel=0.02)


def test_a_bent_tube_by_its_dimensions_has_its_corners():
    """A = 2·t·(h + b − 2·t) less (4 − π)·(ro² − ri²) at the corners."""
    tube = shaped({"type": "rhs", "h": 0.2, "b": 0.1, "t": 0.008, "r": 0.02})
    assert tube["a"] == pytest.approx(2 * 0.008 * (0.3 - 0.016) - (4 - np.pi) * (0.02**2 - 0.012**2), rel=1e-6)
    assert tube["fabrication"] == "cold_formed"


def test_shear_areas_are_those_of_the_clause():
    """EN 1993-1-1 6.2.6(3): (c) of tees, (d) and (e) of plates."""
    tee = find("T-IPE300")
    assert tee["avz"] == pytest.approx(tee["a"] - 0.15 * 0.0107 + (0.0071 + 2 * 0.015) * 0.0107 / 2)
    assert find("TEE150x100x8x12")["avz"] == pytest.approx(0.008 * (0.15 - 0.006))
    assert find("WI800x300x12x20")["avz"] == pytest.approx(0.012 * 0.76)


def test_curves_are_those_of_table_6_2():
    curves = {
        name: find(name)["buckling_curves"]
        for name in ("WI800x300x12x20", "WI800x300x20x50", "BOX400x300x12", "FL100x10")
    }
    assert [(c["y"], c["z"]) for c in curves.values()] == [("b", "c"), ("c", "d"), ("b", "b"), ("c", "c")]


def test_every_made_family_is_listed_with_an_example_that_can_be_found():
    listed = listing(None)["made"]
    assert [kind["family"] for kind in listed] == [kind["family"] for kind in made_rules()["families"]]
    for kind in listed:
        section = find(kind["example"])
        assert (section["name"], section["family"]) == (kind["example"], kind["family"])
        assert (section["shape"]["type"], section["fabrication"]) == (kind["shape"], kind["fabrication"])
        assert re.fullmatch(r"[^\s]+|.*<.*>.*", kind["written"])


@pytest.mark.parametrize(("asked", "found"), [("FL", "FL"), ("flat", "FL"), ("2l", "2L"), ("T", "T"), ("box", "BOX")])
def test_a_made_family_is_asked_for_by_its_letters(asked, found):
    answer = listing(asked)
    assert found in [kind["family"] for kind in answer["made"]]
    assert answer["count"] == sum(family["count"] for family in answer["families"])
