"""Of a broken model the parts that stand: whole entities, and the ids of broken ones."""

from collections.abc import Sequence
from typing import Any

from handoff.material_library import written_out
from handoff.nearest import LONGEST
from handoff.validation.compiled import all_fit, fits
from handoff.validation.document import COLLECTIONS, LOADS, Document, Entity, Entries
from handoff.validation.rulebook import RULES


def salvaged(model: Any) -> Document:
    """What can still be judged of a model that does not fit: whole entities, and the ids of broken ones."""
    given = _object(model).get("model")
    structure = _object(given)
    # A model may do without these; where there is no model at all, what they hold is not known either.
    optional = (*(RULES["optional_collections"] if type(given) is dict else ()), "checks")
    analysis = _object(_object(model).get("analysis"))
    entities: dict[str, list[Entity]] = {}
    places: dict[str, Sequence[int]] = {}
    ids: dict[str, set[str] | None] = {}
    sources = [(name, kind, structure.get(name, [])) for name, kind in COLLECTIONS.items()]
    for name, kind, items in (*sources, ("checks", "check", analysis.get("checks", []))):
        entities[name], places[name] = _standing(kind, items)
        ids[name] = _ids(items) if name in structure or name in optional else None
    entities["materials"] = written_out(entities["materials"])
    sound = fits("analysis").is_valid(analysis)
    loads = _standing_loads(structure.get("load_cases"))
    return Document(
        entities, places, ids, loads, analysis if sound else {}, whole=False, ruled="combinations" in analysis
    )


def _standing(kind: str, items: Any) -> tuple[list[Entity], Sequence[int]]:
    if not isinstance(items, list):
        return [], []
    if all_fit(kind).is_valid(items):
        return items, range(len(items))
    good = fits(kind).is_valid
    places = [i for i, item in enumerate(items) if good(item)]
    return [items[i] for i in places], places


def _standing_loads(cases: Any) -> dict[str, list[Entries]]:
    loads: dict[str, list[Entries]] = {kind: [] for kind in LOADS}
    for i, case in enumerate(cases if isinstance(cases, list) else []):
        for kind, name in LOADS.items():
            items, places = _standing(name, _object(case).get(kind))
            loads[kind].append(Entries(("model", "load_cases", i, kind), items, places))
    return loads


def _ids(items: Any) -> set[str] | None:
    """None where an id is unreadable: it may be the very one that a reference names."""
    if not isinstance(items, list):
        return None
    # Only text goes into the set: crafted integers would make it quadratic.
    ids = [item["id"] for item in items if type(item) is dict and type(item.get("id")) is str]
    readable = len(ids) == len(items) and all(0 < length <= LONGEST for length in map(len, ids))
    return set(ids) if readable else None


def _object(value: Any) -> Entity:
    return value if isinstance(value, dict) else {}
