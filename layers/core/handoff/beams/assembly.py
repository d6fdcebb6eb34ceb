"""A single-span beam along X as a model: what create-beam and check-beam have in common."""

from dataclasses import dataclass
from typing import Any

from handoff import materials
from handoff.beams import loads, supports
from handoff.beams.loads import Load
from handoff.beams.profile import Profile
from handoff.beams.units import plain
from handoff.beams.wording import InputRefused

SCHEMA_VERSION = "1.0"
MEMBER = "B1"
LOAD_CASE = "LC1"
TITLE = "{name}, {span} m, {held}, {loads}"
COMBINATION = "{limit_state}, {factor} × load"


@dataclass(frozen=True)
class Beam:
    span_m: float
    support: str
    profile: Profile
    material: str
    loads: tuple[Load, ...]

    @property
    def title(self) -> str:
        """For example "IPE300, 6 m, simply supported, 10 kN/m"."""
        return TITLE.format(
            name=self.profile.name,
            span=plain(self.span_m),
            held=supports.NAMED[self.support].words,
            loads=loads.words(self.loads, self.span_m),
        )


def settings(beam: Beam, description: str) -> dict[str, Any]:
    return {"title": beam.title, "description": description, "national_annex": "none"}


def parts(beam: Beam, material: dict[str, Any]) -> dict[str, Any]:
    """Everything of the model but its combinations and design members. One member, whatever the loads."""
    return {
        "nodes": [
            {"id": "N1", "x": 0.0, "y": 0.0, "z": 0.0},
            {"id": "N2", "x": beam.span_m, "y": 0.0, "z": 0.0},
        ],
        "materials": [{"id": "M1", "name": material["grade"], **material}],
        "sections": [{"id": "P1", "name": beam.profile.name, **beam.profile.entry}],
        "members": [
            {
                "id": MEMBER,
                "start": "N1",
                "end": "N2",
                "section": "P1",
                "material": "M1",
                "type": "beam",
                "rotation": 0.0,
            }
        ],
        "supports": supports.entries(beam.support),
        "load_cases": [
            {
                "id": LOAD_CASE,
                "name": loads.words(beam.loads, beam.span_m),
                # The request does not say what the load comes from.
                "nature": "other",
                "self_weight": 0.0,
                "member_loads": [load.entry(MEMBER) for load in beam.loads],
            }
        ],
    }


def combination(limit_state: str, situation: str, factor: float) -> dict[str, Any]:
    return {
        "id": limit_state,
        "name": COMBINATION.format(limit_state=limit_state, factor=plain(factor)),
        "limit_state": limit_state,
        "situation": situation,
        "terms": [{"load_case": LOAD_CASE, "factor": factor}],
    }


def options() -> dict[str, Any]:
    """The analysis options written out: a reader sees them, and a later default cannot change them."""
    return {"order": "first", "shear_deformation": True, "stations": 21}


def material_entry(beam: Beam) -> dict[str, Any]:
    try:
        return materials.build(beam.material, beam.profile.thickness_mm)
    except materials.NoStrength as none:
        raise InputRefused("no_strength", "material", str(none)) from None
