"""A model in our format as a sparse stiffness matrix for scipy: rigidly joined beams on fixed bases."""

from typing import Any

import numpy as np
import scipy.sparse as sp


def stiffness(document: dict[str, Any]) -> tuple[sp.csc_matrix, np.ndarray]:
    """Stiffness of the free directions and the indices of these directions."""
    structure = document["model"]
    index = {node["id"]: i for i, node in enumerate(structure["nodes"])}
    place = np.array([[node["x"], node["y"], node["z"]] for node in structure["nodes"]])
    sections = {section["id"]: section for section in structure["sections"]}
    material = structure["materials"][0]
    ends = np.array([[index[m["start"]], index[m["end"]]] for m in structure["members"]])
    props = np.array([[sections[m["section"]][k] for k in ("a", "iy", "iz", "it")] for m in structure["members"]])
    along = place[ends[:, 1]] - place[ends[:, 0]]
    length = np.linalg.norm(along, axis=1)
    local = _local_stiffness(props, length, material["e"], material["g"])
    turn = _rotations(along / length[:, None])
    whole = np.zeros((len(length), 12, 12))
    for b in range(4):
        whole[:, 3 * b : 3 * b + 3, 3 * b : 3 * b + 3] = turn
    k = np.einsum("mji,mjk,mkl->mil", whole, local, whole, optimize=True)
    dof = (6 * ends[:, :, None] + np.arange(6)).reshape(-1, 12)
    rows, columns = np.repeat(dof, 12, axis=1).ravel(), np.tile(dof, (1, 12)).ravel()
    size = 6 * len(place)
    matrix = sp.coo_matrix((k.ravel(), (rows, columns)), shape=(size, size)).tocsc()
    fixed = np.array([6 * index[s["node"]] + j for s in structure["supports"] for j in range(6)])
    free = np.setdiff1d(np.arange(size), fixed)
    return matrix[free][:, free].tocsc(), free


def _rotations(x: np.ndarray) -> np.ndarray:
    plan = np.hypot(x[:, 0], x[:, 1])
    upright = plan < 1e-6
    safe = np.where(upright, 1.0, plan)
    y = np.stack([-x[:, 1] / safe, x[:, 0] / safe, np.zeros(len(x))], axis=1)
    y[upright] = [0, 1, 0]
    return np.stack([x, y, np.cross(x, y)], axis=1)


def _local_stiffness(props: np.ndarray, length: np.ndarray, e: float, g: float) -> np.ndarray:
    a, iy, iz, it = props.T
    k = np.zeros((len(length), 12, 12))

    def put(i: int, j: int, value: np.ndarray) -> None:
        k[:, i, j] = value
        k[:, j, i] = value

    for i, stiff in ((0, e * a / length), (3, g * it / length)):
        put(i, i, stiff)
        put(i + 6, i + 6, stiff)
        put(i, i + 6, -stiff)
    for v, r, inertia, sign in ((1, 5, iz, 1), (2, 4, iy, -1)):
        ei = e * inertia
        put(v, v, 12 * ei / length**3)
        put(v + 6, v + 6, 12 * ei / length**3)
        put(v, v + 6, -12 * ei / length**3)
        for end in (r, r + 6):
            put(v, end, sign * 6 * ei / length**2)
            put(v + 6, end, -sign * 6 * ei / length**2)
        put(r, r, 4 * ei / length)
        put(r + 6, r + 6, 4 * ei / length)
        put(r, r + 6, 2 * ei / length)
    return k
