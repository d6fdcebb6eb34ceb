"""Tension-only members and P-Δ of random braced frames against PyNite, as far as PyNite has them."""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from measurements.bench.structures.pynite_model import to_pynite
from tests.seeds import seeds

SCRIPT = Path(__file__).parent / "solve_states.mjs"
SEEDS = seeds(4, 20)
STOREYS, HEIGHT, WIDTH = 3, 3.0, 5.0
STEEL = {"id": "steel", "type": "steel", "e": 2.1e11, "g": 8.1e10, "density": 7850}
SECTIONS = [
    {"id": "frame", "a": 0.0149, "iy": 2.517e-4, "iz": 8.563e-5, "it": 1.85e-6},
    {"id": "rod", "a": 4.91e-4, "iy": 1.9e-8, "iz": 1.9e-8, "it": 3.8e-8},
]


def frame(seed: int, order: str, braced: bool, gravity: float) -> dict[str, Any]:
    """Two columns and a beam per storey, every one in four members as PyNite needs them, and crossed rods."""
    pick = random.Random(seed)
    nodes: dict[tuple[float, float], str] = {}
    members: list[dict[str, Any]] = []

    def node(x: float, z: float) -> str:
        return nodes.setdefault((x, z), f"N{len(nodes)}")

    def line(ax: float, az: float, bx: float, bz: float) -> None:
        for i in range(4):
            start = node(ax + (bx - ax) * i / 4, az + (bz - az) * i / 4)
            end = node(ax + (bx - ax) * (i + 1) / 4, az + (bz - az) * (i + 1) / 4)
            members.append(
                {"id": f"M{len(members)}", "start": start, "end": end, "section": "frame", "material": "steel"}
            )

    def rod(ax: float, az: float, bx: float, bz: float) -> None:
        members.append(
            {"id": f"M{len(members)}", "start": node(ax, az), "end": node(bx, bz), "section": "rod",
             "material": "steel", "type": "tension"}
        )  # fmt: skip

    loads = []
    for k in range(STOREYS):
        low, high = HEIGHT * k, HEIGHT * (k + 1)
        for x in (0.0, WIDTH):
            line(x, low, x, high)
        line(0.0, high, WIDTH, high)
        if braced:
            rod(0.0, low, WIDTH, high)
            rod(WIDTH, low, 0.0, high)
        loads += [{"node": node(x, high), "fx": pick.uniform(-2e4, 3e4), "fz": -gravity} for x in (0.0, WIDTH)]
    held = dict.fromkeys(("ux", "uy", "uz", "rx", "ry", "rz"), "fixed")
    plane = {"ux": "free", "uy": "fixed", "uz": "free", "rx": "fixed", "ry": "free", "rz": "fixed"}
    bases = {node(0.0, 0.0), node(WIDTH, 0.0)}
    return {
        "schema_version": "1.0",
        "model": {
            "nodes": [{"id": name, "x": x, "y": 0.0, "z": z} for (x, z), name in nodes.items()],
            "materials": [STEEL],
            "sections": SECTIONS,
            "members": members,
            "supports": [{"id": name, "node": name, **(held if name in bases else plane)} for name in nodes.values()],
            "load_cases": [{"id": "L", "nature": "other", "self_weight": 0, "node_loads": loads}],
            "load_combinations": [{"id": "U", "limit_state": "ULS", "terms": [{"load_case": "L", "factor": 1.0}]}],
        },
        "analysis": {"options": {"order": order, "shear_deformation": False}},
    }


def solved(documents: list[dict[str, Any]]) -> list[dict[str, Any]]:
    run = subprocess.run(["node", str(SCRIPT)], input=json.dumps(documents), check=True, capture_output=True, text=True)
    return json.loads(run.stdout)


def sways(document: dict[str, Any], model: Any) -> np.ndarray:
    return np.array([model.nodes[node["id"]].DX["L"] for node in document["model"]["nodes"]])


def difference(a: np.ndarray, b: np.ndarray) -> float:
    return float(np.max(np.abs(a - b)) / np.max(np.abs(b)))


def takes_back(model: Any, rod: dict[str, Any]) -> bool:
    """PyNite lets an idle rod stay idle although its ends draw apart: no state to compare with."""
    start, end = model.nodes[rod["start"]], model.nodes[rod["end"]]
    along = (end.X - start.X) * (end.DX["L"] - start.DX["L"]) + (end.Y - start.Y) * (end.DY["L"] - start.DY["L"])
    return not model.members[rod["id"]].active["L"] and along > 0


def test_tension_only_rods_agree_with_pynite() -> None:
    compared = 0
    documents = [frame(seed, "first", braced=True, gravity=1e5) for seed in SEEDS]
    for document, ours in zip(documents, solved(documents), strict=True):
        model = to_pynite(document)
        model.analyze(check_stability=False)
        rods = [(m, each) for m, each in enumerate(document["model"]["members"]) if each.get("type") == "tension"]
        if any(takes_back(model, each) for _, each in rods):
            continue
        compared += 1
        idle = [m for m, each in rods if not model.members[each["id"]].active["L"]]
        assert ours["idle_members"] == idle
        assert difference(np.array(ours["displacements"])[::6], sways(document, model)) < 1e-6
    assert compared > len(SEEDS) // 4


@pytest.mark.parametrize(("braced", "gravity"), [(False, 6e5), (True, 1e5)])
def test_second_order_agrees_with_pynite(braced: bool, gravity: float) -> None:
    """PyNite takes the axial forces of first order: half a percent apart at most."""
    compared = 0
    documents = [frame(seed, "second", braced, gravity) for seed in SEEDS]
    firsts = solved([frame(seed, "first", braced, gravity) for seed in SEEDS])
    for document, ours, first in zip(documents, solved(documents), firsts, strict=True):
        assert ours["failed"] is None
        model = to_pynite(document)
        model.analyze_PDelta(check_stability=False)
        if any(takes_back(model, each) for each in document["model"]["members"] if each.get("type") == "tension"):
            continue
        compared += 1
        moved = np.array(ours["displacements"])[::6]
        assert difference(moved, sways(document, model)) < 5e-3
        if not braced:
            assert difference(np.array(first["displacements"])[::6], moved) > 0.02
    assert compared > len(SEEDS) // 4
