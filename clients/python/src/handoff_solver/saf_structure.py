"""Nodes, members, hinges, supports and plates of a SAF workbook."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from .axes import Vector, dot, minus, plus, rotation_to, scaled, turned
from .conversion import Report
from .saf_sheets import Row, Sheets, missing_name, new_id

Json = dict[str, Any]

BEHAVIOUR = {"": None, "standard": None, "axial force only": "truss", "compression only": "compression"}
BEHAVIOUR |= {"tension only": "tension"}
DEGREES = (("ux", "ux", "stiffness x"), ("uy", "uy", "stiffness y"), ("uz", "uz", "stiffness z"))
TURNS = (("rx", "fix", "stiffness fix"), ("ry", "fiy", "stiffness fiy"), ("rz", "fiz", "stiffness fiz"))


@dataclass(frozen=True)
class Places:
    """Where nodes are, and the members with their lengths."""

    at: dict[str, Vector]
    members: dict[str, Json]

    def along(self, member: str) -> Vector:
        return minus(self.at[self.members[member]["end"]], self.at[self.members[member]["start"]])

    def length(self, member: str) -> float:
        return math.sqrt(dot(self.along(member), self.along(member)))


def nodes(sheets: Sheets, report: Report) -> dict[str, Vector]:
    found: dict[str, Vector] = {}
    for row in sheets.rows("StructuralPointConnection"):
        guesses: list[str] = []
        name = new_id(row, found, guesses)
        x, y, z = (row.number_of(f"coordinate {axis}") for axis in "xyz")
        if not name or x is None or y is None or z is None:
            report.left_out(row.source, "a coordinate is missing" if name else missing_name(row))
            continue
        found[name] = (x, y, z)
        report.settle(row.source, guesses)
    return found


def members(sheets: Sheets, at: dict[str, Vector], material_of: dict[str, str], report: Report) -> Places:
    places = Places(at, {})
    for row in sheets.rows("StructuralCurveMember"):
        guesses: list[str] = []
        name = new_id(row, places.members, guesses)
        why = missing_name(row) if not name else _unfit(row, at, material_of)
        if not name or why:
            report.left_out(row.source, why)
            continue
        places.members[name] = _member(row, name, at, material_of, guesses)
        report.settle(row.source, guesses)
    return places


def _unfit(row: Row, at: dict[str, Vector], material_of: dict[str, str]) -> str:
    ends, section = row.names("nodes"), row.text("cross section")
    if section not in material_of:
        return f"its cross-section '{section}' is not there"
    if not material_of[section]:
        return f"the material of its cross-section '{section}' is not there"
    unknown = [node for node in ends if node not in at]
    if unknown or len(ends) < 2:
        return f"its node '{unknown[0]}' is not there" if unknown else "it has fewer than two nodes"
    if any(segment.lower() != "line" for segment in row.names("segments")):
        return "it is curved"
    along = minus(at[ends[-1]], at[ends[0]])
    if dot(along, along) == 0:
        return "it has no length"
    return "" if all(_between(at[node], at[ends[0]], along) for node in ends[1:-1]) else "it is bent at its inner nodes"


def _between(point: Vector, start: Vector, along: Vector) -> bool:
    offset, size = minus(point, start), dot(along, along)
    aside = minus(offset, scaled(along, dot(offset, along) / size))
    return dot(aside, aside) <= 1e-12 * size


def _member(row: Row, name: str, at: dict[str, Vector], material_of: dict[str, str], guesses: list[str]) -> Json:
    ends, section = row.names("nodes"), row.text("cross section")
    member: Json = {
        "id": name,
        "start": ends[0],
        "end": ends[-1],
        "section": section,
        "material": material_of[section],
    }
    behaviour = row.word("behaviour in analysis")
    if behaviour not in BEHAVIOUR:
        guesses.append(f"'{behaviour}' as a standard member")
    elif BEHAVIOUR[behaviour]:
        member["type"] = BEHAVIOUR[behaviour]
    along = minus(at[ends[-1]], at[ends[0]])
    rotation = _rotation(row, at[ends[0]], along)
    if rotation:
        member["rotation"] = rotation
    if len(ends) > 2 or row.names("internal nodes"):
        member["connect"] = True
    if row.text("arbitrary definition"):
        guesses.append("of its one cross-section all along, without its arbitrary definition")
    if row.word("system line") not in ("", "centre"):
        guesses.append(f"with its system line in the centre, not at {row.word('system line')}")
    axes = turned(along, rotation)
    for end, key in (("beg", "start_offset"), ("end", "end_offset")):
        y, z = (row.number_of(f"analysis {axis} eccentricity of {end} node") or 0.0 for axis in "yz")
        if y or z:
            member[key] = list(plus(scaled(axes[1], y / 1000), scaled(axes[2], z / 1000)))
    return member


def _rotation(row: Row, start: Vector, along: Vector) -> float:
    """The turn from our axes at rotation 0, which are SAF's by default, to the row's."""
    how = row.word("lcs")
    vector: Vector = (
        row.number_of("coordinate x") or 0.0,
        row.number_of("coordinate y") or 0.0,
        row.number_of("coordinate z") or 0.0,
    )
    if how.endswith("by point"):
        vector = minus(vector, start)
    base = rotation_to(along, **{how[0]: vector}) if how[:1] in ("y", "z") and how[1:5] == " by " else 0.0
    degrees = (base or 0.0) + (row.number_of("lcs rotation") or 0.0)
    return degrees - 360 * round(degrees / 360) if abs(degrees) > 360 else degrees


def hinges(sheets: Sheets, places: Places, report: Report) -> list[Json]:
    found: dict[str, Json] = {}
    for row in sheets.rows("RelConnectsStructuralMember"):
        guesses: list[str] = []
        name, member = new_id(row, found, guesses), places.members.get(row.text("member"))
        ends = {"begin": ("start",), "end": ("end",), "both": ("start", "end")}.get(row.word("position"))
        if not name or member is None or ends is None:
            why = missing_name(row) if not name else "its member or its position is not there"
            report.left_out(row.source, why)
            continue
        taken = [end for end in ends if f"{end}_hinge" in member]
        if taken:
            report.left_out(row.source, f"the {taken[0]} of its member has a hinge already")
            continue
        found[name] = {"id": name}
        for ours, theirs, stiffness in (*DEGREES, *TURNS):
            found[name][ours] = _held(row, theirs, stiffness, "rigid", guesses)
        for end in ends:
            member[f"{end}_hinge"] = name
        report.settle(row.source, guesses)
    return list(found.values())


def supports(sheets: Sheets, at: dict[str, Vector], report: Report) -> list[Json]:
    found: dict[str, Json] = {}
    for row in sheets.rows("StructuralPointSupport"):
        guesses: list[str] = []
        name = new_id(row, found, guesses)
        if not name or row.text("node") not in at:
            report.left_out(row.source, "its node is not there" if name else missing_name(row))
            continue
        support: Json = {"id": name, "node": row.text("node")}
        for ours, theirs, stiffness in (*DEGREES, *TURNS):
            support[ours] = _held(row, theirs, stiffness, "fixed", guesses)
        for axis, *_ in DEGREES:
            way = row.word(axis)
            if way.startswith("flexible ") and way.endswith(" only") and isinstance(support[axis], float):
                support[f"{axis}_only"] = "push" if "compression" in way else "pull"
        found[name] = support
        report.settle(row.source, guesses)
    return list(found.values())


def _held(row: Row, column: str, stiffness: str, held: str, guesses: list[str]) -> str | float:
    """Stiffness is in MN and metres."""
    way, size = row.word(column), row.number_of(stiffness)
    # SAF: compression supports prevent movement against the axis, tension supports along it.
    plain: dict[str, str] = {"rigid": held, "free": "free", "": held}
    if held == "fixed":
        plain |= {"compression only": "push", "tension only": "pull"}
    if way in plain:
        if not way:
            guesses.append(f"{column} as {held}")
        return plain[way]
    if not way.startswith("flexible"):
        guesses.append(f"{column} '{way}' as " + ("linear" if size else held))
    elif not size:
        guesses.append(f"{column} without a stiffness as {held}")
    return size * 1e6 if size else held


def plates(sheets: Sheets, at: dict[str, Vector], materials: dict[str, Json], report: Report) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for row in sheets.rows("StructuralSurfaceMember"):
        guesses = ["as one shell element: divide it for results that can be relied on"]
        name, corners = new_id(row, found, guesses), row.names("nodes")
        thickness = row.number_of("thickness")
        if not name or thickness is None or len(corners) not in (3, 4) or not set(corners) <= set(at):
            why = "only surfaces of three or four nodes and one thickness can be taken"
            report.left_out(row.source, why if name else missing_name(row))
            continue
        if row.text("material") not in materials or any(edge.lower() != "line" for edge in row.names("edges")):
            report.left_out(row.source, "its material is not there, or an edge is curved")
            continue
        plate: Json = {"id": name, "nodes": corners, "thickness": thickness / 1000, "material": row.text("material")}
        at_plane = row.word("system plane at")
        if at_plane in ("top", "bottom"):
            plate["offset"] = thickness / 2000 * (-1 if at_plane == "top" else 1)
            guesses.append("its system plane by its own local z")
        found[name] = plate
        report.guessed(row.source, "; ".join(guesses))
    return found
