"""Material entries of the model, strengths by thickness, from the numbers in schemas/standards.json."""

import re
from functools import cache
from typing import Any

from handoff import settings
from handoff.errors import BadRequest

MPA = 1e6


@cache
def standards() -> dict[str, Any]:
    """What product and design standards state: strengths by thickness, elastic constants, gravity."""
    from handoff.reading import parse

    content: dict[str, Any] = parse((settings.schemas_dir() / "standards.json").read_bytes())
    return content


@cache
def _grade_pattern() -> re.Pattern[str]:
    return re.compile(standards()["grade_pattern"], re.IGNORECASE)


def grade(material: dict[str, Any]) -> str | None:
    """The structural steel grade that a material names by grade or id: S355, S355J2, steel_S355, s 460 NH."""
    pattern = _grade_pattern()
    match = pattern.search(material.get("grade", "")) or pattern.search(material["id"])
    return f"S{match[1]}" if match else None


class NoStrength(BadRequest):
    """The standard has no value for this grade at this thickness."""


def steel(grade: str, thickness_mm: float) -> dict[str, Any]:
    """The model's entry for a structural steel, fy and fu by the thickest plate of the section."""
    bands = standards()["steel"][grade]
    fy = _at(bands["fy"], thickness_mm)
    if fy is None:
        last = bands["fy"][-1][0]
        raise NoStrength(
            f"no yield strength for {grade} at a thickness of {thickness_mm:g} mm: "
            f"the {bands['standard']} values end at {last:g} mm, and none is extrapolated"
        )
    fu = bands["fu_under_3_mm"] if thickness_mm < 3 else _at(bands["fu"], thickness_mm)
    return {
        "type": "steel",
        "grade": grade,
        **standards()["elastic"]["steel"],
        "fy": fy * MPA,
        "fy_rule": "product_standard",
        **({} if fu is None else {"fu": fu * MPA}),
    }


def aluminium_6061(thickness_mm: float) -> dict[str, Any]:
    """The model's entry for EN AW-6061-T6; thicker than its table goes it carries no strength."""
    entry = {"type": "aluminium", "grade": "EN AW-6061-T6", **standards()["elastic"]["aluminium"]}
    strength = standards()["aluminium_6061_t6"]
    if thickness_mm <= strength["up_to_mm"]:
        entry |= {"fy": strength["fy"] * MPA, "fy_rule": "given", "fu": strength["fu"] * MPA}
    return entry


def concrete_c30() -> dict[str, Any]:
    """The model's entry for uncracked C30/37."""
    return {"type": "concrete", "grade": "C30/37", **standards()["elastic"]["concrete"]}


def build(name: str, thickness_mm: float) -> dict[str, Any]:
    """The model's entry for one of the materials the beam builders name."""
    if name == "aluminium_6061":
        return aluminium_6061(thickness_mm)
    if name == "concrete_C30":
        return concrete_c30()
    return steel(name.removeprefix("steel_"), thickness_mm)


def standard(grade: str, fabrication: str) -> str:
    """The product standard of a section; those of hollow sections have the same yield strengths by thickness."""
    known: str = standards()["hollow_standards"].get(fabrication, standards()["steel"][grade]["standard"])
    return known


def _at(bands: list[list[float]], thickness_mm: float) -> float | None:
    slack = standards()["thickness_tolerance_mm"]
    return next((value for up_to, value in bands if thickness_mm <= up_to + slack), None)
