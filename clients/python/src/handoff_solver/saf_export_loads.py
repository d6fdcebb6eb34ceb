"""Load cases, combinations and loads of a model as the sheets of a SAF workbook."""

from __future__ import annotations

from typing import Any

from .conversion import Report
from .saf_sheets import table
from .workbook import Cell, Table

Json = dict[str, Any]
Row = dict[str, Cell]

# SAF's load type of a case, and that of its group.
VARIABLE = {"wind": ("Wind", "Wind"), "snow": ("Snow", "Snow"), "temperature": ("Temperature", "Temperature")}
VARIABLE |= {"seismic": ("Seismic", "Domestic")}
USES = {"A": "Domestic", "B": "Offices", "C": "Congregation", "D": "Shopping", "E": "Storage", "H": "Roofs"}
USES |= {"F": "Vehicle < 30kN", "G": "Vehicle > 30kN"}
UNKNOWN = "SAF has no place for it here"


def load_sheets(structure: Json, report: Report) -> dict[str, Table]:
    sheets: dict[str, list[Row]] = {name: [] for name in ("StructuralLoadGroup", "StructuralLoadCase")}
    points: dict[str, list[Row]] = {"f": [], "m": []}
    lines: list[Row] = []
    surfaces: list[Row] = []
    for case in structure["load_cases"]:
        _case(case, sheets, report)
        for load in case.get("node_loads", []):
            _at_node(load, case["id"], points)
        for load in case.get("member_loads", []):
            if load["type"] == "distributed":
                _line(load, case["id"], lines)
            elif load["type"] in ("point", "moment"):
                _on_member(load, case["id"], points)
            else:
                report.left_out(f"a {load['type']} load on member '{load['member']}'", UNKNOWN)
        for load in case.get("plate_loads", []):
            _surface(load, case["id"], surfaces, report)
        for name in ("area_loads", "support_displacements"):
            for _ in case.get(name, []):
                report.left_out(f"one of the {name} of load case '{case['id']}'", UNKNOWN)
    combinations = [_combination(entry, structure["load_cases"]) for entry in structure["load_combinations"]]
    return {
        "StructuralLoadGroup": table(sheets["StructuralLoadGroup"]),
        "StructuralLoadCase": table(sheets["StructuralLoadCase"]),
        "StructuralLoadCombination": table(combinations),
        "StructuralPointAction": table(points["f"]),
        "StructuralPointMoment": table(points["m"]),
        "StructuralCurveAction": table(lines),
        "StructuralSurfaceAction": table(surfaces),
    }


def _has_loads(case: Json) -> bool:
    return any(case.get(name) for name in ("node_loads", "member_loads", "plate_loads"))


def _weight_of(case: Json) -> str | None:
    """The load case that carries its weight: itself where it holds nothing else, since SAF's holds only that."""
    if not case["self_weight"]:
        return None
    return f"{case['id']} weight" if _has_loads(case) or case["self_weight"] != 1 else str(case["id"])


def _case(case: Json, sheets: dict[str, list[Row]], report: Report) -> None:
    nature = case["nature"]
    action = {"permanent": "Permanent", "accidental": "Accidental"}.get(nature, "Variable")
    kind, use = VARIABLE.get(nature, ("Standard", USES.get(case.get("category", ""), "Other")))
    if nature == "other":
        report.guessed(f"load case '{case['id']}'", "its nature 'other' as a variable load")
    if case.get("category") and case["category"] not in USES:
        report.left_out(f"load case '{case['id']}'", f"its category {case['category']}: {UNKNOWN}")
    group: Row = {"Name": f"LG {case['id']}", "Load group type": action, "Relation": "Standard"}
    sheets["StructuralLoadGroup"].append(group | ({"Load type": use} if action == "Variable" else {}))
    weight = _weight_of(case)
    for name in dict.fromkeys((case["id"], weight)):
        if name is None:
            continue
        row: Row = {
            "Name": name,
            "Description": case.get("name"),
            "Action type": action,
            "Load group": f"LG {case['id']}",
        }
        row["Load type"] = "Self weight" if name == weight else kind
        sheets["StructuralLoadCase"].append(row | ({"Duration": "Medium"} if action == "Variable" else {}))
    if weight and weight != case["id"]:
        report.guessed(f"load case '{case['id']}'", f"its weight as a load case of its own, '{weight}'")


