"""What a section answers: shear areas of EN 1993-1-1 6.2.6, and dimensions that agree with its name."""

from math import pi

import pytest

from handoff.sections import find, listing


def test_shear_area_of_a_rolled_i_along_the_web():
    # 6.2.6(3)a by hand for HEB 300: 14908 − 2·300·19 + (11 + 2·27)·19 = 4743 mm², above hw·tw = 2882 mm².
    assert find("HEB300")["avz"] == pytest.approx(4743e-6, rel=1e-3)


def test_shear_area_never_below_the_web():
    for group in listing(None)["families"]:
        for section in map(find, group["names"]):
            shape = section["shape"]
            if shape["type"] == "i":
                assert section["avz"] >= (shape["h"] - 2 * shape["tf"]) * shape["tw"] * (1 - 1e-6), section["name"]
            assert 0 < section["avy"] < section["a"]
            assert 0 < section["avz"] < section["a"]


def test_shear_area_of_a_channel_along_the_web():
    # 6.2.6(3)b by hand for UPE 200: 2901 − 2·80·11 + (6 + 13)·11 = 1350 mm².
    assert find("UPE200")["avz"] == pytest.approx(1350e-6, rel=1e-3)


def test_shear_areas_of_tubes():
    rhs, chs = find("RHS200x100x8"), find("CHS168.3x10")
    assert rhs["avz"] == pytest.approx(rhs["a"] * 2 / 3)
    assert rhs["avy"] == pytest.approx(rhs["a"] / 3)
    assert chs["avz"] == chs["avy"] == pytest.approx(2 * chs["a"] / pi)


def test_american_angles_keep_their_principal_values():
    for name in next(group["names"] for group in listing("L")["families"] if group["region"] == "US"):
        section = find(name)
        # The table rounds each value to three digits by itself.
        assert section["iu"] + section["iv"] == pytest.approx(section["iy"] + section["iz"], rel=0.02), name
        assert section["iv"] <= section["iz"] <= section["iy"] <= section["iu"], name
        assert section["iyz"] < 0
        assert 0 < section["principal_angle"] <= 45 + 1e-6


@pytest.mark.parametrize("family", ["RHS", "SHS", "CHS", "CFRHS", "CFSHS", "CFCHS", "L"])
def test_dimensions_are_those_of_the_name(family):
    for name in listing(family)["families"][0]["names"]:
        shape = find(name)["shape"]
        sides = ("d", "t") if shape["type"] == "chs" else ("h", "b", "t")
        assert "x".join(f"{1000 * shape[key]:g}" for key in sides) == name.removeprefix(family), name


def test_american_tubes_have_their_design_thickness():
    """0.93 of the nominal one (AISC 360 B4.2), and a nominal mass to match."""
    for name in listing("HSS")["families"][0]["names"]:
        section = find(name)
        whole, _, rest = name.rpartition("X")[2].rpartition("-")
        top, _, bottom = rest.partition("/")
        nominal = 0.0254 * (float(whole or 0) + float(top) / float(bottom or 1))
        assert section["shape"]["t"] == pytest.approx(0.93 * nominal, rel=0.01), name
        assert 1.04 < section["mass_per_m"] / (7850 * section["a"]) < 1.08, name


def test_dimensions_make_sense():
    for group in listing(None)["families"]:
        for section in map(find, group["names"]):
            shape = section["shape"]
            assert all(value > 0 for key, value in shape.items() if key != "type")
            if "h" in shape:
                assert shape["h"] >= shape["b"] * 0.89, section["name"]  # HP 400x122, a pile, is the widest
                assert section["iy"] >= section["iz"] * (1 - 1e-6), section["name"]
            if shape["type"] in ("i", "channel"):
                assert shape["h"] > 2 * (shape["tf"] + shape.get("r", 0)), section["name"]
                assert shape["b"] > shape["tw"] + 2 * shape.get("r", 0) * (shape["type"] == "i"), section["name"]
            assert section["wpl_y"] >= section["wel_y"]
            assert section["wpl_z"] >= section["wel_z"]
