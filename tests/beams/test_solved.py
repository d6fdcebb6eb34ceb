"""Built beams through the solver that opens them: the textbook answer, and a verdict or a reason for every section."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from description.section_library import library
from handoff import sections
from handoff.beams import check_beam_model, create_beam_model

SCRIPT = Path(__file__).parent / "solve.mjs"

# Coefficients of Roark's tables: M = m q L², V = v q L, δ = d q L⁴ / EI + s q L² / GA.
UNIFORM = {
    "simply_supported": (1 / 8, 1 / 2, 5 / 384, 1 / 8),
    "cantilever": (1 / 2, 1, 1 / 8, 1 / 2),
    "fixed": (1 / 12, 1 / 2, 1 / 384, 1 / 8),
}
BENT = [(name, support) for name in ("IPE300", "HEM300", "UPE200", "RHS200x100x8") for support in UNIFORM]
SHAPES = ["IPE300", "UPE200", "L100x100x10", "RHS200x100x8", "CHS168.3x8", "W12X26", "HSS6X4X1/4", "S24X121"]
# Whether somewhere the bottom flange is compressed, which a deck on top does not hold.
HELD: dict[str, tuple[dict[str, Any], bool]] = {
    "simply supported, down": ({"udl": 10}, False),
    "simply supported, up": ({"udl": -10}, True),
    "cantilever, down": ({"udl": 10, "support": "cantilever"}, True),
    "cantilever, up": ({"udl": -10, "support": "cantilever"}, False),
    "fixed, down": ({"udl": 10, "support": "fixed"}, True),
    "fixed, up": ({"udl": -10, "support": "fixed"}, True),
}


def check(**body):
    return check_beam_model({"span": 6, "section": "IPE300"} | body)[0]


def models():
    yield from (((name, support), check(section=name, support=support, udl=10)) for name, support in BENT)
    yield "point", create_beam_model({"span": 6, "point_load": 20, "load_position_frac": 0.3})
    yield from ((name, check(section=name, span=3, udl=2)) for name in SHAPES)
    yield from ((bearing, check(restrained=True, udl=20, uls_factor=1.5, bearing_mm=bearing)) for bearing in (100, 0))
    yield from ((("mirrored", udl), check(udl=udl)) for udl in (14, -14))
    yield from ((held, check(restrained=True, **body)) for held, (body, _) in HELD.items())


@pytest.fixture(scope="module")
def answers():
    node = shutil.which("node")
    assert node, "the solver runs in Node.js"
    named = dict(models())
    told = json.dumps({"library": library(), "models": list(named.values())})
    done = subprocess.run([node, SCRIPT], input=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return dict(zip(named, json.loads(done.stdout), strict=True))


def largest(extremum):
    return max(abs(extremum["min"][0]), abs(extremum["max"][0]))


def stiffness_area(shape: dict[str, Any]) -> float:
    """As = I²/∫S²/t ds of a symmetric section bent about y-y, by small steps from a free edge or the middle."""
    tf, tw = (shape[name] if name in shape else shape["t"] for name in ("tf", "tw"))
    depth, steps = shape["h"] - tf, 2000
    # Half of a flange (all of a channel's) and the half web that goes with it.
    count, flange, web = {
        "i": (4, shape["b"] / 2, tw / 2),
        "channel": (2, shape["b"] - tw / 2, tw),
        "rhs": (4, (shape["b"] - tw) / 2, tw),
    }[shape["type"]]
    first = energy = inertia = 0.0
    for thickness, length, end in ((tf, flange, depth / 2), (web, depth / 2, 0.0)):
        for step in range(steps):
            lever = depth / 2 + (end - depth / 2) * (step + 0.5) / steps
            part = thickness * length / steps
            energy += (first + part * lever / 2) ** 2 * length / steps / thickness
            first += part * lever
            inertia += part * lever**2
    return count * inertia**2 / energy


@pytest.mark.parametrize(("name", "support"), BENT)
def test_uniform_load_solves_to_the_textbook_answer(name, support, answers):
    span, q = 6.0, 10e3
    m, v, d, s = UNIFORM[support]
    found = sections.find(name)
    down = d * q * span**4 / (210e9 * found["iy"]) + s * q * span**2 / (81e9 * stiffness_area(found["shape"]))
    for combination, factor in (("SLS", 1.0), ("ULS", 1.35)):
        answer = answers[name, support]["combinations"][combination]
        extrema = answer["extrema"]
        assert largest(extrema["my"]) == pytest.approx(factor * m * q * span**2, rel=1e-9)
        assert largest(extrema["vz"]) == pytest.approx(factor * v * q * span, rel=1e-9)
        # A member's own deflection is from its chord; the tip of a cantilever is its second node's uz.
        sag = -answer["displacements"][8] if support == "cantilever" else largest(extrema["deflection_z"])
        assert sag == pytest.approx(factor * down, rel=1e-6)


def test_the_solver_finds_the_extremum_under_a_point_load_on_one_member(answers):
    # P a b / L at a = 0.3 L.
    moment = answers["point"]["combinations"]["SLS"]["extrema"]["my"]
    assert moment["max"][0] == pytest.approx(20e3 * 1.8 * 4.2 / 6, rel=1e-9)
    assert moment["max_x"][0] == pytest.approx(1.8, rel=1e-9)


@pytest.mark.parametrize("name", SHAPES)
def test_every_shape_gets_a_verdict(name, answers):
    steel, deflection = answers[name]["checks"]
    assert steel["utilisation"] > 0
    assert deflection["informative"] is True


def test_a_bearing_length_answers_the_question_about_the_web(answers):
    # 90 kN at each end: 16 mm of bearing do (EN 1993-1-5 6.5), none do not.
    for bearing, verdict in ((100, "pass"), (0, "fail")):
        steel = answers[bearing]["checks"][0]
        assert steel["verdict"] == verdict
        assert not any("stiff_bearing_length" in (one["reason"] or "") for one in steel["verifications"])


def test_a_load_that_acts_upward_uses_the_mirrored_beam_as_much(answers):
    down, up = (answers["mirrored", udl]["checks"][0] for udl in (14, -14))
    assert up["utilisation"] == pytest.approx(down["utilisation"], rel=1e-9)
    # By 6.3.2.3 with the load at h/2 above the axis: 1.35·14·6²/8 kN·m against Mb,Rd = 72.1 kN·m.
    assert up["utilisation"] == pytest.approx(1.35 * 14 * 36 / 8 / 72.1, rel=2e-3)
    assert up["verdict"] == "fail"


@pytest.mark.parametrize("held", HELD)
def test_restrained_is_skipped_and_never_zero(held, answers):
    ltb = [one for one in answers[held]["checks"][0]["verifications"] if one["clause"].startswith("6.3.2")]
    assert ltb
    _, bottom = HELD[held]
    for one in ltb:
        # What holds the top flange says nothing of a bottom flange in compression: that is computed, or left open.
        assert (one["status"] == "skipped") != bottom
        assert one["utilisation"] is None or (bottom and one["utilisation"] > 0)


@pytest.mark.parametrize("held", HELD)
def test_a_compressed_bottom_flange_under_restrained_carries_a_warning(held, answers):
    body, warned = HELD[held]
    assert any("bottom" in warning for warning in answers[held]["checks"][0]["warnings"]) == warned
    note = check_beam_model({"span": 6, "section": "IPE300", "restrained": True} | body)[1]
    assert ("bottom flange" in note) == warned
