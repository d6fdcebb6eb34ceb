"""A model as the sheets of a SAF workbook; whatever SAF has no place for is told."""

from __future__ import annotations

import re
from typing import Any

from .axes import Vector, dot, is_upright, minus, turned
from .conversion import Report
from .nodes_on import nodes_on
from .saf_export_loads import load_sheets
from .saf_sheets import table
from .workbook import Cell, Table

Json = dict[str, Any]

SIZES = {"ux": "Stiffness X [MN/m]", "uy": "Stiffness Y [MN/m]", "uz": "Stiffness Z [MN/m]"}
SIZES |= {"rx": "Stiffness Fix [MNm/rad]", "ry": "Stiffness Fiy [MNm/rad]", "rz": "Stiffness Fiz [MNm/rad]"}
COLUMNS = {"rx": "fix", "ry": "fiy", "rz": "fiz"}
WAYS = {"fixed": "Rigid", "rigid": "Rigid", "free": "Free", "push": "Compression only", "pull": "Tension only"}
BEHAVIOUR = {"truss": "Axial force only", "tension": "Tension only", "compression": "Compression only"}
# SAF's form codes of rolled profiles, by the letters that their names begin with.
FORM_CODES = ((r"(CF)?[RS]HS|HSS.*X.*X", 2), (r"(CF)?CHS|PIPE|HSS", 3), (r"L\d", 4), (r"U|PFC|C\d|MC", 5))
UNKNOWN = "SAF has no place for it here"


def sheets_of(model: Json, report: Report) -> dict[str, Table]:
    structure, settings = model["model"], model.get("settings", {})
    at = {node["id"]: (node["x"], node["y"], node["z"]) for node in structure["nodes"]}
    title = settings.get("title", "")
    sheets: dict[str, Table] = {
        "Project": [["Name", title], ["Description", settings.get("description", "")]],
        "Model": [["Name", title], ["System of units", "Metric"], ["Global coordinate system", "Z vertical"]],
        "StructuralMaterial": table([_material(entry) for entry in structure["materials"]]),
        "StructuralCrossSection": table(_sections(structure, report)),
        "StructuralPointConnection": table(
            [
                {"Name": name, "Coordinate X [m]": x, "Coordinate Y [m]": y, "Coordinate Z [m]": z}
                for name, (x, y, z) in at.items()
            ]
        ),
        "StructuralCurveMember": table(_members(structure, at, report)),
        "StructuralSurfaceMember": table([_plate(entry, report) for entry in structure.get("plates", [])]),
        "StructuralPointSupport": table([_support(entry) for entry in structure["supports"]]),
        "RelConnectsStructuralMember": table(_hinges(structure)),
        **load_sheets(structure, report),
    }
    for name in ("design_members", "groups", "storeys"):
        for entry in structure.get(name, []):
            report.left_out(f"{name} '{entry['id']}'", UNKNOWN)
    for name in model.get("analysis", {}):
        report.left_out(f"analysis.{name}", UNKNOWN)
    return {name: sheet for name, sheet in sheets.items() if len(sheet) > 1}


def _material(material: Json) -> dict[str, Cell]:
    if "library" in material:
        grade = material["library"]
        kind = "Concrete" if re.match(r"C\d", grade) else "Aluminium" if grade.startswith("EN AW") else "Steel"
        return {"Name": material["id"], "Type": kind, "Quality": grade}
    return {
        "Name": material["id"],
        "Type": material["type"].capitalize(),
        "Quality": material.get("grade", material["id"]),
        "Unit mass [kg/m3]": material["density"],
        "E modulus [MPa]": material["e"] / 1e6,
        "G modulus [MPa]": material["g"] / 1e6,
        "Poisson Coefficient": material.get("nu"),
        "Thermal expansion [1/K]": material.get("thermal_expansion"),
    }


def _sections(structure: Json, report: Report) -> list[dict[str, Cell]]:
    """In SAF a section has a material: one row for each pair that members use, under names that `row_name` gives."""
    pairs = dict.fromkeys((member["section"], member["material"]) for member in structure["members"])
    known = {section["id"]: section for section in structure["sections"]}
    for name in known.keys() - {section for section, _ in pairs}:
        report.left_out(f"section '{name}'", "no member has it, so that it has no material")
    names = row_names(structure)
    return [
        {"Name": names[section, material], "Material": material, **_profile(known[section], report)}
        for section, material in pairs
        if section in known
    ]


def row_names(structure: Json) -> dict[tuple[str, str], str]:
    """The name of the row for each section and material: the section's own where it has one material."""
    pairs = dict.fromkeys((member["section"], member["material"]) for member in structure["members"])
    first: dict[str, str] = {}
    for section, material in pairs:
        first.setdefault(section, material)
    return {pair: pair[0] if first[pair[0]] == pair[1] else f"{pair[0]} of {pair[1]}" for pair in pairs}


