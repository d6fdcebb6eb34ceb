"""The model's entry for a beam's material, with the strengths of its thickest plate."""

from typing import Any

from handoff.beams.tables import TABLES
from handoff.beams.units import plain
from handoff.beams.wording import refused
from handoff.material_library import strengths_of
from handoff.materials import MPA, band_at, standards


def entry(name: str, thickness_mm: float) -> dict[str, Any]:
    """One of the materials that the builders name; where a table gives no strength, aluminium goes without."""
    row = TABLES["materials"][name]
    kind, grade = row["type"], row["grade"]
    made = {"type": kind, "grade": grade, **standards()["elastic"][kind]}
    bands = strengths_of(grade) or {"fy": []}
    fy = band_at(bands["fy"], thickness_mm)
    if fy is None and "standard" in bands:
        most = plain(bands["fy"][-1][0])
        words = {"grade": grade, "thickness": plain(thickness_mm), "standard": bands["standard"], "most": most}
        raise refused("no_strength", "material", **words)
    if fy is None:
        return made
    below, thin = bands.get("fu_thin", (0, 0))
    fu = thin if thickness_mm < below else band_at(bands["fu"], thickness_mm)
    return made | {"fy": fy * MPA, "fy_rule": row["fy_rule"], **({} if fu is None else {"fu": fu * MPA})}
