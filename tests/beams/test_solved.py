"""Built beams through the solver that opens them: the textbook answer, and a verdict or a reason for every section."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from handoff import sections
from handoff.beams import check_beam_model, create_beam_model
from handoff.sections.export import library

SCRIPT = Path(__file__).parent / "solve.mjs"


def solved(models):
    node = shutil.which("node")
    assert node, "the solver runs in Node.js"
    told = json.dumps({"library": library(), "models": models})
    done = subprocess.run([node, SCRIPT], input=told, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


def largest(extremum):
    return max(abs(extremum["min"][0]), abs(extremum["max"][0]))


# Coefficients of Roark's tables: M = m q L², V = v q L, δ = d q L⁴ / EI + s q L² / GA.
UNIFORM = {
    "simply_supported": (1 / 8, 1 / 2, 5 / 384, 1 / 8),
    "cantilever": (1 / 2, 1, 1 / 8, 1 / 2),
    "fixed": (1 / 12, 1 / 2, 1 / 384, 1 / 8),
}


def test_uniform_load_solves_to_the_textbook_answer():
    cases = [(name, support) for name in ("IPE300", "HEM300", "UPE200", "RHS200x100x8") for support in UNIFORM]
    span, q = 6.0, 10e3
    models = [
        check_beam_model({"span": span, "section": name, "support": support, "udl": 10})[0] for name, support in cases
    ]
    for (name, support), answer in zip(cases, solved(models), strict=True):
        m, v, d, s = UNIFORM[support]
        found = sections.find(name)
        down = d * q * span**4 / (210e9 * found["iy"]) + s * q * span**2 / (81e9 * found["avz"])
        for combination, factor in (("SLS", 1.0), ("ULS", 1.35)):
            extrema, moved = (answer["combinations"][combination][key] for key in ("extrema", "displacements"))
            assert largest(extrema["my"]) == pytest.approx(factor * m * q * span**2, rel=1e-9)
            assert largest(extrema["vz"]) == pytest.approx(factor * v * q * span, rel=1e-9)
            # A member's own deflection is from its chord; the tip of a cantilever is its second node's uz.
            sag = -moved[8] if support == "cantilever" else largest(extrema["deflection_z"])
            assert sag == pytest.approx(factor * down, rel=1e-6)


def test_the_solver_finds_the_extremum_under_a_point_load_on_one_member():
    # P a b / L at a = 0.3 L; default rectangle of create-beam, 200 × 100 mm.
    model = create_beam_model({"span": 6, "point_load": 20, "load_position_frac": 0.3})
    (answer,) = solved([model])
    extrema = answer["combinations"]["SLS"]["extrema"]
    assert extrema["my"]["max"][0] == pytest.approx(20e3 * 1.8 * 4.2 / 6, rel=1e-9)
    assert extrema["my"]["max_x"][0] == pytest.approx(1.8, rel=1e-9)


def test_every_shape_gets_a_verdict_or_is_said_not_to_be_covered():
    names = ["IPE300", "UPE200", "L100x100x10", "RHS200x100x8", "CHS168.3x8", "W12X26", "HSS6X4X1/4", "S24X121"]
    models = [check_beam_model({"span": 3, "section": name, "udl": 2})[0] for name in names]
    for name, answer in zip(names, solved(models), strict=True):
        steel, deflection = answer["checks"]
        if name.startswith("L"):
            assert (steel["status"], steel["utilisation"]) == ("not_covered", None)
        else:
            assert steel["utilisation"] > 0
        assert deflection["informative"] is True


def test_restrained_is_skipped_and_never_zero():
    body = {"span": 6, "section": "IPE300", "udl": 10, "restrained": True}
    (answer,) = solved([check_beam_model(body)[0]])
    ltb = [one for one in answer["checks"][0]["verifications"] if one["clause"].startswith("6.3.2")]
    assert ltb
    for one in ltb:
        assert (one["status"], one["utilisation"]) == ("skipped", None)


@pytest.mark.parametrize(
    ("body", "warned"),
    [
        ({"udl": 10}, False),
        ({"udl": -10}, True),
        ({"udl": 10, "support": "cantilever"}, True),
        ({"udl": 10, "support": "fixed"}, True),
    ],
)
def test_a_compressed_bottom_flange_under_restrained_carries_a_warning(body, warned):
    model, note = check_beam_model({"span": 6, "section": "IPE300", "restrained": True} | body)
    (answer,) = solved([model])
    assert any("bottom" in warning for warning in answer["checks"][0]["warnings"]) == warned
    assert ("bottom flange" in note) == warned
