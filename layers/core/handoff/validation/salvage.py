"""Of a broken model the parts that stand: whole entities, and the ids of broken ones."""

from collections.abc import Sequence
from typing import Any

from handoff.material_library import written_out
from handoff.nearest import LONGEST
from handoff.validation.columns import Columns, Reading
from handoff.validation.compiled import all_fit, fits
from handoff.validation.document import COLLECTIONS, LOADS, Document
from handoff.validation.entries import Entity, Entries
from handoff.validation.report import Where
from handoff.validation.rulebook import RULES


def salvaged(model: Any, read: Reading) -> Document:
    """What can still be judged of a model that does not fit: whole entities, and the ids of broken ones."""
    given = _object(model).get("model")
    structure, thin = _object(given), _object(read.thin.get("model"))
    # A model may do without these; where there is no model at all, what they hold is not known either.
    optional = (*(RULES["optional_collections"] if type(given) is dict else ()), "checks")
    analysis = _object(_object(model).get("analysis"))
    entities: dict[str, list[Entity]] = {}
    places: dict[str, Sequence[int]] = {}
    ids: dict[str, set[str] | None] = {}
    checks = analysis.get("checks", [])
    sources = [(name, kind, structure.get(name, []), thin.get(name, [])) for name, kind in COLLECTIONS.items()]
    for name, kind, items, judged in (*sources, ("checks", "check", checks, checks)):
        entities[name], places[name] = _standing(kind, items, judged)
        ids[name] = _ids(items) if name in structure or name in optional else None
    entities["materials"] = written_out(entities["materials"])
    sound = fits("analysis").is_valid(analysis)
    loads = _standing_loads(structure.get("load_cases"), thin.get("load_cases"), read.columns)
    known, ruled = analysis if sound else {}, "combinations" in analysis
    return Document(entities, places, ids, loads, known, read.columns, whole=False, ruled=ruled)


def _standing(kind: str, items: Any, thin: Any) -> tuple[list[Entity], Sequence[int]]:
    """Judged by the thin list, which is as long as the whole one unless all of that fit."""
    if not isinstance(items, list):
        return [], []
    if all_fit(kind).is_valid(thin):
        return items, range(len(items))
    good = fits(kind).is_valid
    places = [i for i, item in enumerate(thin) if good(item)]
    return [items[i] for i in places], places


def _standing_loads(cases: Any, thin: Any, columns: dict[Where, Columns]) -> dict[str, list[Entries]]:
    loads: dict[str, list[Entries]] = {kind: [] for kind in LOADS}
    for i, (case, judged) in enumerate(zip(cases, thin, strict=True) if isinstance(cases, list) else ()):
        for kind, name in LOADS.items():
            where = ("model", "load_cases", i, kind)
            items, places = _standing(name, _object(case).get(kind), _object(judged).get(kind))
            loads[kind].append(Entries(where, items, places, columns.get(where, {})))
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
