"""Forces so small that they look like kN: in the whole model, in a load case."""

from collections.abc import Iterator

from handoff.sentences import said
from handoff.validation.document import Document, remembered
from handoff.validation.entries import FORCES, Entity, Entries
from handoff.validation.report import Finding, Where
from handoff.validation.rulebook import RULES

_SMALL: dict[str, float] = RULES["small_forces"]
_NATURES = ("permanent", "imposed", "snow", "wind")


def size(_: Document, load: Entity) -> float:
    """The largest component of a load, whatever its direction."""
    return max([abs(load[key]) for key in FORCES["components"] if key in load], default=0.0)


def largest(document: Document) -> float:
    return max((loads.largest for loads in document.lists("forces")), default=0.0)


def lone_moment(document: Document) -> float | None:
    """The largest moment where no forces or pressures act: beside them a small one is nothing strange."""
    pressures = (loads for home in ("area_loads", "plate_loads") for loads in document.lists(home))
    if largest(document) > 0 or any(loads.items for loads in pressures):
        return None
    lists = document.lists("forces")
    turns = (loads.values(key, 0.0) for loads in lists for key in loads.keys.intersection(FORCES["turns"]))
    return max((abs(moment) for moments in turns for moment in moments), default=0.0)


@remembered
def _heaviest(document: Document) -> dict[str, Entries]:
    """By load case, of its lists the one with the largest force."""
    found: dict[str, Entries] = {}
    for loads in document.lists("forces"):
        name = document.entities["load_cases"][int(loads.where[2])]["id"]
        if name not in found or found[name].largest < loads.largest:
            found[name] = loads
    return found


def model_in_kilonewtons(document: Document) -> Iterator[Finding]:
    """The first force, or moment where there is no force, of a model whose largest looks like kN."""
    if any(map(converted, document.lists("forces"))):
        return
    checked = any(check["type"] == "en1993_1_1" for check in document.entities["checks"])
    least = 0.0 if checked and largest(document) <= 1 else 1.0
    if largest(document) <= _SMALL["model"]:
        place = _first_above(document, FORCES["components"], least)
        if place is not None:
            yield place, "force_unit", said("forces_in_kilonewtons", size=f"{largest(document):.6g}")
            return
    lone = lone_moment(document)
    if lone is not None and lone <= _SMALL["model"] and not document.entities["plates"]:
        place = _first_above(document, FORCES["turns"], 0.0 if checked and lone <= 1 else 1.0)
        if place is not None:
            yield place, "force_unit", said("moments_in_kilonewtons", size=f"{lone:.6g}")


def _first_above(document: Document, keys: list[str], least: float) -> Where | None:
    for loads in document.lists("forces"):
        for place, load in zip(loads.places, loads.items, strict=True):
            if any(abs(load.get(key, 0.0)) > least for key in keys):
                return (*loads.where, place)
    return None


def cases_in_kilonewtons(document: Document) -> Iterator[Finding]:
    """Load cases without a force that others would call one."""
    if largest(document) < _SMALL["beside"]:
        return
    for i, case in enumerate(document.entities["load_cases"]):
        loads = _heaviest(document).get(case["id"])
        if loads is None or case["nature"] not in _NATURES or not 1 < loads.largest <= _SMALL["case"]:
            continue
        # A mesh of many nodes may well have a few newtons on each.
        spread = loads.where[-1] == "node_loads" and len(loads.items) > _SMALL["nodes"]
        if not spread and not converted(loads):
            words = said("case_in_kilonewtons", size=f"{loads.largest:.6g}")
            yield (*document.where("load_cases", i), str(loads.where[-1]), 0), "force_unit", words


def converted(loads: Entries) -> bool:
    """Whoever names a load "0.1 kN/m" and writes 100 has converted it."""
    return "name" in loads.keys and any(FORCES["converted"] in name for name in loads.values("name", ""))
