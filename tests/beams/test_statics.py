"""Built beams against the textbook: what the request means by closed form, what the model says by integration."""

from collections.abc import Iterable
from dataclasses import dataclass

import pytest

from handoff import sections
from handoff.beams import check_beam_model, create_beam_model
from handoff.sections.catalogue import made_words
from handoff.validation import validate
from tests.beams.requests import SECTIONS
from tests.seeds import AT_LENGTH

SPANS = [0.8, 6, 17.5]
POSITIONS = [0.2, 0.5, 0.9]


def spans(case: str, cases: Iterable[str]) -> list[float]:
    """One for each case, by turns; `make search` tries every span with every case."""
    return SPANS if AT_LENGTH else [SPANS[list(cases).index(case) % len(SPANS)]]


@dataclass(frozen=True)
class Expected:
    """Reactions up and hogging moments at both ends, the largest moment and shear, the deflection down at x."""

    start: float
    end: float
    hog_start: float
    hog_end: float
    moment: float
    shear: float
    x: float
    down: float


def uniform(support: str, q: float, span: float, ei: float, ga: float) -> Expected:
    """Roark's tables with the shear term of Timoshenko's beam."""
    half, total = q * span / 2, q * span
    if support == "simply_supported":
        down = 5 * q * span**4 / 384 / ei + q * span**2 / 8 / ga
        return Expected(half, half, 0, 0, abs(q) * span**2 / 8, abs(half), span / 2, down)
    if support == "fixed":
        hog = q * span**2 / 12
        down = q * span**4 / 384 / ei + q * span**2 / 8 / ga
        return Expected(half, half, hog, hog, abs(hog), abs(half), span / 2, down)
    hog = q * span**2 / 2
    down = q * span**4 / 8 / ei + q * span**2 / 2 / ga
    return Expected(total, 0, hog, 0, abs(hog), abs(total), span, down)


def point(support: str, p: float, frac: float, span: float, ei: float, ga: float) -> Expected:
    """A force p at a = frac · span. Fixed ends with φ = 12EI/(GA L²): M1 = P a b (b + φL/2) / (L² (1 + φ))."""
    a, b = frac * span, span - frac * span
    if support == "cantilever":
        down = p * a**2 * (3 * span - a) / 6 / ei + p * a / ga
        return Expected(p, 0, p * a, 0, abs(p * a), abs(p), span, down)
    hog_start = hog_end = 0.0
    down = p * a**2 * b**2 / 3 / ei / span + p * a * b / ga / span
    if support == "fixed":
        phi = 12 * ei / ga / span**2
        hog_start = p * a * b * (b + phi * span / 2) / span**2 / (1 + phi)
        hog_end = p * a * b * (a + phi * span / 2) / span**2 / (1 + phi)
        # End moments M1, M2 on the simple beam lift the point at a by M L² (ξ - ξ³) / 6EI, ξ from the other end.
        down -= hog_start * span**2 / 6 / ei * (b / span - (b / span) ** 3)
        down -= hog_end * span**2 / 6 / ei * (a / span - (a / span) ** 3)
    start = p * b / span + (hog_start - hog_end) / span
    sag = start * a - hog_start
    return Expected(
        start,
        p - start,
        hog_start,
        hog_end,
        max(abs(hog_start), abs(hog_end), abs(sag)),
        max(abs(start), abs(p - start)),
        a,
        down,
    )


def compare(found, expected: Expected) -> None:
    scale = expected.shear or 1.0
    assert found.reactions["fz N1"] == pytest.approx(expected.start, abs=1e-7 * scale)
    assert found.reactions.get("fz N2", 0.0) == pytest.approx(expected.end, abs=1e-7 * scale)
    assert found.moment_right[0] == pytest.approx(-expected.hog_start, abs=1e-7 * expected.moment)
    assert found.moment_left[-1] == pytest.approx(-expected.hog_end, abs=1e-7 * expected.moment)
    assert found.moment_max == pytest.approx(expected.moment, rel=1e-7)
    assert found.shear_max == pytest.approx(expected.shear, rel=1e-7)
    assert found.down_at(expected.x) == pytest.approx(expected.down, rel=1e-7)


