"""A square slab of plates on its four edges, and a matrix that couples its nodes as plates do."""

from typing import Any

import numpy as np
import scipy.sparse as sp


def slab(side: int) -> dict[str, Any]:
    """side × side quads of 0.1 m, 20 cm thick, simply supported, under their weight."""
    name = [[f"N{i}-{j}" for j in range(side + 1)] for i in range(side + 1)]
    inside = range(1, side)
    supports = [
        {
            "id": f"S{i}-{j}",
            "node": name[i][j],
            "ux": "fixed" if i == 0 == j else "free",
            "uy": "fixed" if j == 0 and i in (0, side) else "free",
            "uz": "fixed",
            "rx": "free",
            "ry": "free",
            "rz": "free",
        }
        for i in range(side + 1)
        for j in range(side + 1)
        if i not in inside or j not in inside
    ]
    concrete = {"id": "C30", "type": "concrete", "e": 3.3e10, "g": 1.375e10, "nu": 0.2, "density": 2500}
    return {
        "schema_version": "1.0",
        "model": {
            "nodes": [
                {"id": name[i][j], "x": 0.1 * i, "y": 0.1 * j, "z": 0} for i in range(side + 1) for j in range(side + 1)
            ],
            "materials": [concrete],
            "sections": [],
            "members": [],
            "plates": [
                {
                    "id": f"P{i}-{j}",
                    "nodes": [name[i][j], name[i + 1][j], name[i + 1][j + 1], name[i][j + 1]],
                    "thickness": 0.2,
                    "material": "C30",
                }
                for i in range(side)
                for j in range(side)
            ],
            "supports": supports,
            "load_cases": [{"id": "G", "nature": "permanent", "self_weight": 1}],
            "load_combinations": [],
        },
        "analysis": {},
    }


def pattern(document: dict[str, Any]) -> sp.csc_matrix:
    """Positive definite, of the stiffness matrix's pattern: what a factorisation costs depends on nothing else."""
    structure = document["model"]
    index = {node["id"]: i for i, node in enumerate(structure["nodes"])}
    corners = np.array([[index[node] for node in plate["nodes"]] for plate in structure["plates"]])
    dof = (6 * corners[:, :, None] + np.arange(6)).reshape(-1, 24)
    one = np.full((24, 24), -0.5) + 20 * np.eye(24)
    rows, columns = np.repeat(dof, 24, axis=1).ravel(), np.tile(dof, (1, 24)).ravel()
    size = 6 * len(index)
    matrix = sp.coo_matrix((np.tile(one.ravel(), len(corners)), (rows, columns)), shape=(size, size)).tocsc()
    directions = ("ux", "uy", "uz", "rx", "ry", "rz")
    fixed = [
        6 * index[s["node"]] + j for s in structure["supports"] for j, d in enumerate(directions) if s[d] == "fixed"
    ]
    free = np.setdiff1d(np.arange(size), fixed)
    return matrix[free][:, free].tocsc()
