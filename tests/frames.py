"""Generated building frames of any member count: stable, loaded, combined; for benches and tests alike."""

from itertools import islice
from typing import Any

BAY_M, STOREY_M = 6.0, 3.5


def frame(members: int, bays: int | None = None) -> dict[str, Any]:
    """A rigid frame on fixed bases with exactly `members` members, filled storey by storey."""
    bays = bays or next(n for n in range(1, 100) if n >= 10 or (n + 1) ** 2 + 2 * n * (n + 1) >= members / 4 / n)
    bars = list(islice(_bars(bays), members))
    nodes = sorted({end for bar in bars for end in bar[1:3]}, key=lambda place: (place[2], place[1], place[0]))
    beams = [_id("B", a, b) for kind, a, b in bars if kind == "beam"]
    corners = [place for place in nodes if place[0] == 0 and place[2] > 0]
    return {
        "schema_version": "1.0",
        "settings": {"title": f"Frame of {members} members"},
        "model": {
            "nodes": [{"id": _node(p), "x": p[0] * BAY_M, "y": p[1] * BAY_M, "z": p[2] * STOREY_M} for p in nodes],
            "materials": [
                {"id": "S355", "type": "steel", "grade": "S355", "e": 210e9, "g": 81e9, "density": 7850, "fy": 355e6}
            ],
            "sections": [{"id": "beam", "library": "IPE300"}, {"id": "column", "library": "HEB300"}],
            "members": [
                {
                    "id": _id("B" if kind == "beam" else "C", a, b),
                    "start": _node(a),
                    "end": _node(b),
                    "section": kind,
                    "material": "S355",
                }
                for kind, a, b in bars
            ],
            "supports": [
                {"id": f"S{n}", "node": _node(place), **dict.fromkeys(("ux", "uy", "uz", "rx", "ry", "rz"), "fixed")}
                for n, place in enumerate((place for place in nodes if place[2] == 0), 1)
            ],
            "load_cases": [
                {
                    "id": "G",
                    "nature": "permanent",
                    "self_weight": 1,
                    "member_loads": [{"member": beam, "type": "distributed", "fz": -12500.0} for beam in beams],
                },
                {
                    "id": "Q",
                    "nature": "imposed",
                    "self_weight": 0,
                    "member_loads": [{"member": beam, "type": "distributed", "fz": -9000.0} for beam in beams],
                },
                {
                    "id": "W",
                    "nature": "wind",
                    "self_weight": 0,
                    "node_loads": [{"node": _node(place), "fx": 8400.0} for place in corners],
                },
            ],
            "load_combinations": [
                _combination("ULS1", "ULS", G=1.35, Q=1.5),
                _combination("ULS2", "ULS", G=1.35, Q=1.05, W=1.5),
                _combination("SLS1", "SLS", G=1.0, Q=1.0),
            ],
        },
        "analysis": {
            "options": {"order": "first"},
            "checks": [{"id": "steel", "type": "en1993_1_1", "all": True, "limit_state": "ULS"}],
        },
    }


def _bars(bays: int) -> Any:
    """Columns, then beams along X and Y, of one storey after the other without end."""
    grid = [(i, j) for j in range(bays + 1) for i in range(bays + 1)]
    storey = 0
    while True:
        storey += 1
        for i, j in grid:
            yield "column", (i, j, storey - 1), (i, j, storey)
        for i, j in grid:
            if i < bays:
                yield "beam", (i, j, storey), (i + 1, j, storey)
            if j < bays:
                yield "beam", (i, j, storey), (i, j + 1, storey)


def _combination(name: str, limit_state: str, **factors: float) -> dict[str, Any]:
    terms = [{"load_case": case, "factor": factor} for case, factor in factors.items()]
    return {"id": name, "limit_state": limit_state, "terms": terms}


def _node(place: tuple[int, int, int]) -> str:
    return "N{}-{}-{}".format(*place)


def _id(letter: str, start: tuple[int, int, int], end: tuple[int, int, int]) -> str:
    axis = "xyz"[next(k for k in range(3) if start[k] != end[k])]
    return "{}{}-{}-{}-{}".format(letter, axis, *start)