def in_request_units(section: str, grade_e: float = 210e9, grade_g: float = 81e9) -> tuple[float, float]:
    """EI and GA from the library by the name in the request, not by what the model carries."""
    found = sections.find(section)
    return grade_e * (found["iy"] - found["iyz"] ** 2 / found["iz"]), grade_g * found["avz"]


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("support", ["simply_supported", "cantilever", "fixed"])
def test_check_beam_under_uniform_load(section, support, integrate, spotless):
    for span in spans(section, SECTIONS):
        for kn, grade in ((10, "S235"), (-3.7, "S355")):
            model, _ = check_beam_model(
                {"span_m": span, "section": section, "support": support, "material": grade, "udl": kn}
            )
            spotless(model)
            ei, ga = in_request_units(section)
            compare(integrate(model, "SLS"), uniform(support, kn * 1e3, span, ei, ga))
            compare(integrate(model, "ULS"), uniform(support, kn * 1.35e3, span, ei, ga))


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("support", ["simply_supported", "cantilever", "fixed"])
def test_check_beam_under_a_point_load(section, support, integrate, spotless):
    angle = sections.find(section)["iyz"] != 0
    # An eccentric load between clamps couples shear and sideways bending of an angle: no closed form in one plane.
    positions = [0.5] if angle and support == "fixed" else POSITIONS
    for span in spans(section, SECTIONS):
        for frac in positions:
            model, _ = check_beam_model(
                {
                    "length": span,
                    "section": section,
                    "support": support,
                    "point_load": 25,
                    "point_position": frac,
                    "uls_factor": 1.5,
                }
            )
            spotless(model)
            ei, ga = in_request_units(section)
            compare(integrate(model, "SLS"), point(support, 25e3, frac, span, ei, ga))
            compare(integrate(model, "ULS"), point(support, 37.5e3, frac, span, ei, ga))


@pytest.mark.parametrize("support", ["simply_supported", "cantilever", "fixed"])
@pytest.mark.parametrize("frac", POSITIONS)
def test_check_beam_under_both_loads_superposes(support, frac, integrate, spotless):
    body = {"span": 6, "section": "HEB300", "support": support, "material": "S460"}
    model, _ = check_beam_model(body | {"udl": 12, "point_load": 40, "point_position": frac})
    spotless(model)
    ei, ga = in_request_units("HEB300")
    q, p = uniform(support, 12e3, 6, ei, ga), point(support, 40e3, frac, 6, ei, ga)
    found = integrate(model, "SLS")
    assert found.reactions["fz N1"] == pytest.approx(q.start + p.start, rel=1e-8)
    assert -found.moment_right[0] == pytest.approx(q.hog_start + p.hog_start, rel=1e-8, abs=1e-3)
    places = (0.25, frac)
    found = integrate(model, "SLS", places)
    alone = [
        integrate(check_beam_model(body | load)[0], "SLS", places)
        for load in ({"udl": 12}, {"point_load": 40, "point_position": frac})
    ]
    for x in (1.5, 3, 6 * frac, 6):
        assert found.down_at(x) == pytest.approx(sum(part.down_at(x) for part in alone), rel=1e-8, abs=1e-12)
    if q.x == p.x:
        assert found.down_at(q.x) == pytest.approx(q.down + p.down, rel=1e-8)


MATERIALS = {
    "steel_S235": (210e9, 81e9),
    "S275": (210e9, 81e9),
    "steel_S355": (210e9, 81e9),
    "S460": (210e9, 81e9),
    "aluminium_6061": (70e9, 27e9),
    "concrete_C30": (33e9, 13.75e9),
}


