"""Generated building frames for the solver's benchmark, in the model format."""

from typing import Any

RIGID = dict.fromkeys(("ux", "uy", "uz", "rx", "ry", "rz"), "fixed")

# bays along x, bays along y, storeys: about 100, 1,000 and 10,000 members, then a flat and a tall shape
SHAPES = {
    "105 members": (2, 2, 5),
    "960 members": (5, 5, 10),
    "9,889 members": (10, 10, 29),
    "flat": (40, 40, 2),
    "tall": (4, 4, 154),
}


def building(bays_x: int, bays_y: int, storeys: int, combinations: int = 0, limit_state: str = "ULS") -> dict[str, Any]:
    """Frame of 6 m bays and 3.5 m storeys on fixed bases, under floor load, wind and self-weight.

    Without combinations all loads act in one load case; else there are three cases and as many combinations; those of
    the ultimate limit state have their critical factors found.
    """
    nodes, members, supports = [], [], []
    beam_loads, wind = [], []

    def node(i: int, j: int, k: int) -> str:
        return f"N{i}.{j}.{k}"

    for k in range(storeys + 1):
        for j in range(bays_y + 1):
            for i in range(bays_x + 1):
                nodes.append({"id": node(i, j, k), "x": 6.0 * i, "y": 6.0 * j, "z": 3.5 * k})
                if k == 0:
                    supports.append({"id": f"S{i}.{j}", "node": node(i, j, 0), **RIGID})
                else:
                    members.append(_member(f"C{i}.{j}.{k}", node(i, j, k - 1), node(i, j, k), "column"))
                    if i < bays_x:
                        members.append(_member(f"X{i}.{j}.{k}", node(i, j, k), node(i + 1, j, k), "beam"))
                        beam_loads.append({"member": f"X{i}.{j}.{k}", "type": "distributed", "fz": -15000.0})
                    if j < bays_y:
                        members.append(_member(f"Y{i}.{j}.{k}", node(i, j, k), node(i, j + 1, k), "beam"))
                    if i == 0:
                        wind.append({"node": node(0, j, k), "fx": 8000.0, "fy": 1500.0})
    terms = [("G", 1.35), ("Q", 1.5), ("W", 0.9)]
    return {
        "schema_version": "1.0",
        "model": {
            "nodes": nodes,
            "materials": [{"id": "S355", "type": "steel", "e": 2.1e11, "g": 8.1e10, "density": 7850.0}],
            "sections": [
                {"id": "column", "a": 1.491e-2, "iy": 2.517e-4, "iz": 8.563e-5, "it": 1.85e-6},
                {"id": "beam", "a": 8.446e-3, "iy": 2.313e-4, "iz": 1.318e-5, "it": 5.108e-7},
            ],
            "members": members,
            "supports": supports,
            "load_cases": [
                {"id": "all", "nature": "other", "self_weight": 1.0, "member_loads": beam_loads, "node_loads": wind}
            ]
            if not combinations
            else [
                {"id": "G", "nature": "permanent", "self_weight": 1.0},
                {"id": "Q", "nature": "imposed", "self_weight": 0.0, "member_loads": beam_loads},
                {"id": "W", "nature": "wind", "self_weight": 0.0, "node_loads": wind},
            ],
            "load_combinations": [
                {
                    "id": f"U{c}",
                    "limit_state": limit_state,
                    "terms": [{"load_case": case, "factor": factor * (1 + 0.01 * c)} for case, factor in terms],
                }
                for c in range(combinations)
            ],
        },
        "analysis": {"options": {"shear_deformation": False}},
    }


def varied(document: dict[str, Any]) -> dict[str, Any]:
    """The same with combinations that differ in shape, not in size alone."""
    for i, combination in enumerate(document["model"]["load_combinations"]):
        factors = (1.0 + 0.35 * (i % 2), 1.5 * (i * 7 % 10) / 9, 1.5 - 3.0 * (i * 3 % 10) / 9)
        combination["terms"] = [{"load_case": c, "factor": f} for c, f in zip("GQW", factors, strict=True)]
    return document


def _member(name: str, start: str, end: str, section: str) -> dict[str, Any]:
    return {"id": name, "start": start, "end": end, "section": section, "material": "S355"}
