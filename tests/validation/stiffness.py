"""A frame's stiffness matrix from first principles, to tell for certain whether a structure is a mechanism."""

from typing import Any

import numpy as np

DOF = ("ux", "uy", "uz", "rx", "ry", "rz")
E, G, A, IY, IZ, IT = 1.0, 0.4, 1.0, 0.05, 0.03, 0.04


def is_mechanism(model: dict[str, Any]) -> bool:
    """Whether some motion of what has stiffness costs no energy; a rotation that nothing stiffens does not count."""
    nodes = model["model"]["nodes"]
    index = {node["id"]: i for i, node in enumerate(nodes)}
    points = {node["id"]: np.array([node["x"], node["y"], node["z"]], float) for node in nodes}
    hinges = {hinge["id"]: hinge for hinge in model["model"].get("hinges", [])}
    used = sorted({index[member[end]] for member in model["model"]["members"] for end in ("start", "end")})
    k = np.zeros((6 * len(nodes), 6 * len(nodes)))
    for member in model["model"]["members"]:
        local = _element(member, points, hinges)
        place = [6 * index[member[end]] + d for end in ("start", "end") for d in range(6)]
        k[np.ix_(place, place)] += local
    keep = [6 * i + d for i in used for d in range(6)]
    for support in model["model"]["supports"]:
        for d, name in enumerate(DOF):
            dof = 6 * index[support["node"]] + d
            if support[name] == "fixed" and dof in keep:
                keep.remove(dof)
            elif support[name] != "free":
                k[dof, dof] += support[name] if support[name] != "fixed" else 0
    keep = [dof for dof in keep if dof % 6 < 3 or k[dof, dof] > 1e-12]
    if not keep:
        return False
    k = k[np.ix_(keep, keep)]
    scale = np.sqrt(np.diag(k))
    if (scale < 1e-7).any():
        return True
    return bool(np.linalg.eigvalsh(k / np.outer(scale, scale))[0] < 1e-10)


def _element(member: dict[str, Any], points: dict[str, Any], hinges: dict[str, Any]) -> Any:
    axis = points[member["end"]] - points[member["start"]]
    length = float(np.linalg.norm(axis))
    x = axis / length
    # Local axes as the model defines them: y horizontal, or global Y for a vertical member.
    y = np.array([0.0, 1.0, 0.0]) if np.hypot(x[0], x[1]) < 1e-9 else np.cross([0.0, 0.0, 1.0], x)
    y /= np.linalg.norm(y)
    turn = np.kron(np.eye(4), np.array([x, y, np.cross(x, y)]))
    local = _beam(length) if member.get("type", "beam") == "beam" else _bar(length)
    released = [
        6 * i + d
        for i, end in enumerate(("start_hinge", "end_hinge"))
        if end in member and member.get("type", "beam") == "beam"
        for d, name in enumerate(DOF)
        if hinges[member[end]][name] == "free"
    ]
    if released:
        rest = [d for d in range(12) if d not in released]
        inner = np.linalg.pinv(local[np.ix_(released, released)], rcond=1e-12)
        condensed = np.zeros((12, 12))
        condensed[np.ix_(rest, rest)] = (
            local[np.ix_(rest, rest)] - local[np.ix_(rest, released)] @ inner @ local[np.ix_(released, rest)]
        )
        local = np.where(np.abs(condensed) < 1e-14, 0, condensed)
    return turn.T @ local @ turn


def _bar(length: float) -> Any:
    k = np.zeros((12, 12))
    k[np.ix_([0, 6], [0, 6])] = E * A / length * np.array([[1, -1], [-1, 1]])
    return k


def _beam(length: float) -> Any:
    """Euler-Bernoulli, degrees of freedom in the order of both ends' ux … rz."""
    k = _bar(length)
    k[np.ix_([3, 9], [3, 9])] = G * IT / length * np.array([[1, -1], [-1, 1]])
    bend = np.array(
        [
            [12, 6 * length, -12, 6 * length],
            [6 * length, 4 * length**2, -6 * length, 2 * length**2],
            [-12, -6 * length, 12, -6 * length],
            [6 * length, 2 * length**2, -6 * length, 4 * length**2],
        ]
    )
    k[np.ix_([1, 5, 7, 11], [1, 5, 7, 11])] = E * IZ / length**3 * bend
    mirror = np.diag([1, -1, 1, -1])
    k[np.ix_([2, 4, 8, 10], [2, 4, 8, 10])] = E * IY / length**3 * mirror @ bend @ mirror
    return k
