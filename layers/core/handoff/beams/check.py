"""check-beam: a single-span steel beam with its ULS and SLS combinations and its EN 1993-1-1 member check."""

from typing import Any

from handoff.beams import assembly, profile, supports
from handoff.beams.assembly import Beam
from handoff.beams.inputs import CHECK_BEAM
from handoff.beams.loads import Load, present
from handoff.beams.notes import check_note, description
from handoff.beams.reading import Inputs, read

DESIGN_MEMBER = "D1"
# 6.3.2.3 is for rolled and equivalent welded I and H sections; the rest goes by the general case 6.3.2.2.
LTB_METHODS = {
    "i": "rolled",
    **dict.fromkeys(("channel", "angle", "tee", "rhs", "chs", "rectangle", "circle"), "general"),
    **dict.fromkeys(("double_angle", "double_channel"), "general"),
}

ELSEWHERE = {
    "load_kn": "a key of create-beam; here it is udl in kN/m or point_load in kN",
    "load": "a key of create-beam; here it is udl in kN/m or point_load in kN",
    "load_type": "a key of create-beam; here udl and point_load are two keys",
    "load_position_frac": "a key of create-beam; here it is point_position",
    "height_mm": "a key of create-beam; check-beam takes library sections only",
    "width_mm": "a key of create-beam; check-beam takes library sections only",
}


def check_beam_model(body: Any) -> tuple[dict[str, Any], str]:
    """The model of the beam that the request describes, and the note for its reader; BadRequest says what is wrong."""
    inputs = read(body, CHECK_BEAM, ELSEWHERE)
    beam = Beam(
        span_m=inputs.number("span_m"),
        support=inputs.text("support"),
        profile=profile.library(inputs.text("section")),
        material=inputs.text("material"),
        loads=present(_udl(inputs), _point(inputs)),
    )
    material = assembly.material_entry(beam)
    factor, restrained = inputs.number("uls_factor"), inputs.flag("restrained")
    model = {
        "schema_version": assembly.SCHEMA_VERSION,
        "settings": assembly.settings(beam, description(beam, material, factor)),
        "model": {
            **assembly.parts(beam, material),
            "load_combinations": [
                assembly.combination("ULS", "persistent", factor),
                assembly.combination("SLS", "characteristic", 1.0),
            ],
            "design_members": [_design_member(beam)],
        },
        "analysis": {
            "options": assembly.options(),
            "checks": [_steel_check(beam, restrained), _deflection_check()],
        },
    }
    unused_position = bool(inputs.given("point_position")) and not inputs.given("point_load")
    return model, check_note(beam, material, factor, restrained=restrained, unused_position=unused_position)


def _udl(inputs: Inputs) -> Load | None:
    kn = inputs.number_or_none("udl")
    return None if kn is None else Load(kn)


def _point(inputs: Inputs) -> Load | None:
    kn = inputs.number_or_none("point_load")
    return None if kn is None else Load(kn, inputs.number("point_position"))


def _design_member(beam: Beam) -> dict[str, Any]:
    """Flexural buckling by Euler's lengths for the supports as modelled; between forks LTB has the whole span."""
    l_cr = supports.NAMED[beam.support].buckling * beam.span_m
    return {
        "id": DESIGN_MEMBER,
        "name": beam.profile.name,
        "members": [assembly.MEMBER],
        "l_cr_y": l_cr,
        "l_cr_z": l_cr,
        "l_lt": beam.span_m,
        **({"load_line": "shear_centre"} if beam.profile.shape == "channel" else {}),
    }


def _steel_check(beam: Beam, restrained: bool) -> dict[str, Any]:
    """Every choice of the check written out; partial factors are those EN 1993-1-1 6.1(1) recommends."""
    return {
        "id": "EC3",
        "name": "EN 1993-1-1",
        "type": "en1993_1_1",
        "design_members": [DESIGN_MEMBER],
        "limit_state": "ULS",
        "informative": False,
        "gamma_m0": 1.0,
        "gamma_m1": 1.0,
        "restrained": restrained,
        "load_height": "top",
        "ltb_method": LTB_METHODS[beam.profile.shape],
        "use_f": False,
        "root_warping": "free",
        "eta": 1.0,
        "interaction": "annex_b",
    }


def _deflection_check() -> dict[str, Any]:
    """L/250 (a cantilever: 2L/250 from the root's tangent). Limits are national, so this one informs only."""
    return {
        "id": "DEFL",
        "name": "Deflection",
        "type": "deflection",
        "design_members": [DESIGN_MEMBER],
        "limit_state": "SLS",
        "informative": True,
        "limit_ratio": 250.0,
        "axis": "z",
    }
