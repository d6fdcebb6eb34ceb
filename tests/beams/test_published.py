"""Published single-span examples as models in our format: clean, complete for the check, loaded as the source says."""

import json
from pathlib import Path

import pytest

from handoff import sections

EXAMPLES = {path.stem: json.loads(path.read_text("utf-8")) for path in Path(__file__).parent.glob("published/*.json")}
# Sources round the load before the moment.
ROUNDING = 1e-3


def test_the_examples_are_there():
    assert len(EXAMPLES) == 14


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_is_a_clean_model_with_its_source(name, spotless):
    model = EXAMPLES[name]
    spotless(model)
    assert model["settings"]["reference"]
    assert model["settings"]["x_published"]


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_carries_what_the_check_asks_for(name):
    model = EXAMPLES[name]["model"]
    (section,), (material,), (design,) = model["sections"], model["materials"], model["design_members"]
    found = sections.find(section["library"]) if "library" in section else section
    hollow = found["shape"]["type"] == "chs"
    for field in ("a", "iy", "iz", "it", "avy", "avz", "wel_y", "wel_z", "wpl_y", "wpl_z", "fabrication"):
        assert found[field], field
    assert hollow or found["iw"]
    assert material["fy"]
    assert min(design["l_cr_y"], design["l_cr_z"], design["l_lt"]) > 0


BENDING = {name: model for name, model in EXAMPLES.items() if "MEd_kNm" in model["settings"]["x_published"]}


@pytest.mark.parametrize("name", BENDING)
def test_the_moment_is_the_published_one(name, integrate):
    published = BENDING[name]["settings"]["x_published"]["MEd_kNm"]
    for combination, moment in (published if isinstance(published, dict) else {"ULS": published}).items():
        found = integrate(BENDING[name], combination)
        assert found.moment_max / 1e3 == pytest.approx(abs(moment), rel=ROUNDING)
        if isinstance(published, dict):
            middle = found.moment_left[len(found.moment_left) // 2 - 1]
            assert middle / 1e3 == pytest.approx(moment, rel=ROUNDING)


@pytest.mark.parametrize("name", [name for name in EXAMPLES if "VEd_kN" in EXAMPLES[name]["settings"]["x_published"]])
def test_the_shear_is_the_published_one(name, integrate):
    published = EXAMPLES[name]["settings"]["x_published"]["VEd_kN"]
    assert integrate(EXAMPLES[name], "ULS").shear_max / 1e3 == pytest.approx(published, rel=ROUNDING)


def test_end_moments_of_the_unrestrained_beam(integrate):
    model = EXAMPLES["ub457_end_moments"]
    published, found = model["settings"]["x_published"], integrate(model, "ULS")
    # The source prints three digits of the shears.
    assert found.shear_right[0] / 1e3 == pytest.approx(published["VEd_left_kN"], abs=0.5)
    assert -found.shear_left[-1] / 1e3 == pytest.approx(published["VEd_right_kN"], abs=0.5)
    assert -found.moment_right[0] / 1e3 == pytest.approx(published["M_hog_left_kNm"])
    assert -found.moment_left[-1] / 1e3 == pytest.approx(published["M_hog_right_kNm"])


@pytest.mark.parametrize(
    ("name", "load_kn_m"), [("ub457_restrained", 57.42), ("ub356_restrained", 45.98), ("ipe270_secondary_beam", 24.48)]
)
def test_the_design_load_is_the_published_combination(name, load_kn_m, integrate):
    # (6.10b) with ξ: 0.925·1.35·22.2 + 1.5·19.8 and 0.925·1.35·14 + 1.5·19; (6.10): 1.35·9.8 + 1.5·7.5.
    model = EXAMPLES[name]
    span = model["model"]["nodes"][1]["x"]
    assert integrate(model, "ULS").reactions["fz N1"] * 2 / span / 1e3 == pytest.approx(load_kn_m, abs=0.005)


@pytest.mark.parametrize(("name", "utilisation"), [("ub457_restrained", 0.91)])
def test_bending_utilisation_of_the_restrained_beam(name, utilisation, integrate):
    # M / (Wpl fy / γM0), EN 1993-1-1 6.2.5, to the two digits printed.
    model = EXAMPLES[name]
    wpl = sections.find(model["model"]["sections"][0]["library"])["wpl_y"]
    ratio = integrate(model, "ULS").moment_max / (wpl * model["model"]["materials"][0]["fy"])
    assert ratio == pytest.approx(utilisation, abs=0.005)