@pytest.mark.parametrize("material", MATERIALS)
@pytest.mark.parametrize("support", ["simply_supported", "cantilever"])
@pytest.mark.parametrize(("h", "b"), [(200, 100), (60, 150), (1200, 90)])
def test_create_beam_of_every_material_as_a_rectangle(material, support, h, b, integrate, spotless):
    e, g = MATERIALS[material]
    ei, ga = e * (b / 1e3) * (h / 1e3) ** 3 / 12, g * (5 / 6) * (b / 1e3) * (h / 1e3)
    for span in spans(material, MATERIALS):
        body = {"span": span, "support": support, "material": material, "height_mm": h, "width_mm": b}
        model = create_beam_model(body)
        spotless(model)
        compare(integrate(model, "SLS"), uniform(support, 10e3, span, ei, ga))
        for frac in (*POSITIONS, 0.0, 1.0):
            model = create_beam_model(body | {"point_load": -7, "load_position_frac": frac})
            spotless(model)
            expected = point(support, -7e3, frac, span, ei, ga)
            if expected.moment:
                compare(integrate(model, "SLS"), expected)
            else:
                assert integrate(model, "SLS").reactions["fz N1"] == pytest.approx(expected.start, abs=1e-6)


@pytest.mark.parametrize("section", SECTIONS)
def test_create_beam_with_every_family(section, integrate, spotless):
    for material, (e, g) in MATERIALS.items():
        if section == "W14X873" and material == "S460":
            continue  # flanges of 140 mm: refused, see the materials' tests
        model = create_beam_model({"span": 6, "section": section, "material": material, "load": 4})
        spotless(model)
        compare(integrate(model, "SLS"), uniform("simply_supported", 4e3, 6, *in_request_units(section, e, g)))


@pytest.mark.parametrize("span", [0.01, 1000])
@pytest.mark.parametrize("size", [1, 5_000])
@pytest.mark.parametrize("load", [-1e6, 1e-9, 1e6])
@pytest.mark.parametrize("support", ["simply_supported", "cantilever"])
def test_the_extremes_of_every_input_are_clean_models(span, size, load, support, spotless):
    # A kilometre on a millimetre, or a million kilonewtons, is asked about and no more.
    but = frozenset(("coordinates_scale", "force_scale"))
    body = {"span": span, "support": support, "load": load}
    spotless(create_beam_model(body | {"height_mm": size, "width_mm": 1}), but)
    spotless(create_beam_model(body | {"height_mm": 5_000, "width_mm": size, "material": "concrete_C30"}), but)
    body |= {"udl": load, "point_load": -load, "point_position": 1, "uls_factor": 100}
    del body["load"]
    spotless(check_beam_model(body | {"section": "HSS34X10X1"})[0], but)


@pytest.mark.parametrize("load", [0.002, 0.1, -0.25])
def test_a_light_load_is_not_taken_for_a_slip_of_units(load, spotless):
    spotless(create_beam_model({"span": 1.2, "height_mm": 20, "width_mm": 40, "load": load}))
    spotless(check_beam_model({"span": 1.2, "section": "L20x20x3", "point_load": load})[0])


@pytest.mark.parametrize("family", sections.listing(None)["families"], ids=lambda family: family["family"])
def test_sections_of_every_family_build_clean_models(family, spotless):
    # The smallest, the largest and every eighth between; all of them in `make search`.
    names = family["names"] if AT_LENGTH else [*family["names"][::8], family["names"][-1]]
    for name in names:
        model, _ = check_beam_model({"span": 6, "section": name, "material": "S355", "udl": 10, "point_load": 5})
        assert model["model"]["sections"][0]["library"] == name
        spotless(model)


def test_every_family_of_the_library_is_in_the_grid():
    families = {(sections.find(name)["region"], sections.find(name)["family"]) for name in SECTIONS}
    listed = {sections.find(family["names"][0])["family"] for family in sections.listing(None)["families"]}
    assert {family for _, family in families} == listed


@pytest.mark.parametrize("example", [kind["example"] for kind in made_words().values()])
def test_a_section_made_by_name_builds_a_valid_model(example):
    model, _ = check_beam_model({"span": 3, "section": example, "material": "S355", "udl": 2})
    assert validate(model).valid
    # EN 1993-1-1 6.3.2.3 is for rolled I sections and their welded equivalents, 6.3.2.2 for all.
    shape = sections.find(example)["shape"]["type"]
    assert model["analysis"]["checks"][0]["ltb_method"] == ("rolled" if shape == "i" else "general")
