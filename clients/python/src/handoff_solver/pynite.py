"""A PyNite model (`FEModel3D`) as a model of ours; its Y is up, so its axes are turned."""

from __future__ import annotations

from typing import Any

from .axes import Vector, minus
from .conversion import Conversion, Report, document
from .nodes_on import nodes_on
from .upright import SAID, TURNED, rotation, turned_degrees, turned_vector

Json = dict[str, Any]

DEGREES = ("ux", "uy", "uz", "rx", "ry", "rz")
NAMES = {"ux": "DX", "uy": "DY", "uz": "DZ", "rx": "RX", "ry": "RY", "rz": "RZ"}


def from_pynite(model: Any) -> Conversion:
    """Frames: nodes, members, releases, supports, springs at nodes, loads on nodes and members, combinations."""
    report = Report()
    report.guessed("the whole model", f"{SAID}; units are taken for metres, newtons and kilograms")
    at = {name: turned_vector((node.X, node.Y, node.Z)) for name, node in model.nodes.items()}
    for name in at:
        report.taken(f"node '{name}'")
    hinges: dict[tuple[str, ...], Json] = {}
    members = [_member(name, member, at, hinges, report) for name, member in model.members.items()]
    through = nodes_on(members, at)
    for member in members:
        if through[member["id"]]:
            member["connect"] = True
    cases: dict[str, Json] = {}
    for name, node in model.nodes.items():
        for direction, size, case in node.NodeLoads:
            _case(cases, case).setdefault("node_loads", []).append({"node": name, **_component(direction, size)})
            report.taken(f"{direction} on node '{name}' in '{case}'")
    lengths = {name: float(member.L()) for name, member in model.members.items()}
    for name, member in model.members.items():
        _loads(name, member, lengths[name], cases, report)
    combinations = []
    for name, combination in model.load_combos.items():
        terms = [{"load_case": case, "factor": factor} for case, factor in combination.factors.items() if case in cases]
        if terms:
            combinations.append({"id": name, "limit_state": "ULS", "terms": terms})
            report.guessed(f"load combination '{name}'", "as an ultimate limit state")
        else:
            report.left_out(f"load combination '{name}'", "none of its load cases has a load")
    for kind in ("springs", "quads", "plates", "meshes", "shear_walls", "mats"):
        for name in getattr(model, kind, ()):
            report.left_out(f"{kind} '{name}'", "this reader takes frames alone")
    structure = {
        "nodes": [{"id": name, "x": x, "y": y, "z": z} for name, (x, y, z) in at.items()],
        "materials": [_material(name, material, report) for name, material in model.materials.items()],
        "sections": [_section(name, section, report) for name, section in model.sections.items()],
        "hinges": list(hinges.values()),
        "members": members,
        "supports": _supports(model, report),
        "load_cases": list(cases.values()),
        "load_combinations": combinations,
    }
    return Conversion(document(structure, ""), report)


def _material(name: str, material: Any, report: Report) -> Json:
    report.guessed(f"material '{name}'", "of type other, and rho as a mass density")
    return {"id": name, "type": "other", "e": material.E, "g": material.G, "nu": material.nu, "density": material.rho}


def _section(name: str, section: Any, report: Report) -> Json:
    report.taken(f"section '{name}'")
    # Their z is our y: bending in the upright plane is about it.
    return {"id": name, "a": section.A, "iy": section.Iz, "iz": section.Iy, "it": section.J}


def _member(name: str, member: Any, at: dict[str, Vector], hinges: dict[tuple[str, ...], Json], report: Report) -> Json:
    start, end = member.i_node.name, member.j_node.name
    found: Json = {"id": name, "start": start, "end": end}
    found |= {"section": member.section.name, "material": member.material.name}
    if member.tension_only or member.comp_only:
        found["type"] = "tension" if member.tension_only else "compression"
    y = tuple(float(part) for part in member.T()[1, :3])
    turn = rotation(minus(at[end], at[start]), (y[0], y[1], y[2]))
    found |= {"rotation": turn} if turn else {}
    for key, released in (("start_hinge", member.Releases[:6]), ("end_hinge", member.Releases[6:])):
        if any(released) and "type" not in found:
            theirs = {degree: "free" if free else "rigid" for degree, free in zip(DEGREES, released, strict=True)}
            kind = tuple(theirs.values())
            hinge = hinges.setdefault(kind, {"id": f"hinge {len(hinges) + 1}", **turned_degrees(theirs)})
            found[key] = hinge["id"]
    report.taken(f"member '{name}'")
    return found


def _supports(model: Any, report: Report) -> list[Json]:
    found = []
    for name, node in model.nodes.items():
        theirs: Json = {}
        for degree, letters in NAMES.items():
            stiffness, way, *_ = getattr(node, f"spring_{letters}")
            theirs[degree] = "fixed" if getattr(node, f"support_{letters}") else float(stiffness or 0) or "free"
            if stiffness and way in ("+", "-") and degree.startswith("u"):
                # A spring of '-' resists movement against the axis, so that it pushes along it.
                theirs[f"{degree}_only"] = "push" if way == "-" else "pull"
            if getattr(node, f"Enforced{letters}"):
                report.left_out(f"the enforced {letters} of node '{name}'", "give it as a support displacement")
        if any(theirs[degree] != "free" for degree in DEGREES):
            found.append({"id": name, "node": name, **turned_degrees(theirs)})
            report.taken(f"support of node '{name}'")
    return found


def _case(cases: dict[str, Json], name: str) -> Json:
    return cases.setdefault(name, {"id": name, "nature": "other", "self_weight": 0})


def _component(direction: str, size: float, end: str = "") -> Json:
    """Fx and FX alike: local and global axes turn by the same quarter."""
    axis, sign = TURNED[direction[1].lower()]
    return {f"{direction[0].lower()}{axis}{end}": sign * size}


def _axes(direction: str) -> Json:
    return {} if direction.isupper() else {"axes": "local"}


def _loads(name: str, member: Any, length: float, cases: dict[str, Json], report: Report) -> None:
    for direction, size, place, case, *_ in member.PtLoads:
        load: Json = {"member": name, "type": "moment" if direction[0] == "M" else "point"}
        load |= {"position": min(1.0, place / length), **_axes(direction), **_component(direction, size)}
        _case(cases, case).setdefault("member_loads", []).append(load)
        report.taken(f"{direction} on member '{name}' in '{case}'")
    for direction, first, last, start, end, case, *_ in member.DistLoads:
        load = {"member": name, "type": "distributed", **_axes(direction), **_component(direction, first)}
        load |= _component(direction, last, "_end") if last != first else {}
        load |= {"start": start / length} if start else {}
        load |= {"end": end / length} if end < length else {}
        _case(cases, case).setdefault("member_loads", []).append(load)
        report.taken(f"{direction} along member '{name}' in '{case}'")
