"""The typed builder makes models of the format, and its types are those of the schema."""

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from handoff_solver import Client, Model, solve, validate

from tests.clients.conftest import ROOT

SPAN_M, LOAD = 6.0, 10e3


def beam() -> Model:
    return (
        Model("Beam", author="A test")
        .node("A", 0, 0, 0)
        .node("B", SPAN_M, 0, 0)
        .steel("S235")
        .section("IPE300")
        .member(id="M1", start="A", end="B", section="IPE300", material="S235")
        .support("A", "ux", "uy", "uz", "rx")
        .support("B", "uy", "uz")
        .load_case("Q", "imposed")
        .line_load("M1", -LOAD)
        .combination("ULS1", "ULS", {"Q": 1.5})
        .combination("SLS1", "SLS", {"Q": 1.0})
        .design_member("D1", ["M1"], l_cr_y=SPAN_M, l_cr_z=SPAN_M)
        .check_steel(design_members=["D1"], restrained=True)
        .check_deflection(250)
    )


def test_a_beam_is_built_solved_and_checked() -> None:
    model = beam()
    assert validate(model)["errors"] == []
    results = solve(model)
    # q·l²/8 at mid-span, 1.5 · 10 kN/m over 6 m.
    moment = results["load_combinations"][0]["extrema"]["my"]["max"][0]
    assert moment == pytest.approx(1.5 * LOAD * SPAN_M**2 / 8, rel=1e-12)
    assert {row["check"] for row in results.rows("checks")} == {"steel", "deflection"}


def test_a_document_stays_as_it_was_when_the_model_goes_on() -> None:
    model = beam()
    before = model.to_dict()
    model.node("C", 0, 0, 1)
    assert len(before["model"]["nodes"]) == 2
    assert len(model.to_dict()["model"]["nodes"]) == 3


def test_supports_have_springs_and_loads_have_a_case() -> None:
    model = Model().support("A", "ux", springs={"uz": 1e6, "uy": "push"})
    held = model.to_dict()["model"]["supports"][0]
    assert (held["ux"], held["uy"], held["uz"], held["rz"]) == ("fixed", "push", 1e6, "free")
    with pytest.raises(ValueError, match="load_case first"):
        Model().line_load("M1", -1)


def test_storeys_groups_settlements_and_modes_are_of_the_format() -> None:
    model = (
        beam()
        .node_load(node="B", fx=-1e3)
        .storey(id="roof", z=0)
        .group(id="beams", members=["M1"])
        .load_case("S", "other")
        .support_displacement(support="B", uz=-0.01)
        .buckling(combinations=["ULS1"], modes=1)
        .modal(modes=1, mass_sources=[{"load_case": "Q", "factor": 1}])
        .check_steel("grouped", groups=["beams"], informative=True)
    )
    assert validate(model)["errors"] == []
    results = solve(model)
    # A settlement turns a beam on two supports, and bends it nowhere.
    assert max(abs(row["max"]) for row in results.rows("extrema", "S") if row["quantity"] == "my") < 1e-3
    assert len(results.rows("buckling")) == len(results.rows("modal")) == 1


def test_the_types_are_those_of_the_schema_and_of_the_api_description() -> None:
    package = ROOT / "clients" / "python" / "src" / "handoff_solver"
    code = "import runpy; made = runpy.run_path('clients/python/scripts/typed.py')['FILES']; "
    code += "import json; print(json.dumps({name: write() for name, write in made.items()}))"
    finished = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)

    for name, text in json.loads(finished.stdout).items():
        assert (package / name).read_text() == text, f"run clients/python/scripts/typed.py: {name} is out of date"


if TYPE_CHECKING:
    # Mypy, strict about ignores that nothing needs, holds each of these to be refused.
    Model().member(id="M", start="A", end="B", section="S")  # type: ignore[call-arg]
    Model().support("A", "up")  # type: ignore[arg-type]
    Model().load_case("G", "heavy")  # type: ignore[arg-type]
    Client("http://x").check_beam(span="six")  # type: ignore[arg-type]
    Model(titel="Hall")  # type: ignore[call-arg]
    Model().load_case("G", "permanent", catgory="B")  # type: ignore[call-arg]
    Model().line_load("M1", -1, fz_ende=-2)  # type: ignore[call-arg]
    Model().point_load("M1", 0.5, -1, axis="global")  # type: ignore[call-arg]
    Model().combinations("en1990_610", sls=["characteristical"])  # type: ignore[list-item]
    Model().combinations("en1990_610", anex="UK")  # type: ignore[call-arg]
    Model().design_member("D1", ["M1"], lcr_y=6)  # type: ignore[call-arg]
    Model().design_member("D1", ["M1"], connection="welded")  # type: ignore[arg-type]
    Model().check_steel(desing_members=["D1"])  # type: ignore[call-arg]
    Model().check_deflection(250, measure="chord")  # type: ignore[arg-type]
    Model().area_load(plate="P1")  # type: ignore[call-arg]
    Model().buckling(modus=3)  # type: ignore[call-arg]
    Model().storey(id="1", height=3)  # type: ignore[call-arg]
    beam().solve().plot("Q")  # type: ignore[arg-type]
    beam().solve().rows("check")  # type: ignore[arg-type]
