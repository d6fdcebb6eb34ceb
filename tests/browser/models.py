"""Models the browser tests post: small, with results known in closed form or chosen to be awkward."""

import json
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).resolve().parents[2] / "schemas" / "examples"
DOFS = ("ux", "uy", "uz", "rx", "ry", "rz")
STEEL = {"id": "S355", "type": "steel", "grade": "S355", "e": 210e9, "g": 81e9, "density": 7850, "fy": 355e6}
# Rectangle 100 × 200 mm: A, Iy, Iz from first principles; torsion constant as tables have it.
BAR = {"id": "bar", "a": 0.02, "iy": 0.1 * 0.2**3 / 12, "iz": 0.2 * 0.1**3 / 12, "it": 4.57e-5}


def example(name: str) -> dict[str, Any]:
    model: dict[str, Any] = json.loads((EXAMPLES / f"{name}.json").read_text())
    return model


def support(node: str, held: str) -> dict[str, Any]:
    return {"id": f"at {node}", "node": node, **{dof: "fixed" if dof in held.split() else "free" for dof in DOFS}}


def model(nodes: dict[str, tuple[float, float, float]], members: list[dict[str, Any]], **parts: Any) -> dict[str, Any]:
    """A model of `BAR` in steel; `parts` go into `model`."""
    return {
        "schema_version": "1.0",
        "settings": {"title": parts.pop("title", "A test model")},
        "model": {
            "nodes": [{"id": name, "x": x, "y": y, "z": z} for name, (x, y, z) in nodes.items()],
            "materials": [STEEL],
            "sections": [BAR],
            "members": [{"section": "bar", "material": "S355", **member} for member in members],
            "load_combinations": [{"id": "ULS1", "limit_state": "ULS", "terms": [{"load_case": "Q", "factor": 1.5}]}],
            **parts,
        },
        "analysis": {"options": {"shear_deformation": False}},
    }


def beam(length: float = 8.0, load: float = 10e3) -> dict[str, Any]:
    """Simply supported under a uniform load (N/m)."""
    return model(
        {"A": (0, 0, 0), "B": (length, 0, 0)},
        [{"id": "M1", "start": "A", "end": "B"}],
        title="Simply supported beam",
        supports=[support("A", "ux uy uz rx"), support("B", "uy uz")],
        load_cases=[
            {
                "id": "Q",
                "nature": "imposed",
                "self_weight": 0,
                "member_loads": [{"member": "M1", "type": "distributed", "fz": -load}],
            }
        ],
    )


def with_old_results() -> dict[str, Any]:
    """Valid, with one thing to warn of: results are never read from a model."""
    return {**beam(), "results": {"members": []}}


def point_beam(length: float = 6.0, force: float = 12e3) -> dict[str, Any]:
    """Simply supported under a central force (N): the shear force jumps in the middle."""
    out = beam(length)
    out["model"]["load_cases"][0]["member_loads"] = [{"member": "M1", "type": "point", "position": 0.5, "fz": -force}]
    return out


def everything() -> dict[str, Any]:
    """Hinges, a truss, springs, rotation, and loads of every kind in global, local and projected axes."""
    pin = {"id": "pin", "ux": "rigid", "uy": "rigid", "uz": "rigid", "rx": "rigid", "ry": "free", "rz": "free"}
    out = model(
        {"A": (0, 0, 0), "B": (0, 0, 4), "C": (5, 0, 5), "D": (5, 3, 0), "E": (9, 2, 4), "F": (0, 4, 3)},
        [
            {"id": "AB", "start": "A", "end": "B", "rotation": 30},
            {"id": "BC", "start": "B", "end": "C", "end_hinge": "pin"},
            {"id": "CD", "start": "C", "end": "D", "rotation": -15},
            {"id": "CE", "start": "C", "end": "E", "start_hinge": "pin"},
            {"id": "DE", "start": "D", "end": "E"},
            {"id": "BF", "start": "B", "end": "F", "type": "truss"},
            {"id": "AE", "start": "A", "end": "E", "type": "truss"},
        ],
        hinges=[pin],
        supports=[
            support("A", "ux uy uz rx ry rz"),
            {**support("D", "ux uy uz"), "rx": 2e6, "ry": 3e6, "rz": 1e6},
            support("F", "ux uy uz"),
        ],
        load_cases=[
            {
                "id": "Q",
                "nature": "imposed",
                "self_weight": 1,
                "node_loads": [{"node": "C", "fx": 3e3, "fz": -8e3, "my": 1e3}, {"node": "E", "fy": 2e3}],
                "member_loads": [
                    {"member": "AB", "type": "distributed", "axes": "local", "fy": 1.5e3, "fz": -2e3},
                    {"member": "BC", "type": "distributed", "axes": "projected", "fz": -4e3},
                    {"member": "BC", "type": "point", "position": 0.3, "fx": 1e3, "fz": -5e3},
                    {"member": "CD", "type": "moment", "position": 0.4, "mx": 800, "my": -1200, "mz": 500},
                    {"member": "CE", "type": "distributed", "start": 0.2, "end": 0.7, "fy": 900, "fz": -2500},
                    {"member": "DE", "type": "point", "axes": "local", "position": 0.6, "fy": 700, "fz": -1500},
                ],
            }
        ],
    )
    out["settings"]["title"] = "Everything the scripts can say"
    return out
