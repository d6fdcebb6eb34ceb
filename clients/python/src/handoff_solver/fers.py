"""A model file of FERS (its JSON of schema versions 1 to 3) as a model of ours; its Y is up, so its axes are turned."""

from __future__ import annotations

import math
from typing import Any

from .axes import Vector, cross, dot, minus, plus, scaled
from .conversion import Conversion, Report, document
from .errors import HandoffError
from .upright import SAID, components, rotation, turned_degrees, turned_vector

Json = dict[str, Any]

TYPES = {"normal": None, "truss": "truss", "tension": "tension", "compression": "compression"}
HINGE = (
    *(("ux", "translational_release_vx"), ("uy", "translational_release_vy"), ("uz", "translational_release_vz")),
    *(("rx", "rotational_release_mx"), ("ry", "rotational_release_my"), ("rz", "rotational_release_mz")),
)
SI = {"lengthUnit": "m", "forceUnit": "N", "pressureUnit": "Pa", "densityUnit": "kg/m3"}
DEGREES = (("ux", "X"), ("uy", "Y"), ("uz", "Z"), ("rx", "RX"), ("ry", "RY"), ("rz", "RZ"))


class UnreadableFers(HandoffError):
    """The document is no FERS model that this package can read."""


def is_fers(model: Any) -> bool:
    """FERS keeps members' ends as start_node_id, and supports apart as nodal_supports."""
    inner = model.get("model") if isinstance(model, dict) else None
    return isinstance(inner, dict) and "nodal_supports" in inner and "member_sets" in inner


def from_fers(model: Json) -> Conversion:
    if not is_fers(model):
        raise UnreadableFers("no 'model' with 'member_sets' and 'nodal_supports': not a FERS model")
    inner, analysis, report = model["model"], model.get("analysis") or {}, Report()
    units = (model.get("settings") or {}).get("unit_settings") or {}
    if any(units.get(name, si) != si for name, si in SI.items()):
        raise UnreadableFers(f"the model is not in {', '.join(SI.values())}; change its unit_settings first")
    report.guessed("the whole model", SAID)
    there = {str(node["id"]): (node["X"], node["Y"], node["Z"]) for node in inner["nodes"]}
    for name in there:
        report.taken(f"node {name}")
    material_of = {section["id"]: section["material"] for section in inner["sections"]}
    members = [found for row in inner["members"] if (found := _member(row, there, material_of, report))]
    hinges = [_hinge(hinge, report) for hinge in inner.get("member_hinges") or []]
    for kind in ("plate_surfaces", "plate_elements", "nodal_masses", "scissor_hinges"):
        for _ in inner.get(kind) or []:
            report.left_out(f"one of {kind}", "this reader takes frames alone")
    for kind in ("imperfection_cases", "unity_checks"):
        for _ in analysis.get(kind) or []:
            report.left_out(f"one of {kind}", "ask for it in 'analysis' of the model")
    names = {member["id"] for member in members}
    structure = {
        "nodes": [
            dict(zip(("id", "x", "y", "z"), (name, *turned_vector(p)), strict=True)) for name, p in there.items()
        ],
        "materials": [_material(material, report) for material in inner["materials"]],
        "sections": [_section(section, report) for section in inner["sections"]],
        "hinges": hinges,
        "members": members,
        "supports": _supports(inner, report),
        "load_cases": [_case(case, names, report) for case in analysis.get("load_cases") or []],
        "load_combinations": [_combination(entry, report) for entry in analysis.get("load_combinations") or []],
    }
    return Conversion(document(structure, ""), report)


def _material(material: Json, report: Report) -> Json:
    report.guessed(f"material {material['id']}", "of type other, so that no check is made of it")
    found = {"id": str(material["id"]), "name": material.get("name") or "", "type": "other", "e": material["e_mod"]}
    found |= {"g": material["g_mod"], "density": material["density"]}
    return found | ({"fy": material["yield_stress"]} if material.get("yield_stress") else {})


def _section(section: Json, report: Report) -> Json:
    report.taken(f"section {section['id']}")
    found = {"id": str(section["id"]), "name": section.get("name") or "", "a": section["area"], "it": section["j"]}
    # Their z is our y: bending in the upright plane is about it.
    found |= {"iy": section["i_z"], "iz": section["i_y"]}
    for ours, theirs in (("iw", "i_w"), ("wel_y", "wel_z"), ("wel_z", "wel_y"), ("wpl_y", "wpl_z"), ("wpl_z", "wpl_y")):
        found |= {ours: section[theirs]} if section.get(theirs) else {}
    return found


def _member(row: Json, there: dict[str, Vector], material_of: dict[Any, Any], report: Report) -> Json | None:
    source, kind = f"member {row['id']}", str(row.get("member_type") or "Normal").lower()
    if kind not in TYPES or row.get("section") not in material_of:
        report.left_out(source, f"of type '{kind}'" if kind not in TYPES else "it has no section")
        return None
    start, end = str(row["start_node_id"]), str(row["end_node_id"])
    found: Json = {"id": str(row["id"]), "start": start, "end": end, "section": str(row["section"])}
    found["material"] = str(material_of[row["section"]])
    found |= {"type": TYPES[kind]} if TYPES[kind] else {}
    along = minus(there[end], there[start])
    turn = rotation(turned_vector(along), _local_y(along, row.get("rotation_angle") or 0.0))
    found |= {"rotation": turn} if turn else {}
    found |= {key: str(row[key]) for key in ("start_hinge", "end_hinge") if row.get(key)}
    lost = [key for key in ("start_offset", "end_offset", "pretension", "mirror") if _counts(row.get(key))]
    report.settle(source, [f"without its {', '.join(lost)}"] if lost else [])
    return found


