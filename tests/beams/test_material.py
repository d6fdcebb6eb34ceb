"""Strengths by thickness, and materials by endpoint."""

import pytest

from handoff.beams import check_beam_model, create_beam_model
from handoff.beams.material import entry
from handoff.errors import BadRequest

# EN 10025-2 Table 7 (ReH), both sides of every edge; S460: EN 10025-3 and -4.
YIELD = [
    ("S235", [(2, 235), (16, 235), (16.1, 225), (40, 225), (40.1, 215), (100, 215), (100.1, 195), (150, 195)]),
    ("S275", [(16, 275), (40, 265), (63, 255), (80, 245), (100, 235), (150, 225)]),
    ("S355", [(16, 355), (16.01, 345), (20.4, 345), (40.01, 335), (63.01, 325), (80.01, 315), (100.01, 295)]),
    ("S460", [(16, 460), (40, 440), (63, 430), (80, 410), (100, 400)]),
]
# The same tables, the lower bound of Rm; for S460 the lower of N and M.
ULTIMATE = [
    ("S235", [(2.9, 360), (3, 360), (100, 360), (101, 350)]),
    ("S275", [(2.9, 430), (3, 410), (100, 410), (101, 400)]),
    ("S355", [(2.9, 510), (3, 470), (100, 470), (101, 450)]),
    ("S460", [(3, 540), (40, 540), (41, 530), (64, 510), (81, 500)]),
]


@pytest.mark.parametrize(("grade", "bands"), YIELD)
def test_yield_strength_follows_the_thickness_bands(grade, bands):
    for thickness, fy in bands:
        assert entry(f"steel_{grade}", thickness)["fy"] == fy * 1e6, thickness


@pytest.mark.parametrize(("grade", "bands"), ULTIMATE)
def test_tensile_strength_follows_the_thickness_bands(grade, bands):
    for thickness, fu in bands:
        assert entry(f"steel_{grade}", thickness)["fu"] == fu * 1e6, thickness


@pytest.mark.parametrize(("grade", "last"), [("S235", 150), ("S275", 150), ("S355", 150), ("S460", 100)])
def test_a_thickness_without_a_value_is_refused_and_never_extrapolated(grade, last):
    entry(f"steel_{grade}", last)
    with pytest.raises(BadRequest, match=f"{grade} at a thickness of {last + 1} mm: the EN 10025-.* end at {last} mm"):
        entry(f"steel_{grade}", last + 1)


def test_steel_carries_what_en_1993_1_1_3_2_6_states():
    steel = entry("steel_S355", 10)
    assert (steel["e"], steel["g"], steel["nu"], steel["thermal_expansion"]) == (210e9, 81e9, 0.3, 12e-6)
    assert (steel["density"], steel["type"], steel["grade"], steel["fy_rule"]) == (
        7850,
        "steel",
        "S355",
        "product_standard",
    )


def test_aluminium_has_a_strength_only_where_en_1999_has_one():
    assert entry("aluminium_6061", 20)["fy"] == 240e6
    assert entry("aluminium_6061", 20)["fu"] == 260e6
    thick = entry("aluminium_6061", 20.5)
    assert "fy" not in thick
    assert (thick["type"], thick["e"], thick["g"], thick["density"]) == ("aluminium", 70e9, 27e9, 2700)


def test_concrete_is_c30_37_uncracked():
    concrete = entry("concrete_C30", 100)
    assert (concrete["type"], concrete["grade"], concrete["e"], concrete["nu"]) == ("concrete", "C30/37", 33e9, 0.2)
    assert concrete["g"] == pytest.approx(33e9 / 2 / 1.2)
    assert "fy" not in concrete


# Thicknesses as the product standards and the AISC database list them.
@pytest.mark.parametrize(
    ("section", "grade", "fy"),
    [
        ("IPE300", "S355", 355e6),  # tf 10.7
        ("HEB300", "S355", 345e6),  # tf 19
        ("HEM300", "S235", 225e6),  # tf 39
        ("W14X873", "S355", 295e6),  # tf 140
        ("RHS200x100x8", "S275", 275e6),  # t 8
        ("CHS508x20", "S460", 440e6),  # t 20
        ("UB457x191x82", "S275", 275e6),  # tf 16.0, the very edge
    ],
)
def test_the_thickest_plate_of_the_section_decides(section, grade, fy):
    model, _ = check_beam_model({"span_m": 6, "section": section, "material": grade, "udl": 1})
    assert model["model"]["materials"][0]["fy"] == fy


def test_a_section_too_thick_for_its_grade_is_refused():
    # W14X873 has flanges of 140 mm; EN 10025-3/-4 values for S460 end at 100 mm.
    with pytest.raises(BadRequest, match=r"S460 at a thickness of 1\d\d(\.\d+)? mm"):
        check_beam_model({"span_m": 6, "section": "W14X873", "material": "S460"})


def test_the_thickness_of_a_solid_rectangle_is_its_smaller_side():
    model = create_beam_model({"span_m": 6, "height_mm": 20, "width_mm": 300, "material": "S355"})
    assert model["model"]["materials"][0]["fy"] == 345e6
    with pytest.raises(BadRequest, match="S235 at a thickness of 160 mm"):
        create_beam_model({"span_m": 6, "height_mm": 300, "width_mm": 160})


SPELLINGS = ["S355", "s355", "s 355", "S-355", "steel_S355", "Steel S355", "STEEL_s355", " s355 "]


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_shorthand_is_the_same_material_at_both_endpoints(spelling):
    create = create_beam_model({"span_m": 6, "section": "IPE300", "material": spelling})
    check, _ = check_beam_model({"span_m": 6, "section": "IPE300", "material": spelling})
    assert create["model"]["materials"] == check["model"]["materials"]
    assert create["model"]["materials"][0]["grade"] == "S355"


@pytest.mark.parametrize("material", ["aluminium_6061", "Aluminium 6061", "concrete_C30", "concrete c30"])
def test_aluminium_and_concrete_are_for_create_beam_alone(material):
    create_beam_model({"span": 6, "material": material})
    with pytest.raises(BadRequest) as refused:
        check_beam_model({"span": 6, "section": "IPE300", "material": material})
    for allowed in ("steel_S235", "steel_S275", "steel_S355", "steel_S460"):
        assert allowed in str(refused.value)
    assert f"unknown material '{material}'" in str(refused.value)


def test_an_unknown_material_is_refused_with_the_allowed_and_the_nearest():
    with pytest.raises(BadRequest) as refused:
        create_beam_model({"span": 6, "material": "steel_S356"})
    message = str(refused.value)
    assert message.startswith("unknown material 'steel_S356'; nearest: steel_S355; allowed: steel_S235")
    assert "aluminium_6061" in message
    assert "concrete_C30" in message
