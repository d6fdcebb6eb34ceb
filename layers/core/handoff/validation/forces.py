"""How large forces are: of a load, of a load case and of the model; and whether names say that they were converted."""

from handoff.validation.document import Document, remembered
from handoff.validation.entries import FORCES, Entity, Entries


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
def heaviest(document: Document) -> dict[str, Entries]:
    """By load case, of its lists the one with the largest force."""
    found: dict[str, Entries] = {}
    for loads in document.lists("forces"):
        name = document.entities["load_cases"][int(loads.where[2])]["id"]
        if name not in found or found[name].largest < loads.largest:
            found[name] = loads
    return found


def loaded_nodes(loads: Entries) -> int:
    """A mesh of many nodes may well have a few newtons on each."""
    return len(loads.items) if loads.where[-1] == "node_loads" else 0


def converted(loads: Entries) -> bool:
    """Whoever names a load "0.1 kN/m" and writes 100 has converted it."""
    return "name" in loads.keys and any(FORCES["converted"] in name for name in loads.values("name", ""))