def _combination(combination: Json, cases: list[Json]) -> Row:
    known = {case["id"]: case for case in cases}
    row: Row = {"Name": combination["id"], "Description": combination.get("name")}
    row |= {"Category": combination["limit_state"], "Type": "Linear"}
    number = 0
    for term in combination["terms"]:
        case = known[term["load_case"]]
        weight = _weight_of(case)
        for name in dict.fromkeys((case["id"], weight)):
            if name is None:
                continue
            number += 1
            own = case["self_weight"] if name == weight else 1.0
            row |= {f"Load factor {number}": float(term["factor"]), f"Multiplier {number}": float(own)}
            row[f"Load case name {number}"] = name
    return row


def _parts(load: Json, letter: str) -> list[tuple[str, float]]:
    return [(axis, load[f"{letter}{axis}"]) for axis in "xyz" if load.get(f"{letter}{axis}")]


def _system(load: Json) -> str:
    return "Local" if load.get("axes") == "local" else "Global"


def _point_row(rows: list[Row], letter: str, axis: str, size: float, case: str) -> Row:
    name = f"{'F' if letter == 'f' else 'M'}{len(rows) + 1}"
    row: Row = {"Name": name, "Type": "Standard", "Load case": case}
    if letter == "f":
        row |= {"Direction": axis.upper(), "Value [kN]": size / 1000}
    else:
        row |= {"Direction": f"M{axis}", "Value [kNm]": size / 1000}
    rows.append(row)
    return row


def _at_node(load: Json, case: str, points: dict[str, list[Row]]) -> None:
    for letter, rows in points.items():
        for axis, size in _parts(load, letter):
            row = _point_row(rows, letter, axis, size, case)
            row |= {"Force action": "In node", "Reference node": load["node"], "Coordinate system": "Global"}


def _on_member(load: Json, case: str, points: dict[str, list[Row]]) -> None:
    letter = "f" if load["type"] == "point" else "m"
    for axis, size in _parts(load, letter):
        row = _point_row(points[letter], letter, axis, size, case)
        row |= {"Force action": "On beam", "Reference member": load["member"], "Coordinate system": _system(load)}
        row |= {"Origin": "From start", "Coordinate definition": "Relative", "Position x [m]": float(load["position"])}
        row |= {"Repeat (n)": 1.0}


def _line(load: Json, case: str, lines: list[Row]) -> None:
    for axis in "xyz":
        first: float = load.get(f"f{axis}", 0.0)
        last: float = load.get(f"f{axis}_end", first)
        if not first and not last:
            continue
        row: Row = {
            "Name": f"LF{len(lines) + 1}",
            "Type": "Standard",
            "Force action": "On beam",
            "Distribution": "Uniform" if first == last else "Trapez",
            "Direction": axis.upper(),
            "Value 1 [kN/m]": first / 1000,
            "Value 2 [kN/m]": last / 1000,
            "Member": load["member"],
            "Load case": case,
            "Coordinate system": _system(load),
            "Location": "Projection" if load.get("axes") == "projected" else "Length",
            "Coordinate definition": "Relative",
            "Origin": "From start",
            "Extent": "Full",
            "Start point [m]": float(load.get("start", 0)),
            "End point [m]": float(load.get("end", 1)),
            "Eccentricity ey [mm]": 0.0,
            "Eccentricity ez [mm]": 0.0,
        }
        lines.append(row)


def _surface(load: Json, case: str, surfaces: list[Row], report: Report) -> None:
    if load.get("dt") or load.get("gradient_z"):
        report.left_out(f"the warmth of plate '{load['plate']}' in load case '{case}'", UNKNOWN)
    if not load.get("pressure"):
        return
    axes = load.get("axes", "local")
    surfaces.append(
        {
            "Name": f"SF{len(surfaces) + 1}",
            "Direction": "Z",
            "Type": "Standard",
            "Force action": "On 2D member",
            "Value [kN/m2]": load["pressure"] / 1000,
            "2D Member": load["plate"],
            "Load case": case,
            "Coordinate system": "Local" if axes == "local" else "Global",
            "Location": "Projection" if axes == "projected" else "Length",
        }
    )
