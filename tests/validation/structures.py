"""Small structures of numbered nodes and bars, listed or drawn at random: stable ones and mechanisms."""

import random
from typing import Any

DOF = ("ux", "uy", "uz", "rx", "ry", "rz")
PIN = {"id": "pin", **dict.fromkeys(DOF, "rigid"), "ry": "free", "rz": "free"}
BALL = {"id": "ball", **dict.fromkeys(DOF, "rigid"), "rx": "free", "ry": "free", "rz": "free"}
SWIVEL = {"id": "swivel", **dict.fromkeys(DOF, "rigid"), "rx": "free"}
Point = tuple[float, float, float]


def structure(points: list[Point], bars: list[dict[str, Any]], supports: dict[int, str]) -> dict[str, Any]:
    """Nodes N0…, members M0… between numbered nodes, and supports that hold the directions named."""
    return {
        "schema_version": "1.0",
        "model": {
            "nodes": [{"id": f"N{i}", "x": x, "y": y, "z": z} for i, (x, y, z) in enumerate(points)],
            "materials": [{"id": "m", "type": "steel", "e": 2.1e11, "g": 8.1e10, "density": 7850}],
            "sections": [{"id": "s", "a": 0.01, "iy": 2e-4, "iz": 1e-4, "it": 1e-6}],
            "hinges": [PIN, BALL, SWIVEL],
            "members": [
                {"id": f"M{i}", "section": "s", "material": "m", **b, "start": f"N{b['start']}", "end": f"N{b['end']}"}
                for i, b in enumerate(bars)
            ],
            "supports": [
                {"id": f"S{i}", "node": f"N{i}", **{d: "fixed" if d in held.split() else "free" for d in DOF}}
                for i, held in supports.items()
            ],
            "load_cases": [{"id": "G", "nature": "permanent", "self_weight": 1}],
            "load_combinations": [{"id": "C", "limit_state": "ULS", "terms": [{"load_case": "G", "factor": 1}]}],
        },
    }  # fmt: skip


def bar(start: int, end: int, **more: Any) -> dict[str, Any]:
    return {"start": start, "end": end, **more}


# A line of three nodes, and the two bars of it.
LINE: list[Point] = [(0, 0, 0), (3, 0, 0), (6, 0, 0)]
SPAN = [bar(0, 1), bar(1, 2)]


def random_structure(rng: random.Random) -> dict[str, Any]:
    """A small structure on a lattice: lines, planes and space, hinges and trusses, any supports."""
    flat = rng.choice(((4, 1, 1), (3, 1, 3), (3, 2, 2), (1, 1, 4)))
    lattice = [
        (float(x) * 2, float(y) * 3, float(z)) for x in range(flat[0]) for y in range(flat[1]) for z in range(flat[2])
    ]
    points = rng.sample(lattice, rng.randint(2, min(6, len(lattice))))
    pairs = [(i, j) for i in range(len(points)) for j in range(i)]
    joined = rng.sample(pairs, rng.randint(1, min(8, len(pairs))))
    bars = []
    for i, j in joined:
        more: dict[str, Any] = {}
        if rng.random() < 0.25:
            more["type"] = "truss"
        for end in ("start_hinge", "end_hinge"):
            if rng.random() < 0.3:
                more[end] = rng.choice(("pin", "ball", "swivel"))
        bars.append(bar(i, j, **more))
    used = sorted({i for pair in joined for i in pair})
    held = rng.sample(used, rng.randint(1, len(used)))
    share = rng.choice((0.3, 0.6, 0.9))
    return structure(points, bars, {i: " ".join(d for d in DOF if rng.random() < share) for i in held})
