"""PyNite models: converted, solved here, and compared with PyNite's own results of the same structure."""

from typing import Any

import pytest
from handoff_solver import from_pynite
from Pynite import FEModel3D

from handoff.validation import validate
from tests.clients.solved import displacements


def portal() -> FEModel3D:
    """Y up: a turned column, one upside down, a beam with a release over a node, a skew brace, springs, local loads."""
    model = FEModel3D()
    for name, *at in (("A", 0, 0, 0), ("B", 0, 4, 1), ("M", 3, 4, 1), ("C", 6, 4, 1), ("D", 6, 0, 1), ("E", 6, 4, 5)):
        model.add_node(name, *at)
    model.add_material("steel", 210e9, 81e9, 0.3, 7850)
    model.add_section("post", 5e-3, 2e-5, 8e-5, 1e-6)
    model.add_section("bar", 3e-3, 1e-5, 4e-5, 5e-7)
    model.add_member("AB", "A", "B", "steel", "post", rotation=30)
    model.add_member("BC", "B", "C", "steel", "bar")
    model.add_member("CD", "C", "D", "steel", "post", rotation=-20)
    model.add_member("CE", "C", "E", "steel", "bar")
    model.def_releases("BC", Rzj=True, Ryj=True)
    model.def_support("A", True, True, True, True, True, True)
    model.def_support("D", True, True, True, True, True, True)
    model.def_support("E", False, True, False, False, False, False)
    model.def_support_spring("E", "DZ", 3e6)
    model.add_node_load("B", "FX", 20e3, "Q")
    model.add_node_load("C", "FZ", -7e3, "Q")
    model.add_node_load("B", "MZ", 4e3, "Q")
    model.add_member_dist_load("BC", "FY", -10e3, -4e3, 1, 5, "Q")
    model.add_member_dist_load("AB", "Fz", 2e3, 2e3, 0, None, "Q")
    model.add_member_dist_load("AB", "Fy", 1e3, 3e3, 0, None, "Q")
    model.add_member_pt_load("CE", "Fy", -5e3, 1.5, "Q")
    model.add_member_pt_load("CE", "Fz", 2e3, 2.5, "Q")
    model.add_member_pt_load("BC", "My", 1e3, 2.0, "Q")
    model.add_load_combo("Q alone", {"Q": 1.0})
    return model


def test_a_converted_frame_moves_as_pynite_says() -> None:
    theirs = portal()
    model, report = from_pynite(theirs)
    assert validate(model).errors == []
    assert report.of("left_out") == []
    # The beam runs over the node M, which PyNite joins to it.
    assert [member["id"] for member in model["model"]["members"] if member.get("connect")] == ["BC"]
    theirs.analyze_linear(check_stability=False)
    ours = displacements(model)
    size = max(abs(value) for values in ours.values() for value in values)
    for name, node in theirs.nodes.items():
        there: dict[str, Any] = {key: getattr(node, key)["Q alone"] for key in ("DX", "DY", "DZ", "RX", "RY", "RZ")}
        turned = [there["DX"], -there["DZ"], there["DY"], there["RX"], -there["RZ"], there["RY"]]
        assert ours[name] == pytest.approx(turned, abs=1e-6 * size), name


def test_the_report_says_that_axes_were_turned_and_what_was_lost() -> None:
    theirs = portal()
    theirs.def_node_disp("D", "DY", -0.01)
    theirs.add_load_combo("nothing", {"W": 1.5})
    _, report = from_pynite(theirs)
    assert "Z up" in str(report.of("guessed")[0])
    assert [entry.source for entry in report.of("left_out")] == [
        "load combination 'nothing'",
        "the enforced DY of node 'D'",
    ]


def test_a_spring_of_one_way_stays_one() -> None:
    model = portal()
    model.def_support_spring("M", "DY", 5e6, "-")
    model.def_support_spring("B", "DZ", 5e6, "-")
    supports = {support["node"]: support for support in from_pynite(model).model["model"]["supports"]}
    # Against Y up is down: ground, which pushes up. Their −Z is our +y: what resists it is to pull.
    assert (supports["M"]["uz"], supports["M"]["uz_only"]) == (5e6, "push")
    assert (supports["B"]["uy"], supports["B"]["uy_only"]) == (5e6, "pull")


def test_names_that_the_libraries_have_are_understood_and_told() -> None:
    theirs = FEModel3D()
    theirs.add_node("A", 0, 0, 0)
    theirs.add_node("B", 3, 0, 0)
    theirs.add_material("S355J2", 210e9, 81e9, 0.3, 7850)
    # Their z is our y: Iy = 1.42e-6 and Iz = 19.43e-6 m⁴ of EN 10365.
    theirs.add_section("IPE200", 2.85e-3, 1.42e-6, 19.43e-6, 6.98e-8)
    theirs.add_member("AB", "A", "B", "S355J2", "IPE200")
    model, report = from_pynite(theirs)
    assert model["model"]["sections"] == [{"id": "IPE200", "library": "IPE200"}]
    assert model["model"]["materials"][0]["grade"] == "S355J2"
    assert any("S355J2" in entry.why for entry in report.of("guessed"))
