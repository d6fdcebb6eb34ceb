"""create-beam: a single-span beam model from simple inputs."""

from typing import Any

from handoff.beams import assembly, profile
from handoff.beams.assembly import Beam
from handoff.beams.inputs import CREATE_BEAM
from handoff.beams.loads import Load, acting
from handoff.beams.material import entry
from handoff.beams.notes import description
from handoff.beams.reading import Inputs, agree, read
from handoff.beams.tables import TABLES
from handoff.beams.wording import refused


def create_beam_model(body: Any) -> dict[str, Any]:
    """The model of the beam that the request describes; BadRequest says what is wrong with it."""
    asked, given = inputs = read(body, CREATE_BEAM, TABLES["create"]["elsewhere"])
    named = profile.library(asked["section"]) if given["section"] else None
    beam = Beam(
        span_m=asked["span_m"],
        support=asked["support"],
        profile=named or profile.solid(asked["height_mm"], asked["width_mm"]),
        material=asked["material"],
        loads=acting(_load(inputs)),
    )
    material = entry(beam.material, beam.profile.thickness_mm)
    model = assembly.model(beam, material, description(beam, material))
    model["model"]["load_combinations"] = [assembly.combination("SLS")]
    return model


def _load(inputs: Inputs) -> Load:
    asked, given = inputs
    position = asked["load_position_frac"]
    loads, points, kinds = given["load_kn"], given["point_load"], given["load_type"]
    uniform = [load.key for load in loads if load.key.lower() in TABLES["uniform"]]
    if points:
        key = points[0].key
        if uniform:
            raise refused("conflict", "point_load", point=key, uniform=uniform[0])
        if kinds and kinds[0].value == "udl":
            raise refused("conflict", "point_load", point=key, type=kinds[0].key)
        agree("point_load", [*points, *loads], "the point load")
        return Load(asked["point_load"], position)
    if asked["load_type"] == "udl":
        return Load(asked["load_kn"])
    if uniform:
        raise refused("conflict", "load_kn", uniform=uniform[0], type=kinds[0].key)
    return Load(asked["load_kn"], position)
