"""Materials by name: what stands behind the names of schemas/material_library.json."""

from typing import Any

from handoff.materials import MPA, standards
from handoff.runtime.settings import schema_file

GPA = 1e9

Entry = dict[str, Any]


def library() -> dict[str, Any]:
    return schema_file("material_library")


def strengths_of(grade: str) -> dict[str, Any] | None:
    """Strengths by thickness of a grade; None for concrete."""
    found: dict[str, Any] | None = standards()["steel"].get(grade) or library()["aluminium"].get(grade)
    return found


def written_out(materials: list[Entry]) -> list[Entry]:
    """The model's materials with their numbers; those that have them stay as they are."""
    if not any("library" in material for material in materials):
        return materials
    return [_plain(material) if "library" in material else material for material in materials]


def _plain(material: Entry) -> Entry:
    own = {key: value for key, value in material.items() if key not in ("library", "fy_rule")}
    return _numbers(material["library"], material.get("fy_rule", "product_standard")) | own


def _numbers(grade: str, fy_rule: str) -> Entry:
    elastic = standards()["elastic"]
    if grade in library()["concrete"]:
        e = library()["concrete"][grade] * GPA
        known = elastic["concrete"]
        return {"type": "concrete", "grade": grade, **known, "e": e, "g": e / (2 * (1 + known["nu"]))}
    bands = library()["aluminium"].get(grade)
    if bands is None:
        return {"type": "steel", "grade": grade, **elastic["steel"], "fy_rule": fy_rule}
    fy, fu = (min(value for _, value in bands[key]) * MPA for key in ("fy", "fu"))
    return {"type": "aluminium", "grade": grade, **elastic["aluminium"], "fy": fy, "fu": fu}
