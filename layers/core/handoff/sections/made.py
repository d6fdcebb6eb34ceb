"""Sections that no table lists, with every property: bars, plates, welded shapes, tubes, tees and pairs."""

from handoff.runtime.settings import schema_file
from handoff.sections.answered import answered
from handoff.sections.catalogue import Answer, made_rules
from handoff.sections.formulas import FORMULAS, POWERS, Properties, evaluated
from handoff.sections.made_names import Made, of_shape
from handoff.sections.outline import derived, double, outlined
from handoff.sections.quantities import shifted, significant

# Mass of steel in kg/m of each mm².
_KG_PER_MM2 = schema_file("standards")["elastic"]["steel"]["density"] / 1e6


def shaped(shape: Answer) -> Answer:
    """The section of a shape with nothing but its dimensions, in metres."""
    return section(of_shape(shape))


def section(found: Made) -> Answer:
    """As the API answers it."""
    kind, size, base, said = found.kind, found.size, found.base, made_rules()["said"]
    shape = kind["shape"]
    fabrication = kind.get("rounded", kind["fabrication"]) if size.get("r") else kind["fabrication"]
    if base and shape.startswith("double"):
        known = double(shape, size, _millimetres(base))
    else:
        known = _of_outline(shape, size, fabrication == "welded")
    about = {
        "name": found.name,
        "family": kind["family"],
        "region": base["region"] if base else said["region"],
        "standard": base["standard"] if base else said["standard"],
        "range": f"{said['of']}{base['name']}" if base else said["range"],
        "origin": "computed",
        "fabrication": base["fabrication"] if base else fabrication,
        "shape": shape,
        "tapered_flanges": False,
        "mass_per_m": significant(known["a"] * _KG_PER_MM2, made_rules()["mass_digits"]),
    }
    return answered(about, size, known)


def _of_outline(shape: str, size: Properties, welded: bool) -> Properties:
    walls: Properties = evaluated("made", shape, size) if shape in FORMULAS["made"] else {}
    known: Properties = outlined(shape, walls | size)
    return known | derived(shape, size, known, welded)


def _millimetres(base: Answer) -> Properties:
    known: Properties = {key: shifted(str(base[key]), 3 * power) for key, power in POWERS.items() if key in base}
    return known
