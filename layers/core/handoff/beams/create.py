"""create-beam: a single-span beam model from simple inputs."""

from typing import Any

from handoff.beams import assembly, profile
from handoff.beams.assembly import Beam
from handoff.beams.catalogue import Library
from handoff.beams.fields import CREATE_BEAM
from handoff.beams.loads import Load, acting
from handoff.beams.material import entry
from handoff.beams.notes import description
from handoff.beams.reading import Inputs, agree, read
from handoff.beams.tables import TABLES
from handoff.beams.wording import refused


def created(body: Any, library: Library) -> dict[str, Any]:
    """The model of the beam that the request describes."""
    inputs = read(body, CREATE_BEAM, TABLES["create"]["elsewhere"], library)
    named = profile.listed(inputs.value("section"), library) if inputs.given("section") else None
    beam = Beam(
        span_m=inputs.value("span_m"),
        support=inputs.value("support"),
        profile=named or profile.solid(inputs.value("height_mm"), inputs.value("width_mm")),
        material=inputs.value("material"),
        loads=acting(_load(inputs, library)),
    )
    material = entry(beam.material, beam.profile.thickness_mm)
    model = assembly.model(beam, material, description(beam, material))
    model["model"]["load_combinations"] = [assembly.combination("SLS")]
    return model


def _load(inputs: Inputs, library: Library) -> Load:
    position = inputs.value("load_position_frac")
    loads, points, kinds = inputs.given("load_kn"), inputs.given("point_load"), inputs.given("load_type")
    uniform = [load.key for load in loads if load.key.lower() in TABLES["uniform"]]
    if points:
        key = points[0].key
        if uniform:
            raise refused("conflict", "point_load", point=key, uniform=uniform[0])
        if kinds and kinds[0].value == "udl":
            raise refused("conflict", "point_load", point=key, type=kinds[0].key)
        agree("point_load", [*points, *loads], library, "the point load")
        return Load(inputs.value("point_load"), position)
    if inputs.value("load_type") == "udl":
        return Load(inputs.value("load_kn"))
    if uniform:
        raise refused("conflict", "load_kn", uniform=uniform[0], type=kinds[0].key)
    return Load(inputs.value("load_kn"), position)
