"""What the numbers do not say: the words that go with a beam."""

from typing import Any

from handoff.beams.assembly import Beam
from handoff.beams.sentences import WORDS, say
from handoff.beams.units import plain
from handoff.materials import standard, standards


def description(beam: Beam, material: dict[str, Any], factor: float | None = None) -> str:
    """For the model's settings: where the strength comes from, what is left out, what the ULS factor is."""
    facts = _facts(beam, material, checked=factor is not None)
    return " ".join(say("description", facts, _values(beam, material, factor)))


def check_note(beam: Beam, material: dict[str, Any], factor: float, **facts: bool) -> str:
    """The facts are those of the request: whether `restrained`, whether with an `unused_position`."""
    return " ".join(say("check_note", _facts(beam, material, **facts), _values(beam, material, factor)))


def _facts(beam: Beam, material: dict[str, Any], **more: bool) -> set[str]:
    facts = more | {
        "loaded": bool(beam.loads),
        "several": len(beam.loads) > 1,
        "upward": any(load.upward for load in beam.loads),
        "downward": any(not load.upward for load in beam.loads),
        "strength": "fy" in material,
        "heavy": any(abs(load.kn) > WORDS["heavy_kn"][load.kind] for load in beam.loads),
    }
    return {beam.support, beam.profile.shape, material["type"], *(fact for fact, so in facts.items() if so)}


def _values(beam: Beam, material: dict[str, Any], factor: float | None) -> dict[str, str]:
    weight = beam.profile.weighing_area * material["density"] * standards()["gravity"] / 1000
    grade = material["grade"]
    return {
        "name": beam.profile.name,
        "weight": f"{weight:.{WORDS['weight_digits']}g}",
        "factor": plain(factor or 0.0),
        "grade": grade,
        "fy": plain(material.get("fy", 0.0) / 1e6),
        "thickness": plain(beam.profile.thickness_mm),
        "standard": standard(grade, beam.profile.fabrication) if material["type"] == "steel" else "",
    }
