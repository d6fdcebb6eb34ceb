"""FERS models by hand in the form that its version 0.2.2 writes: converted, solved, and compared with beam theory."""

import json
from pathlib import Path
from typing import Any

import pytest
from handoff_solver import import_model
from handoff_solver.errors import Unreadable
from handoff_solver.fers import from_fers, is_fers
from handoff_solver.importing import UnknownFormat

from handoff.validation import validate
from tests.clients.solved import displacements

E, I_Y, I_Z = 210e9, 1.42e-6, 19.43e-6
FIXED = {"condition_type": "Fixed", "stiffness": None}


def section(number: int) -> dict[str, Any]:
    return {
        **{"id": number, "name": "own", "material": 1, "h": 0.2, "b": 0.1, "i_y": I_Y, "i_z": I_Z, "j": 6.98e-8},
        **{"area": 2.85e-3, "shape_path": None, "wel_z": 1.94e-4},
    }


def member(number: int, start: int, end: int, **changes: Any) -> dict[str, Any]:
    return {
        **{"id": number, "start_node_id": start, "end_node_id": end, "section": 1, "rotation_angle": 0.0},
        **{"start_hinge": None, "end_hinge": None, "member_type": "Normal", "start_offset": None, "mirror": "None"},
        **changes,
    }


def cantilever(
    end: tuple[float, float, float], direction: tuple[float, float, float], **changes: Any
) -> dict[str, Any]:
    """From the origin, Y up, with 1 kN at its end."""
    load = {"id": 1, "node": 2, "magnitude": 1000.0, "direction": direction, "load_type": "force"}
    return {
        "schema_version": 1,
        "settings": {"unit_settings": {"system": "metric", "lengthUnit": "m", "forceUnit": "N", "pressureUnit": "Pa"}},
        "model": {
            "nodes": [
                {"id": 1, "X": 0.0, "Y": 0.0, "Z": 0.0, "nodal_support": 1},
                {"id": 2, "X": end[0], "Y": end[1], "Z": end[2], "nodal_support": None},
            ],
            "members": [member(1, 1, 2, **changes)],
            "member_sets": [{"id": 1, "member_ids": [1]}],
            "materials": [
                {"id": 1, "name": "Steel", "e_mod": E, "g_mod": 81e9, "density": 7850, "yield_stress": 235e6}
            ],
            "sections": [section(1)],
            "nodal_supports": [{"id": 1, **dict.fromkeys(("X", "Y", "Z", "RX", "RY", "RZ"), FIXED)}],
            "member_hinges": [],
        },
        "analysis": {
            "load_cases": [{"id": 1, "name": "Load", "nodal_loads": [load]}],
            "load_combinations": [
                {
                    "id": 1,
                    "name": "ULS",
                    "load_case_factors": [{"load_case_id": 1, "factor": 1.5}],
                    "limit_state": "ULS",
                }
            ],
        },
        "results": None,
    }


@pytest.mark.parametrize(
    ("end", "direction", "inertia", "axis", "sign", "changes"),
    [
        # FERS' strong axis is its local z: a level beam is strong under a load down.
        ((3, 0, 0), (0, -1, 0), I_Z, 2, -1, {}),
        ((3, 0, 0), (0, 0, 1), I_Y, 1, -1, {}),
        ((3, 0, 0), (0, -1, 0), I_Y, 2, -1, {"rotation_angle": 90.0}),
        # Its frame of an upright member is x × Z: strong along its Z, weak along X.
        ((0, 3, 0), (0, 0, 1), I_Z, 1, -1, {}),
        ((0, 3, 0), (1, 0, 0), I_Y, 0, 1, {}),
    ],
)
def test_a_cantilever_bends_by_p_l3_over_3_e_i(
    end: Any, direction: Any, inertia: float, axis: int, sign: int, changes: dict[str, Any]
) -> None:
    model, _ = from_fers(cantilever(end, direction, **changes))
    assert validate(model).errors == []
    moved = displacements(model)["2"]
    assert moved[axis] == pytest.approx(sign * 1000 * 27 / (3 * E * inertia), rel=1e-6)


