"""Of a model, broken or not, the parts that stand: whole entities, and the ids of broken ones."""

from collections.abc import Sequence
from typing import Any

from handoff.material_library import written_out
from handoff.nearest import LONGEST
from handoff.validation.columns import Columns
from handoff.validation.compiled import all_fit, fits
from handoff.validation.document import Document
from handoff.validation.entries import Entity, Entries
from handoff.validation.report import Where
from handoff.validation.rulebook import COLLECTIONS, LOADS, RULES


def document_of(model: Any, columns: dict[Where, Columns], thin: Any = None) -> Document:
    """All of a model that fits its schema; of one that does not, what stands by its thin lists."""
    given = _object(model).get("model")
    structure, analysis = _object(given), _object(_object(model).get("analysis"))
    lists = None if thin is None else _object(_object(thin).get("model")) | {"checks": analysis.get("checks", [])}
    # A model may do without these; where there is no model at all, what they hold is not known either.
    optional = (*(RULES["optional_collections"] if type(given) is dict else ()), "checks")
    entities: dict[str, list[Entity]] = {}
    places: dict[str, Sequence[int]] = {}
    ids: dict[str, set[str] | None] = {}
    for name, kind in (*COLLECTIONS.items(), ("checks", "check")):
        items = (analysis if name == "checks" else structure).get(name, [])
        entities[name], places[name] = _standing(kind, items, lists and lists.get(name, []))
        known = columns.get(("model", name), {}).get("id")
        ids[name] = _ids(items, known) if name in structure or name in optional else None
    entities["materials"] = written_out(entities["materials"])
    return Document(
        entities,
        places,
        ids,
        _loads(structure.get("load_cases"), lists and lists.get("load_cases"), columns),
        analysis if lists is None or fits("analysis").is_valid(analysis) else {},
        columns,
        whole=lists is None,
        ruled="combinations" in analysis,
        annex=str(_object(_object(model).get("settings")).get("national_annex", "none")),
    )


def _standing(kind: str, items: Any, thin: Any) -> tuple[list[Entity], Sequence[int]]:
    """Judged by the thin list, if any, which is as long as the whole one unless all of that fit."""
    if not isinstance(items, list):
        return [], []
    if thin is None or all_fit(kind).is_valid(thin):
        return items, range(len(items))
    good = fits(kind).is_valid
    places = [i for i, item in enumerate(thin) if good(item)]
    return [items[i] for i in places], places


def _loads(cases: Any, thin: Any, columns: dict[Where, Columns]) -> dict[str, list[Entries]]:
    loads: dict[str, list[Entries]] = {kind: [] for kind in LOADS}
    for i, case in enumerate(cases if isinstance(cases, list) else ()):
        for kind in LOADS.keys() & _object(case).keys():
            where = ("model", "load_cases", i, kind)
            standing = _standing(LOADS[kind], case[kind], thin and thin[i][kind])
            loads[kind].append(Entries(where, *standing, columns.get(where, {})))
    return loads


def _ids(items: Any, known: list[str] | None) -> set[str] | None:
    """None where an id is unreadable: it may be the very one that a reference names."""
    if known is not None:
        return set(known)
    if not isinstance(items, list):
        return None
    # Only text goes into the set: crafted integers would make it quadratic.
    ids = [item["id"] for item in items if type(item) is dict and type(item.get("id")) is str]
    readable = len(ids) == len(items) and all(0 < length <= LONGEST for length in map(len, ids))
    return set(ids) if readable else None


def _object(value: Any) -> Entity:
    return value if isinstance(value, dict) else {}
