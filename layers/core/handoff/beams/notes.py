"""What the numbers do not say: the words that go with a beam, as tables that every builder fills in."""

from typing import Any

from handoff.beams.assembly import Beam
from handoff.beams.sentences import Sentence, say
from handoff.beams.units import plain
from handoff.materials import standard, standards

FACTOR = "The ULS combination has {factor} on everything, which is not EN 1990 (6.10), 1.35 G + 1.5 Q"
SELF_WEIGHT = "Self-weight is not included"
# Beyond these no single beam is built, in kN/m and kN: whoever asks for more has most likely written newtons.
HEAVY_KN = {"uniform": 1000.0, "point": 5000.0}
HEAVY = "The load looks like newtons: loads are in kN/m and kN."
STRENGTH = (
    Sentence("{grade}: fy {fy} N/mm² at {thickness} mm by {standard}.", ("steel",)),
    Sentence("{grade}: 0.2 % proof strength {fy} N/mm² (EN 1999-1-1).", ("!steel strength",)),
    Sentence("{grade}: elastic properties only.", ("!steel !strength",)),
    Sentence("The load acts upward.", ("upward !several",)),
    Sentence("A load acts upward.", ("upward several",)),
)

# For the model's settings: where the strength comes from, what is left out, what the ULS factor is.
DESCRIPTION = (
    Sentence("No load is given.", ("!loaded",)),
    Sentence(HEAVY, ("heavy",)),
    *STRENGTH,
    Sentence(f"{SELF_WEIGHT}."),
    Sentence(f"{FACTOR}.", ("checked",)),
)

# For check-beam's answer: what the reader of the result must know, most important first.
CHECK_NOTE = (
    Sentence("No load was given, so the beam carries none: give udl (kN/m) or point_load (kN).", ("!loaded",)),
    Sentence(HEAVY, ("heavy",)),
    Sentence(f"{SELF_WEIGHT} ({{name}}: {{weight}} kN/m)."),
    Sentence(f"{FACTOR}; set uls_factor to suit the actions."),
    *STRENGTH,
    Sentence("point_position has no effect without point_load.", ("unused_position",)),
    Sentence(
        "Lateral-torsional buckling is skipped: the compression flange is taken as held all along.", ("restrained",)
    ),
    # Some load, taken alone, compresses the bottom flange: of a fixed beam near the ends or in the span.
    Sentence(
        "Over part or all of this beam that is the bottom flange, which a deck on top does not hold; "
        "the results warn where.",
        ("restrained fixed loaded", "restrained simply_supported upward", "restrained cantilever downward"),
    ),
    Sentence(
        "Lateral-torsional buckling is checked with the load on the top flange, which is favourable.",
        ("!restrained upward !downward",),
    ),
    Sentence(
        "Lateral-torsional buckling is checked with the load on the top flange.",
        ("!restrained !upward", "!restrained downward"),
    ),
    Sentence(
        "The root is taken as free to warp; a root held against warping resists more.", ("!restrained cantilever",)
    ),
    Sentence(
        "The fixed ends are taken as forks sideways: free to warp and to turn about the minor axis.",
        ("!restrained fixed",),
    ),
    Sentence(
        "An angle is verified elastically about its principal axes, twisted by a load on its centroid's line: "
        "what the check cannot verify it reports as not covered.",
        ("angle",),
    ),
    Sentence(
        "The load is taken through the channel's shear centre; torsion from a load on its web is not covered.",
        ("channel",),
    ),
    Sentence("The deflection check against 2L/250 from the root's tangent is informative.", ("cantilever",)),
    Sentence("The deflection check against L/250 is informative.", ("!cantilever",)),
)


def description(beam: Beam, material: dict[str, Any], factor: float | None = None) -> str:
    facts = _facts(beam, material, checked=factor is not None)
    return " ".join(say(DESCRIPTION, facts, _values(beam, material, factor)))


def check_note(beam: Beam, material: dict[str, Any], factor: float, **facts: bool) -> str:
    """The facts are those of the request: whether `restrained`, whether with an `unused_position`."""
    return " ".join(say(CHECK_NOTE, _facts(beam, material, **facts), _values(beam, material, factor)))


def _facts(beam: Beam, material: dict[str, Any], **more: bool) -> set[str]:
    facts = more | {
        "loaded": bool(beam.loads),
        "several": len(beam.loads) > 1,
        "upward": any(load.upward for load in beam.loads),
        "downward": any(not load.upward for load in beam.loads),
        "strength": "fy" in material,
        "heavy": any(
            abs(load.kn) > HEAVY_KN["point" if load.position is not None else "uniform"] for load in beam.loads
        ),
    }
    return {beam.support, beam.profile.shape, material["type"], *(fact for fact, so in facts.items() if so)}


def _values(beam: Beam, material: dict[str, Any], factor: float | None) -> dict[str, str]:
    weight = beam.profile.area * material["density"] * standards()["gravity"] / 1000
    grade = material["grade"]
    return {
        "name": beam.profile.name,
        "weight": f"{weight:.3g}",
        "factor": plain(factor or 0.0),
        "grade": grade,
        "fy": plain(material.get("fy", 0.0) / 1e6),
        "thickness": plain(beam.profile.thickness_mm),
        "standard": standard(grade, beam.profile.fabrication) if material["type"] == "steel" else "",
    }
