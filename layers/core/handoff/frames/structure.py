"""A structure as its kind of frame describes it, and the model of it."""

from dataclasses import dataclass

from handoff.beams.units import plain
from handoff.frames.inputs import Frame, unfit
from handoff.frames.parts import Json
from handoff.frames.tables import TABLES, WORDS
from handoff.materials import standards

_LOADS = (("imposed_kpa", "imposed load"), ("snow_kpa", "snow"), ("wind_kpa", "wind"))


@dataclass(frozen=True)
class Structure:
    title: str
    nodes: list[Json]
    members: list[Json]
    hinged: bool
    supports: list[Json]
    # By the section's id in the model its name in the library.
    sections: dict[str, str]
    load_cases: list[Json]
    # Design members by the id of the check that verifies them.
    designs: dict[str, list[Json]]
    # Ids of those checks whose members' top flange is held all along.
    held: list[str]
    deflections: list[Json]
    assumed: list[str]
    left_out: list[str]


def model(frame: Frame, structure: Structure) -> tuple[Json, list[str]]:
    """The model, and what was assumed in it."""
    most = TABLES["most_members"]
    if len(structure.members) > most:
        counts = {"count": plain(float(len(structure.members))), "most": plain(float(most))}
        raise unfit("large", "spans_m", counts)
    grade, annex = frame.value("grade"), frame.value("annex")
    assumed = _assumed(frame, structure)
    material = {"id": grade, "type": "steel", "grade": grade, **standards()["elastic"]["steel"]}
    sections = [{"id": part, "library": name} for part, name in structure.sections.items()]
    combinations: Json = {"rule": "en1990_610", "sls": ["characteristic"]}
    if annex != "none":
        combinations["annex"] = annex
    if sum([1 for one in structure.load_cases if one["nature"] == "imposed"]) > 1:
        combinations["patterns"] = True
    made: Json = {
        "schema_version": "1.0",
        "settings": {
            "title": structure.title,
            "description": "Built by rule. Assumed: " + " ".join(assumed),
            "national_annex": annex,
        },
        "model": {
            "nodes": structure.nodes,
            "materials": [{**material, "fy_rule": "product_standard"}],
            "sections": sections,
            **({"hinges": [TABLES["hinge"]]} if structure.hinged else {}),
            "members": structure.members,
            "supports": structure.supports,
            "load_cases": structure.load_cases,
            "load_combinations": [],
            "design_members": [one for designs in structure.designs.values() for one in designs],
        },
        "analysis": {"combinations": combinations, "checks": _checks(frame, structure)},
    }
    return made, assumed


def _checks(frame: Frame, structure: Structure) -> list[Json]:
    checks: list[Json] = []
    for name, designs in structure.designs.items():
        own = [one["id"] for one in designs]
        held = {"restrained": True} if name in structure.held else {}
        checks.append({"id": name, "type": "en1993_1_1", "design_members": own, "limit_state": "ULS", **held})
    for one in structure.deflections:
        span = {"span": one["span"]} if "span" in one else {}
        axis = {"axis": "resultant"} if one["measure"] == "drift" else {}
        checks.append(
            {
                "id": one["name"],
                "type": "deflection",
                "design_members": one["of"],
                "limit_state": "SLS",
                "limit_ratio": frame.number(one["limit"]),
                "measure": one["measure"],
                **span,
                **axis,
            }
        )
    return checks


def _assumed(frame: Frame, structure: Structure) -> list[str]:
    said = list(structure.assumed)
    given = {"column": frame.named("column"), "beam": frame.named("beam"), "brace": frame.named("brace")}
    known = [name for name in given.values() if name is not None]
    first = [f"{part} {name}" for part, name in structure.sections.items() if name not in known]
    if first:
        said.append(WORDS["sections"].format(list=", ".join(first)))
    annex = frame.value("annex")
    said.append(WORDS["combinations"].format(annex="recommended" if annex == "none" else annex))
    said.append(WORDS["analysis"])
    drift = ""
    if any(one["measure"] == "drift" for one in structure.deflections):
        drift = WORDS["drift"].format(limit=plain(frame.number("drift_limit")))
    said.append(WORDS["deflection"].format(limit=plain(frame.number("deflection_limit")), drift=drift))
    for field, what in _LOADS:
        if not frame.value(field) and not (frame.kind == "beam" and field == "wind_kpa"):
            said.append(WORDS["none"].format(what=what, field=field))
    said.append(WORDS["also"].format(what="; ".join(structure.left_out)))
    return said
