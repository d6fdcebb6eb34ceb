"""check-beam: a single-span steel beam with its ULS and SLS combinations and its EN 1993-1-1 member check."""

from copy import deepcopy
from typing import Any

from handoff.beams import assembly, profile
from handoff.beams.assembly import Beam
from handoff.beams.catalogue import Library
from handoff.beams.fields import CHECK_BEAM
from handoff.beams.loads import Load, acting
from handoff.beams.material import entry
from handoff.beams.notes import check_note, description
from handoff.beams.reading import read
from handoff.beams.tables import TABLES


def checked(body: Any, library: Library) -> tuple[dict[str, Any], str]:
    """The model of the beam that the request describes, and the note for its reader."""
    inputs = read(body, CHECK_BEAM, TABLES["check"]["elsewhere"], library)
    uniform = Load(inputs.value("udl") or 0.0)
    point = Load(inputs.value("point_load") or 0.0, inputs.value("point_position"))
    beam = Beam(
        span_m=inputs.value("span_m"),
        support=inputs.value("support"),
        profile=profile.listed(inputs.value("section"), library),
        material=inputs.value("material"),
        loads=acting(uniform, point),
    )
    material = entry(beam.material, beam.profile.thickness_mm)
    factor, restrained = inputs.value("uls_factor"), inputs.value("restrained")
    model = assembly.model(beam, material, description(beam, material, factor))
    model["model"] |= {
        "load_combinations": [assembly.combination("ULS", factor), assembly.combination("SLS")],
        "design_members": [_design_member(beam, inputs.value("bearing_mm"))],
    }
    steel, deflection = deepcopy(TABLES["checks"])
    steel |= {"restrained": restrained, "ltb_method": TABLES["ltb_methods"][beam.profile.shape]}
    model["analysis"]["checks"] = [steel, deflection]
    unused_position = bool(inputs.given("point_position")) and not inputs.given("point_load")
    return model, check_note(beam, material, factor, restrained=restrained, unused_position=unused_position)


def _design_member(beam: Beam, bearing_mm: float | None) -> dict[str, Any]:
    """Flexural buckling by Euler's lengths for the supports as modelled; between forks LTB has the whole span."""
    l_cr = beam.held["buckling"] * beam.span_m
    return {
        **TABLES["design_member"],
        "name": beam.profile.name,
        "l_cr_y": l_cr,
        "l_cr_z": l_cr,
        "l_lt": beam.span_m,
        **TABLES["load_lines"].get(beam.profile.shape, {}),
        **({} if bearing_mm is None else {"stiff_bearing_length": bearing_mm / 1000}),
    }