def test_loads_hinges_and_one_way_members_are_taken() -> None:
    theirs = cantilever((4, 0, 0), (0, -1, 0))
    theirs["model"]["nodes"].append({"id": 3, "X": 4.0, "Y": 3.0, "Z": 1.0, "nodal_support": 1})
    theirs["model"]["members"] += [
        member(2, 2, 3, member_type="Tension", start_hinge=7),
        member(3, 1, 3, member_type="Cable"),
    ]
    theirs["model"]["member_hinges"] = [{"id": 7, "rotational_release_mz": 0.0, "rotational_release_my": 5e4}]
    (case,) = theirs["analysis"]["load_cases"]
    case["distributed_loads"] = [
        {
            **{"id": 1, "member": 1, "magnitude": 2e3, "end_magnitude": 0.0, "direction": (0, -1, 0)},
            **{"start_frac": 0.25, "end_frac": 1.0},
        },
        {"id": 2, "member": 3, "magnitude": 1.0, "end_magnitude": 1.0, "direction": (0, -1, 0)},
    ]
    case["member_point_loads"] = [
        {"id": 1, "member": 1, "magnitude": 1e3, "direction": (0, 0, 1), "position": 0.5, "axes": "local"}
    ]
    case["nodal_moments"] = [{"id": 1, "node": 2, "magnitude": 5.0, "direction": (0, 1, 0), "load_type": "moment"}]
    model, report = from_fers(theirs)
    assert validate(model).errors == []
    structure = model["model"]
    assert [entry.get("type") for entry in structure["members"]] == [None, "tension"]
    (hinge,) = structure["hinges"]
    # Moments about their z, which is our y; nought is free and nothing is rigid.
    assert (hinge["ry"], hinge["rz"], hinge["rx"]) == ("free", 5e4, "rigid")
    (found,) = structure["load_cases"]
    assert found["node_loads"] == [{"node": "2", "fz": -1000.0}, {"node": "2", "mz": 5.0}]
    point, line = found["member_loads"]
    assert point == {"member": "1", "type": "point", "fy": -1e3, "position": 0.5, "axes": "local"}
    assert line == {"member": "1", "type": "distributed", "fz": -2e3, "fz_end": 0.0, "start": 0.25}
    assert [entry.source for entry in report.of("left_out")] == ["member 3", "one of distributed_loads of load case 1"]
    assert "Z up" in str(report.of("guessed")[0])


@pytest.mark.parametrize(("area", "library"), [(2.85e-3, "IPE 200"), (5.7e-3, None)])
def test_names_that_the_libraries_have_are_understood_and_told(area: float, library: str | None) -> None:
    """By its number alone an IPE 200 of S235 had neither a yield strength nor an outline, so that no check was made."""
    theirs = cantilever((3, 0, 0), (0, -1, 0))
    (profile,), (steel,) = theirs["model"]["sections"], theirs["model"]["materials"]
    profile |= {"name": "IPE 200", "area": area}
    steel |= {"name": "S 235", "yield_stress": None}
    model, report = from_fers(theirs)
    assert validate(model).errors == []
    (section,), (material,) = model["model"]["sections"], model["model"]["materials"]
    assert section.get("library") == library
    assert (material["type"], material["grade"], material["fy_rule"]) == ("steel", "S235", "product_standard")
    told = {entry.source: entry.why for entry in report.of("guessed")}
    assert "S235" in told["material 1"]
    assert ("not those of the library" in told["section 1"]) == (library is None)


def test_other_units_are_refused() -> None:
    theirs = cantilever((3, 0, 0), (0, -1, 0))
    theirs["settings"]["unit_settings"]["lengthUnit"] = "mm"
    with pytest.raises(Unreadable, match="unit_settings"):
        from_fers(theirs)


def test_import_model_knows_a_file_by_what_it_holds(tmp_path: Path) -> None:
    file = tmp_path / "model.json"
    file.write_text(json.dumps(cantilever((3, 0, 0), (0, -1, 0))))
    model, _ = import_model(file)
    assert model["model"]["members"][0]["id"] == "1"
    assert not is_fers(model)
    for text in ("{}", "not JSON"):
        file.write_text(text)
        with pytest.raises(UnknownFormat):
            import_model(file)
