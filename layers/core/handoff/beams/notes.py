"""What the numbers do not say: the words that go with a beam, in its description and in check-beam's note."""

from typing import Any

from handoff.beams.assembly import Beam
from handoff.beams.units import plain
from handoff.materials import standard

# Standard gravity, to give a weight beside a mass.
GRAVITY = 9.80665


def description(beam: Beam, material: dict[str, Any], factor: float | None = None) -> str:
    """For the model's settings: where the strength comes from, what is left out, what the ULS factor is."""
    sentences = [] if beam.loads else ["No load is given."]
    sentences.append(_strength(beam, material))
    if any(load.upward for load in beam.loads):
        sentences.append(_upward(beam))
    sentences.append("Self-weight is not included.")
    if factor is not None:
        sentences.append(f"{_factor(factor)}.")
    return " ".join(sentences)


def check_note(
    beam: Beam, material: dict[str, Any], factor: float, restrained: bool, unused_position: bool = False
) -> str:
    """For check-beam's answer: what the reader of the result must know, most important first."""
    weight = beam.profile.area * material["density"] * GRAVITY / 1000
    sentences = []
    if not beam.loads:
        sentences.append("No load was given, so the beam carries none: give udl (kN/m) or point_load (kN).")
    sentences.append(f"Self-weight is not included ({beam.profile.name}: {weight:.3g} kN/m).")
    sentences.append(f"{_factor(factor)}; set uls_factor to suit the actions.")
    sentences.append(_strength(beam, material))
    if any(load.upward for load in beam.loads):
        sentences.append(_upward(beam))
    if unused_position:
        sentences.append("point_position has no effect without point_load.")
    sentences.extend(_buckling(beam, restrained))
    sentences.extend(_coverage(beam))
    limit = "2L/250 from the root's tangent" if beam.support == "cantilever" else "L/250"
    sentences.append(f"The deflection check against {limit} is informative.")
    return " ".join(sentences)


def _strength(beam: Beam, material: dict[str, Any]) -> str:
    grade, thickness = material["grade"], plain(beam.profile.thickness_mm)
    if material["type"] == "steel":
        product = standard(grade, beam.profile.fabrication)
        return f"{grade}: fy {plain(material['fy'] / 1e6)} N/mm² at {thickness} mm by {product}."
    if "fy" in material:
        return f"{grade}: 0.2 % proof strength {plain(material['fy'] / 1e6)} N/mm² (EN 1999-1-1)."
    return f"{grade}: elastic properties only."


def _factor(factor: float) -> str:
    return f"The ULS combination has {plain(factor)} on everything, which is not EN 1990 (6.10), 1.35 G + 1.5 Q"


def _upward(beam: Beam) -> str:
    return "The load acts upward." if len(beam.loads) == 1 else "A load acts upward."


def _buckling(beam: Beam, restrained: bool) -> list[str]:
    if restrained:
        sentences = ["Lateral-torsional buckling is skipped: the compression flange is taken as held all along."]
        if _bottom_flange_compressed(beam):
            sentences.append(
                "Over part or all of this beam that is the bottom flange, which a deck on top does not hold; "
                "the results warn where."
            )
        return sentences
    favourable = ", which is favourable" if beam.loads and all(load.upward for load in beam.loads) else ""
    sentences = [f"Lateral-torsional buckling is checked with the load on the top flange{favourable}."]
    if beam.support == "cantilever":
        sentences.append("The root is taken as free to warp; a root held against warping resists more.")
    if beam.support == "fixed":
        sentences.append("The fixed ends are taken as forks sideways: free to warp and to turn about the minor axis.")
    return sentences


def _bottom_flange_compressed(beam: Beam) -> bool:
    """Whether some load of the beam, taken alone, compresses the bottom flange somewhere."""
    if beam.support == "fixed":
        return bool(beam.loads)  # near the ends under downward load, in the span under upward load
    upward = beam.support == "simply_supported"
    return any(load.upward == upward for load in beam.loads)


def _coverage(beam: Beam) -> list[str]:
    if beam.profile.shape == "angle":
        return [
            "EN 1993-1-1 has no lateral-torsional buckling rule for angles, and an angle bends about both axes: "
            "what the check cannot verify it reports as not covered."
        ]
    if beam.profile.shape == "channel":
        return ["The load is taken through the channel's shear centre; torsion from a load on its web is not covered."]
    return []