def _profile(section: Json, report: Report) -> dict[str, Cell]:
    if "library" in section:
        name = section["library"]
        folded = name.upper().replace(" ", "")
        code = next((code for letters, code in FORM_CODES if re.match(letters, folded)), 1)
        return {"Cross-section type": "Manufactured", "Profile": name, "Form code": float(code)}
    lost = [key for key in section if key in ("iyz", "avy", "avz", "wel_y", "wel_z", "fabrication")]
    if lost:
        report.left_out(f"section '{section['id']}'", f"{', '.join(lost)}: {UNKNOWN}")
    numbers: dict[str, Cell] = {
        "A [m2]": section["a"],
        "Iy [m4]": section["iy"],
        "Iz [m4]": section["iz"],
        "It [m4]": section["it"],
        "Iw [m6]": section.get("iw"),
        "Wply [m3]": section.get("wpl_y"),
        "Wplz [m3]": section.get("wpl_z"),
    }
    shape = section.get("shape", {"type": "general"})
    orders = {
        "rectangle": ("Rectangle", "hb"),
        "circle": ("Circle", "d"),
        "chs": ("Pipe", "dt"),
        "i": ("I rolled", ("h", "b", "tf", "tw", "r")),
        "channel": ("Channel", ("h", "b", "tf", "tw", "r")),
        "rhs": ("Tube", ("h", "b", "t", "r")),
        "angle": ("Angle", ("h", "b", "t", "r")),
    }
    if shape["type"] not in orders:
        report.guessed(f"section '{section['id']}'", "written as a manufactured profile that only its numbers describe")
        return {"Cross-section type": "Manufactured", "Profile": section.get("name", section["id"]), **numbers}
    name, keys = orders[shape["type"]]
    sizes = "; ".join(repr(float(shape.get(key, 0)) * 1000) for key in keys)
    return {"Cross-section type": "Parametric", "Shape": name, "Parameters [mm]": sizes, **numbers}


def _members(structure: Json, at: dict[str, Vector], report: Report) -> list[dict[str, Cell]]:
    names, inner = (
        row_names(structure),
        nodes_on([member for member in structure["members"] if member.get("connect")], at),
    )
    rows = []
    for member in structure["members"]:
        along = minus(at[member["end"]], at[member["start"]])
        upright = is_upright(along)
        row: dict[str, Cell] = {
            "Name": member["id"],
            "Type": "General",
            "Cross section": names[member["section"], member["material"]],
            "Nodes": f"{member['start']}; {member['end']}",
            "Segments": "Line",
            "Begin node": member["start"],
            "End node": member["end"],
            "Internal nodes": "; ".join(inner.get(member["id"], ())) or None,
            "Geometrical shape": "Line",
            "LCS": "y by vector" if upright else "z by vector",
            "LCS Rotation [deg]": member.get("rotation", 0.0),
            "Coordinate X [m]": 0.0,
            "Coordinate Y [m]": 1.0 if upright else 0.0,
            "Coordinate Z [m]": 0.0 if upright else 1.0,
            "System line": "Centre",
            "Behaviour in analysis": BEHAVIOUR.get(member.get("type", "beam"), "Standard"),
        }
        if member.get("connect") and not inner.get(member["id"]):
            report.guessed(f"member '{member['id']}'", "it connects to nodes on it, and there are none")
        axes = turned(along, member.get("rotation", 0.0))
        for key, end in (("start_offset", "Beg"), ("end_offset", "End")):
            x, y, z = (dot(tuple(member.get(key, (0.0, 0.0, 0.0))), axis) for axis in axes)
            row[f"Analysis Y Eccentricity of {end} Node [mm]"] = y * 1000
            row[f"Analysis Z Eccentricity of {end} Node [mm]"] = z * 1000
            if abs(x) > 1e-9:
                report.left_out(f"member '{member['id']}'", f"the part of its {key} along itself: {UNKNOWN}")
        rows.append(row)
    return rows


def _degrees(entry: Json) -> dict[str, Cell]:
    row: dict[str, Cell] = {}
    for key in SIZES:
        value = entry[key]
        way = WAYS[value] if isinstance(value, str) else "Flexible"
        only = entry.get(f"{key}_only", "")
        row[COLUMNS.get(key, key)] = way + {"push": " compression only", "pull": " tension only"}.get(only, "")
    return row | {column: None if isinstance(entry[key], str) else entry[key] / 1e6 for key, column in SIZES.items()}


def _support(support: Json) -> dict[str, Cell]:
    return {"Name": support["id"], "Type": "Custom", "Node": support["node"], **_degrees(support)}


def _hinges(structure: Json) -> list[dict[str, Cell]]:
    known = {hinge["id"]: hinge for hinge in structure.get("hinges", [])}
    used: dict[str, int] = {}
    rows = []
    for member in structure["members"]:
        for end, position in (("start", "Begin"), ("end", "End")):
            name = member.get(f"{end}_hinge")
            if name is None:
                continue
            used[name] = used.get(name, 0) + 1
            own = name if used[name] == 1 else f"{name}.{used[name]}"
            rows.append({"Name": own, "Member": member["id"], "Position": position, **_degrees(known[name])})
    return rows


def _plate(plate: Json, report: Report) -> dict[str, Cell]:
    offset, half = plate.get("offset", 0), plate["thickness"] / 2
    plane = "Top" if offset == -half else "Bottom" if offset == half else "Centre"
    if offset and plane == "Centre":
        report.left_out(f"plate '{plate['id']}'", f"its offset of {offset} m: {UNKNOWN}")
    return {
        "Name": plate["id"],
        "Type": "Plate",
        "Material": plate["material"],
        "Thickness type": "Constant",
        "Thickness [mm]": plate["thickness"] * 1000,
        "System plane at": plane,
        "Nodes": "; ".join(plate["nodes"]),
        "Edges": "; ".join("Line" for _ in plate["nodes"]),
    }
