"""Materials and cross-sections of a SAF workbook."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

from .conversion import Report
from .saf_sheets import Row, Sheets, missing_name, new_id

Json = dict[str, Any]

# E and G in Pa, density in kg/m³, where a row leaves them out: EN 1993-1-1 3.2.6, EN 1999-1-1 3.2.5, EN 1992-1-1
# Table 3.1 for C30/37 with ν = 0.2, EN 338 for C24.
USUAL = {
    "steel": (210e9, 81e9, 7850.0),
    "aluminium": (70e9, 27e9, 2700.0),
    "concrete": (33e9, 13.75e9, 2500.0),
    "timber": (11e9, 0.69e9, 420.0),
}
GRADE = re.compile(r"S\d{3}[A-Z0-9]*|C\d+/\d+|EN AW-\w+-T\d+")


def materials(sheets: Sheets, report: Report) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for row in sheets.rows("StructuralMaterial"):
        guesses: list[str] = []
        name = new_id(row, found, guesses)
        material = name and _material(row, name, guesses)
        if not name or not material:
            report.left_out(row.source, missing_name(row) if not name else "it has no E modulus, and its type has none")
            continue
        found[name] = material
        report.settle(row.source, guesses)
    return found


def _material(row: Row, name: str, guesses: list[str]) -> Json | None:
    kind, grade, e = row.word("type"), row.text("quality") or row.text("name"), row.number_of("e modulus")
    if not e and GRADE.fullmatch(grade):
        return {"id": name, "library": grade}
    usual = USUAL.get(kind)
    if not e and usual is None:
        return None
    if not e:
        guesses.append(f"E of usual {kind}")
    e = e * 1e6 if e else (usual or USUAL["steel"])[0]
    nu, g = row.number_of("poisson coefficient"), row.number_of("g modulus")
    density = row.number_of("unit mass")
    if not g:
        guesses.append("G from E and Poisson's coefficient" if nu else "G from E and a Poisson's coefficient of 0.3")
    if density is None:
        density = usual[2] if usual else 0.0
        guesses.append(f"a density of {density:g} kg/m³")
    material: Json = {
        "id": name,
        "type": kind if kind in USUAL else "other",
        "grade": grade,
        "e": e,
        "g": g * 1e6 if g else e / (2 * (1 + (nu or 0.3))),
        "density": density,
    }
    expansion = row.number_of("thermal expansion")
    material |= {"nu": nu} if nu is not None else {}
    material |= {"thermal_expansion": expansion} if expansion is not None else {}
    if kind == "steel" and GRADE.fullmatch(grade):
        # The yield strength follows the grade and the thickness.
        material["fy_rule"] = "product_standard"
    return material


NUMBERS = {"a": "a", "iy": "iy", "iz": "iz", "it": "it", "iw": "iw", "wpl_y": "wply", "wpl_z": "wplz"}


def sections(
    sheets: Sheets, report: Report, materials: dict[str, Json], known: Callable[[str], bool]
) -> tuple[dict[str, Json], dict[str, str]]:
    """The sections, and the material of each, which in SAF is the section's and not the member's; empty: none."""
    found: dict[str, Json] = {}
    material_of: dict[str, str] = {}
    for row in sheets.rows("StructuralCrossSection"):
        guesses: list[str] = []
        name = new_id(row, found, guesses)
        section = name and _section(row, name, known, guesses)
        if not name or not section:
            why = "it is in no library, and A, Iy, Iz or It is not given"
            report.left_out(row.source, why if name else missing_name(row))
            continue
        own = row.names("material")
        if len(own) > 1:
            guesses.append(f"all of it of {own[0]}")
        found[name] = section
        material_of[name] = own[0] if own and own[0] in materials else ""
        report.settle(row.source, guesses)
    return found, material_of


def _section(row: Row, name: str, known: Callable[[str], bool], guesses: list[str]) -> Json | None:
    profile = row.text("profile")
    if row.word("cross section type") == "manufactured" and profile and known(profile):
        return {"id": name, "library": profile}
    numbers = {ours: row.number_of(theirs) for ours, theirs in NUMBERS.items()}
    given = {ours: value for ours, value in numbers.items() if value is not None}
    shape, computed = _parametric(row)
    if not {"a", "iy", "iz", "it"} <= {key for key, value in given.items() if value > 0}:
        if computed is None:
            return None
        given = {**computed, **given}
    if profile and row.word("cross section type") == "manufactured":
        guesses.append(f"'{profile}' is in no library here: its numbers are taken and no check can be made")
    return {"id": name, **given, **({"shape": shape} if shape else {})}


def _parametric(row: Row) -> tuple[Json | None, Json | None]:
    """The outline, and the numbers where they follow from it without a table."""
    if row.word("cross section type") != "parametric":
        return None, None
    sizes = [float(part.replace(",", ".")) / 1000 for part in row.names("parameters") if _is_number(part)]
    kind = row.word("shape")
    if kind == "rectangle" and len(sizes) == 2:
        h, b = sizes
        return {"type": "rectangle", "h": h, "b": b}, _rectangle(h, b)
    if kind == "circle" and len(sizes) == 1:
        return {"type": "circle", "d": sizes[0]}, _ring(sizes[0], 0.0)
    if kind == "pipe" and len(sizes) == 2:
        d, t = sizes
        return {"type": "chs", "d": d, "t": t}, _ring(d, d - 2 * t)
    outlines: dict[str, tuple[str, tuple[str, ...]]] = {
        "i rolled": ("i", ("h", "b", "tf", "tw", "r")),
        "channel": ("channel", ("h", "b", "tf", "tw", "r")),
        "tube": ("rhs", ("h", "b", "t", "r")),
        "angle": ("angle", ("h", "b", "t", "r")),
    }
    if kind in outlines and len(sizes) >= len(outlines[kind][1]):
        outline, keys = outlines[kind]
        return {"type": outline, **dict(zip(keys, sizes))}, None  # noqa: B905 (toe radii have no place)
    return None, None


def _rectangle(h: float, b: float) -> Json:
    long, short = max(h, b), min(h, b)
    # Saint-Venant's series for a solid rectangle, which converges with the fifth power of its terms.
    series = sum(math.tanh(n * math.pi * long / (2 * short)) / n**5 for n in range(1, 40, 2))
    it = long * short**3 * (1 / 3 - 64 / math.pi**5 * (short / long) * series)
    return {"a": h * b, "iy": b * h**3 / 12, "iz": h * b**3 / 12, "it": it}


def _ring(outer: float, inner: float) -> Json:
    i = math.pi * (outer**4 - inner**4) / 64
    return {"a": math.pi * (outer**2 - inner**2) / 4, "iy": i, "iz": i, "it": 2 * i}


def _is_number(text: str) -> bool:
    try:
        float(text.replace(",", "."))
    except ValueError:
        return False
    return True
