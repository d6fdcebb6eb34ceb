"""What standards say of materials, from schemas/standards.json: grades, strengths by thickness, product standards."""

import re
from functools import cache
from typing import Any

from handoff.runtime.settings import schema_file

MPA = 1e6


def standards() -> dict[str, Any]:
    """What product and design standards state: strengths by thickness, elastic constants, gravity."""
    return schema_file("standards")


@cache
def _grade_pattern() -> re.Pattern[str]:
    numbers = "|".join(grade.removeprefix("S") for grade in standards()["steel"])
    return re.compile(standards()["grade_pattern"].replace("{numbers}", numbers))


def grades() -> str:
    """Those whose strengths are known by thickness, in words."""
    *others, last = standards()["steel"]
    return f"{', '.join(others)} or {last}"


def grade(material: dict[str, Any]) -> str | None:
    """The structural steel grade that a material names by grade or id: S355, S355J2, steel_S355, s 460 NH."""
    pattern = _grade_pattern()
    match = pattern.search(material.get("grade", "")) or pattern.search(material["id"])
    return f"S{match[1]}" if match else None


def standard(grade: str, fabrication: str) -> str:
    """The product standard of a section; those of hollow sections have the same yield strengths by thickness."""
    known: str = standards()["hollow_standards"].get(fabrication, standards()["steel"][grade]["standard"])
    return known


def thickness(shape: dict[str, Any]) -> float:
    """By which the product standards grade an outline."""
    rule = standards()["thickness"]
    walls = [shape[key] for key in rule["walls"] if shape.get(key)]
    return float(max(walls) if walls else min(shape[key] for key in rule["sides"] if key in shape))


def band_at(bands: list[list[float]], thickness_mm: float) -> float | None:
    """The value at a thickness; nothing is extrapolated."""
    slack = standards()["thickness_tolerance_mm"]
    return next((value for up_to, value in bands if thickness_mm <= up_to + slack), None)
