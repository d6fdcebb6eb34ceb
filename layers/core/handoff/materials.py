"""Material properties as the product and design standards state them, strengths by thickness."""

from dataclasses import dataclass
from typing import Any

from handoff.errors import BadRequest

MPA = 1e6


@dataclass(frozen=True)
class Bands:
    """Strengths in N/mm² by nominal thickness: each pair is the thickest plate in mm the value holds for."""

    standard: str
    fy: tuple[tuple[float, float], ...]
    fu: tuple[tuple[float, float], ...]
    fu_under_3_mm: float


# EN 10025-2 Table 7: ReH by nominal thickness, and the lower bound of Rm, which has a band of its own under 3 mm.
# The bands end at 150 mm, thicker than any rolled flange; the grade is refused beyond.
# S460 is not in EN 10025-2. EN 10025-3 (N) and -4 (M) agree on ReH; of the two Rm the lower, M's, is taken.
STEEL: dict[str, Bands] = {
    "S235": Bands(
        "EN 10025-2",
        ((16, 235), (40, 225), (63, 215), (80, 215), (100, 215), (150, 195)),
        ((100, 360), (150, 350)),
        360,
    ),
    "S275": Bands(
        "EN 10025-2",
        ((16, 275), (40, 265), (63, 255), (80, 245), (100, 235), (150, 225)),
        ((100, 410), (150, 400)),
        430,
    ),
    "S355": Bands(
        "EN 10025-2",
        ((16, 355), (40, 345), (63, 335), (80, 325), (100, 315), (150, 295)),
        ((100, 470), (150, 450)),
        510,
    ),
    "S460": Bands(
        "EN 10025-3/-4",
        ((16, 460), (40, 440), (63, 430), (80, 410), (100, 400)),
        ((40, 540), (63, 530), (80, 510), (100, 500)),
        540,
    ),
}

# The product standards of hollow sections, by fabrication.
HOLLOW_STANDARDS = {"hot_finished": "EN 10210-1", "cold_formed": "EN 10219-1"}

# EN 1993-1-1 3.2.6 for E, G, nu and alpha; density as the steel section tables have it.
STEEL_ELASTIC = {"e": 210e9, "g": 81e9, "density": 7850.0, "nu": 0.3, "thermal_expansion": 12e-6}

# EN 1999-1-1 3.2.5; f0 and fu of 6061-T6 from Table 3.2b, which has them up to 20 mm.
ALUMINIUM_6061 = {"e": 70e9, "g": 27e9, "density": 2700.0, "nu": 0.3, "thermal_expansion": 23e-6}
ALUMINIUM_6061_STRENGTH_TO_MM = 20.0

# EN 1992-1-1 Table 3.1 (Ecm) and 3.1.3 (nu uncracked, alpha); g = e / 2(1 + nu). Density with normal reinforcement,
# EN 1991-1-1 Table A.1.
CONCRETE_C30 = {"e": 33e9, "g": 13.75e9, "density": 2500.0, "nu": 0.2, "thermal_expansion": 10e-6}


class NoStrength(BadRequest):
    """The standard has no value for this grade at this thickness."""


def steel(grade: str, thickness_mm: float) -> dict[str, Any]:
    """The model's entry for a structural steel, fy and fu by the thickest plate of the section."""
    bands = STEEL[grade]
    fy = _at(bands.fy, thickness_mm)
    if fy is None:
        last = bands.fy[-1][0]
        raise NoStrength(
            f"no yield strength for {grade} at a thickness of {thickness_mm:g} mm: "
            f"the {bands.standard} values end at {last:g} mm, and none is extrapolated"
        )
    fu = bands.fu_under_3_mm if thickness_mm < 3 else _at(bands.fu, thickness_mm)
    return {
        "type": "steel",
        "grade": grade,
        **STEEL_ELASTIC,
        "fy": fy * MPA,
        "fy_rule": "product_standard",
        **({} if fu is None else {"fu": fu * MPA}),
    }


def aluminium_6061(thickness_mm: float) -> dict[str, Any]:
    """The model's entry for EN AW-6061-T6; over 20 mm it carries no strength, because the table has none."""
    entry = {"type": "aluminium", "grade": "EN AW-6061-T6", **ALUMINIUM_6061}
    if thickness_mm <= ALUMINIUM_6061_STRENGTH_TO_MM:
        entry |= {"fy": 240 * MPA, "fy_rule": "given", "fu": 260 * MPA}
    return entry


def concrete_c30() -> dict[str, Any]:
    """The model's entry for uncracked C30/37."""
    return {"type": "concrete", "grade": "C30/37", **CONCRETE_C30}


def build(name: str, thickness_mm: float) -> dict[str, Any]:
    """The model's entry for one of the materials the beam builders name."""
    if name == "aluminium_6061":
        return aluminium_6061(thickness_mm)
    if name == "concrete_C30":
        return concrete_c30()
    return steel(name.removeprefix("steel_"), thickness_mm)


def standard(grade: str, fabrication: str) -> str:
    """The product standard of a section; those of hollow sections have the same yield strengths by thickness."""
    return HOLLOW_STANDARDS.get(fabrication, STEEL[grade].standard)


def _at(bands: tuple[tuple[float, float], ...], thickness_mm: float) -> float | None:
    return next((value for up_to, value in bands if thickness_mm <= up_to + 1e-9), None)
