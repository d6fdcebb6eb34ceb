"""SAF workbooks in and out: `read_saf` for a model of what a workbook holds, `write_saf` for a workbook of a model."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from . import saf_loads, saf_materials, saf_structure, workbook
from .conversion import Conversion, Report, document
from .saf_export import sheets_of
from .saf_sheets import Sheets

__all__ = ["read_saf", "write_saf"]


def read_saf(path: str | Path, *, known: Callable[[str], bool] | None = None) -> Conversion:
    """The model and an account of every row. `known` says which names of profiles the section library has."""
    sheets, report = Sheets(workbook.read(path)), Report()
    at = saf_structure.nodes(sheets, report)
    materials = saf_materials.materials(sheets, report)
    sections, material_of = saf_materials.sections(sheets, report, materials, known or _in_library)
    places = saf_structure.members(sheets, at, material_of, report)
    hinges = saf_structure.hinges(sheets, places, report)
    supports = saf_structure.supports(sheets, at, report)
    plates = saf_structure.plates(sheets, at, materials, report)
    cases = saf_loads.load_cases(sheets, report)
    combinations = saf_loads.combinations(sheets, cases, report)
    saf_loads.Actions(sheets, places, plates, cases).read(report)
    sheets.account_for_the_rest(report)
    structure = {
        "nodes": [{"id": name, "x": x, "y": y, "z": z} for name, (x, y, z) in at.items()],
        "materials": list(materials.values()),
        "sections": list(sections.values()),
        "hinges": hinges,
        "members": list(places.members.values()),
        "plates": list(plates.values()),
        "supports": supports,
        "load_cases": [{key: value for key, value in case.items() if value != []} for case in cases.values()],
        "load_combinations": combinations,
    }
    return Conversion(document(structure, sheets.project.get("name", "")), report)


def write_saf(model: dict[str, Any], path: str | Path) -> Report:
    """Writes the workbook; what SAF has no place for is in the report."""
    report = Report()
    workbook.write(path, sheets_of(model, report))
    return report


def _in_library(profile: str) -> bool:
    names = _library()
    # Without the library, which a checkout that was not packed lacks, the name is believed: validation will tell.
    return not names or _folded(profile) in names


@cache
def _library() -> frozenset[str]:
    packed = files("handoff_solver") / "bundle" / "sections.json.gz"
    if not packed.is_file():
        return frozenset()
    tables = json.loads(gzip.decompress(packed.read_bytes()))["tables"]
    return frozenset(_folded(name) for table in tables for name in table["names"].split(" "))


def _folded(name: str) -> str:
    return re.sub(r"[\s_-]", "", name).upper().replace("×", "X").replace("*", "X").replace(",", ".").replace("/", "X")
