"""A model in our format as a PyNite model: Y up there, so (x, y, z) becomes (x, z, −y), and local y is our z."""

import math
from functools import cache
from typing import Any

from Pynite import FEModel3D

GRAVITY = 9.80665
RELEASES = {"ux": "Dx", "uy": "Dz", "uz": "Dy", "rx": "Rx", "ry": "Rz", "rz": "Ry"}


def to_pynite(document: dict[str, Any]) -> FEModel3D:
    """Beams, trusses, one-way members; free hinges, fixed supports; node loads, member loads, self-weight."""
    structure = document["model"]
    model = FEModel3D()
    at = {node["id"]: (node["x"], node["z"], -node["y"]) for node in structure["nodes"]}
    for name, (x, y, z) in at.items():
        model.add_node(name, x, y, z)
    for material in structure["materials"]:
        model.add_material(material["id"], material["e"], material["g"], 0.3, material["density"])
    for section in structure["sections"]:
        model.add_section(section["id"], section["a"], section["iz"], section["iy"], section["it"])
    hinges = {hinge["id"]: hinge for hinge in structure.get("hinges", [])}
    lengths, axes = {}, {}
    for member in structure["members"]:
        name, start, end = member["id"], member["start"], member["end"]
        lengths[name] = math.dist(at[start], at[end])
        axes[name] = local_axes(at[start], at[end], lengths[name], member.get("rotation", 0.0))
        kind = member.get("type")
        ways = {"tension_only": kind == "tension", "comp_only": kind == "compression"}
        model.add_member(name, start, end, member["material"], member["section"], turn_for(axes[name]), **ways)
        releases = _releases(member, hinges)
        if releases:
            model.def_releases(name, **dict.fromkeys(releases, True))
    for support in structure["supports"]:
        held = [support[key] == "fixed" for key in ("ux", "uz", "uy", "rx", "rz", "ry")]
        model.def_support(support["node"], *held)
    for case in structure["load_cases"]:
        _add_case(model, structure, case, lengths, axes)
        model.add_load_combo(case["id"], {case["id"]: 1.0})
    return model


Vector = tuple[float, float, float]


def _cross(a: Vector, b: Vector) -> Vector:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def _dot(a: Vector, b: Vector) -> float:
    return sum(p * q for p, q in zip(a, b, strict=True))


def _unit(a: Vector) -> Vector:
    size = math.hypot(*a)
    return (a[0] / size, a[1] / size, a[2] / size)


def local_axes(start: Vector, end: Vector, length: float, degrees: float) -> tuple[Vector, Vector, Vector]:
    """Our local x, y, z written in PyNite's global axes."""
    x = ((end[0] - start[0]) / length, (end[1] - start[1]) / length, (end[2] - start[2]) / length)
    upright = math.hypot(x[0], x[2]) < 1e-6
    y = (0.0, 0.0, -1.0) if upright else _unit(_cross((0.0, 1.0, 0.0), x))
    z = _cross(x, y)
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    turned_y = tuple(c * p + s * q for p, q in zip(y, z, strict=True))
    turned_z = tuple(c * q - s * p for p, q in zip(y, z, strict=True))
    return x, turned_y, turned_z  # type: ignore[return-value]


@cache
def turn_for(axes: tuple[Vector, Vector, Vector]) -> float:
    """PyNite's rotation (degrees) that brings its local y onto our z."""
    probe = FEModel3D()
    probe.add_node("A", 0, 0, 0)
    probe.add_node("B", *axes[0])
    probe.add_material("m", 1, 1, 0.3, 1)
    probe.add_section("s", 1, 1, 1, 1)
    probe.add_member("P", "A", "B", "m", "s")
    matrix = probe.members["P"].T()
    y, z = tuple(matrix[1, :3]), tuple(matrix[2, :3])
    return math.degrees(math.atan2(_dot(axes[2], z), _dot(axes[2], y)))


def _releases(member: dict[str, Any], hinges: dict[str, Any]) -> list[str]:
    if member.get("type", "beam") != "beam":
        return ["Ryi", "Rzi", "Rxj", "Ryj", "Rzj"]
    out = []
    for key, end in (("start_hinge", "i"), ("end_hinge", "j")):
        if key in member:
            out += [RELEASES[d] + end for d in RELEASES if hinges[member[key]][d] == "free"]
    return out


def _add_case(model: FEModel3D, structure: Any, case: dict[str, Any], lengths: Any, axes: Any) -> None:
    name = case["id"]
    for load in case.get("node_loads", []):
        for key, direction, sign in (
            ("fx", "FX", 1), ("fz", "FY", 1), ("fy", "FZ", -1), ("mx", "MX", 1), ("mz", "MY", 1), ("my", "MZ", -1)
        ):  # fmt: skip
            if load.get(key):
                model.add_node_load(load["node"], direction, sign * load[key], name)
    for load in case.get("member_loads", []):
        member = load["member"]
        keys = ("mx", "my", "mz") if load["type"] == "moment" else ("fx", "fy", "fz")
        first = _to_local([load.get(key, 0.0) for key in keys], load, axes[member])
        letter = "M" if load["type"] == "moment" else "F"
        if load["type"] == "distributed":
            second = _to_local([load.get(f"{key}_end", load.get(key, 0.0)) for key in keys], load, axes[member])
            x1, x2 = (load.get(key, default) * lengths[member] for key, default in (("start", 0), ("end", 1)))
            for axis, p, q in zip("xyz", first, second, strict=True):
                if p or q:
                    model.add_member_dist_load(member, letter + axis, p, q, x1, x2, name)
        else:
            for axis, p in zip("xyz", first, strict=True):
                if p:
                    model.add_member_pt_load(member, letter + axis, p, load["position"] * lengths[member], name)
    if case["self_weight"]:
        model.add_member_self_weight("FY", -GRAVITY * case["self_weight"], name)


def _to_local(
    vector: list[float], load: dict[str, Any], axes: tuple[Vector, Vector, Vector]
) -> tuple[float, float, float]:
    """Components along PyNite's local x, y, z: our x, z and −y."""
    if load.get("axes", "global") == "local":
        x, y, z = vector
    else:
        there = (vector[0], vector[2], -vector[1])
        x, y, z = (_dot(there, axis) for axis in axes)
    return x, z, -y