def _counts(value: Any) -> bool:
    return any(map(_counts, value)) if isinstance(value, list | tuple) else bool(value) and value != "None"


def _local_y(along: Vector, degrees: float) -> Vector:
    """FERS' frame: z across the member and the upright, Y, or across Z for an upright member; then rolled about x."""
    x = scaled(along, 1 / math.sqrt(dot(along, along)))
    z = cross(x, (0.0, 0.0, 1.0) if abs(x[1]) > 1 - 1e-6 else (0.0, 1.0, 0.0))
    z = scaled(z, 1 / math.sqrt(dot(z, z)))
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return plus(scaled(cross(z, x), c), scaled(z, s))


def _hinge(hinge: Json, report: Report) -> Json:
    """A release is a spring's stiffness: none is rigid, nought is free."""
    theirs: Json = {}
    for ours, key in HINGE:
        size = hinge.get(key)
        theirs[ours] = "rigid" if size is None else float(size) or "free"
    lost = [key for key in hinge if key.startswith(("max_", "stiffness_curve", "moment_rotation")) and hinge[key]]
    report.settle(f"hinge {hinge['id']}", [f"linear, without {', '.join(lost)}"] if lost else [])
    return {"id": str(hinge["id"]), **turned_degrees(theirs)}


def _supports(inner: Json, report: Report) -> list[Json]:
    known = {support["id"]: support for support in inner["nodal_supports"]}
    found = []
    for node in inner["nodes"]:
        support = known.get(node.get("nodal_support"))
        if support is None:
            continue
        guesses: list[str] = []
        theirs = {ours: _held(support.get(letters) or {}, letters, guesses) for ours, letters in DEGREES}
        found.append({"id": f"support {node['id']}", "node": str(node["id"]), **turned_degrees(theirs)})
        report.settle(f"support of node {node['id']}", guesses)
    return found


def _held(condition: Json, letters: str, guesses: list[str]) -> str | float:
    kind, stiffness = str(condition.get("condition_type", "Fixed")).lower().replace("-", ""), condition.get("stiffness")
    if kind in ("fixed", "free"):
        return kind
    if kind == "spring" and stiffness:
        return float(stiffness)
    guesses.append(
        f"{letters} '{condition.get('condition_type')}' as " + ("a spring both ways" if stiffness else "fixed")
    )
    return float(stiffness) if stiffness else "fixed"


def _force(load: Json, letter: str, size: float, end: str = "") -> Json:
    x, y, z = (part * size for part in load["direction"])
    return components(letter, (x, y, z), end)


def _case(case: Json, members: set[str], report: Report) -> Json:
    name = str(case["id"])
    found: Json = {"id": name, "name": case.get("name") or "", "nature": "other", "self_weight": 0}
    on_nodes, on_members = [], []
    for letter, kind in (("f", "nodal_loads"), ("m", "nodal_moments")):
        for load in case.get(kind) or []:
            on_nodes.append({"node": str(load["node"]), **_force(load, letter, load["magnitude"])})
            report.taken(f"one of {kind} of load case {name}")
    kinds = (
        ("f", "member_point_loads", "point"),
        ("m", "member_point_moments", "moment"),
        ("f", "distributed_loads", ""),
    )
    for letter, kind, ours in kinds:
        for load in case.get(kind) or []:
            if str(load["member"]) not in members:
                report.left_out(f"one of {kind} of load case {name}", f"its member {load['member']} was left out")
                continue
            entry: Json = {"member": str(load["member"]), "type": ours or "distributed"}
            entry |= _force(load, letter, load["magnitude"])
            if ours:
                entry |= {"position": load["position"]} | ({"axes": "local"} if load.get("axes") == "local" else {})
            else:
                entry |= _ends(load)
            on_members.append(entry)
            report.taken(f"one of {kind} of load case {name}")
    for kind in ("surface_loads", "plate_pressures"):
        for _ in case.get(kind) or []:
            report.left_out(f"one of {kind} of load case {name}", "this reader takes frames alone")
    found |= {"node_loads": on_nodes} if on_nodes else {}
    found |= {"member_loads": on_members} if on_members else {}
    report.guessed(f"load case {name}", "of the nature other, and without self-weight")
    return found


def _ends(load: Json) -> Json:
    first, last = load["magnitude"], load.get("end_magnitude")
    ends: Json = {}
    if last is not None and last != first:
        whole = _force(load, "f", 1.0)
        ends = {key: size * first for key, size in whole.items()}
        ends |= {f"{key}_end": size * last for key, size in whole.items()}
    ends |= {"start": load["start_frac"]} if load.get("start_frac") else {}
    return ends | ({"end": load["end_frac"]} if load.get("end_frac") not in (None, 1, 1.0) else {})


def _combination(combination: Json, report: Report) -> Json:
    state = str(combination.get("limit_state") or "").upper()[:3]
    guesses = [] if state in ("ULS", "SLS", "ALS") else ["as an ultimate limit state"]
    terms = [{"load_case": str(t["load_case_id"]), "factor": t["factor"]} for t in combination["load_case_factors"]]
    report.settle(f"load combination {combination['id']}", guesses)
    found = {"id": str(combination["id"]), "name": combination.get("name") or ""}
    return found | {"limit_state": "ULS" if guesses else state, "terms": terms}
