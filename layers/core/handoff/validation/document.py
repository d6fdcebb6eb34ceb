"""The model as the rules read it: collections, known ids and loads; of a broken model, the parts that stand."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from operator import itemgetter
from typing import Any

from handoff.validation.compiled import fits
from handoff.validation.report import Where

Entity = dict[str, Any]

COLLECTIONS = {
    "nodes": "node",
    "materials": "material",
    "sections": "section",
    "hinges": "hinge",
    "members": "member",
    "plates": "plate",
    "supports": "support",
    "load_cases": "load_case",
    "load_combinations": "load_combination",
    "design_members": "design_member",
}
LOADS = {
    "node_loads": "node_load",
    "member_loads": "member_load",
    "plate_loads": "plate_load",
    "support_displacements": "support_displacement",
}


@dataclass
class Loads:
    """The loads of one kind in one load case; `places` are their indices in the document."""

    where: Where
    items: list[Entity]
    places: Sequence[int]


@dataclass
class Document:
    entities: dict[str, list[Entity]]
    places: dict[str, Sequence[int]]
    # None: the collection itself is unreadable, so nothing can be said about references to it.
    ids: dict[str, set[str] | None]
    loads: dict[str, list[Loads]]
    analysis: Entity
    by_id: dict[str, dict[str, Entity]] = field(default_factory=dict)

    def where(self, collection: str, index: int) -> Where:
        home = "analysis" if collection == "checks" else "model"
        return (home, collection, self.places[collection][index])

    def lookup(self, collection: str) -> dict[str, Entity]:
        """Entities by id; of duplicates the first, as the message about them says."""
        if collection not in self.by_id:
            items = self.entities[collection]
            self.by_id[collection] = dict(zip(map(itemgetter("id"), reversed(items)), reversed(items), strict=True))
        return self.by_id[collection]

    @cached_property
    def starts(self) -> list[str]:
        return list(map(itemgetter("start"), self.entities["members"]))

    @cached_property
    def ends(self) -> list[str]:
        return list(map(itemgetter("end"), self.entities["members"]))

    @cached_property
    def points(self) -> dict[str, tuple[float, float, float]]:
        """Coordinates by node id."""
        nodes = self.entities["nodes"]
        return dict(zip(map(itemgetter("id"), nodes), map(itemgetter("x", "y", "z"), nodes), strict=True))


def of(model: Entity) -> Document:
    """The document of a model that fits its schema."""
    structure = model["model"]
    analysis = model.get("analysis", {})
    entities = {name: structure.get(name, []) for name in COLLECTIONS}
    entities["checks"] = analysis.get("checks", [])
    return Document(
        entities=entities,
        places={name: range(len(items)) for name, items in entities.items()},
        ids={name: set(map(itemgetter("id"), items)) for name, items in entities.items()},
        loads={
            kind: [
                Loads(("model", "load_cases", i, kind), case[kind], range(len(case[kind])))
                for i, case in enumerate(entities["load_cases"])
                if kind in case
            ]
            for kind in LOADS
        },
        analysis=analysis,
    )


def salvaged(model: Any) -> Document:
    """What can still be judged of a model that does not fit: whole entities, and the ids of broken ones."""
    structure = _object(_object(model).get("model"))
    analysis = _object(_object(model).get("analysis"))
    entities: dict[str, list[Entity]] = {}
    places: dict[str, Sequence[int]] = {}
    ids: dict[str, set[str] | None] = {}
    sources = [(name, kind, structure.get(name, [])) for name, kind in COLLECTIONS.items()]
    for name, kind, items in (*sources, ("checks", "check", analysis.get("checks", []))):
        entities[name], places[name] = _standing(kind, items)
        ids[name] = (
            _ids(items) if name in structure or name in ("hinges", "plates", "design_members", "checks") else None
        )
    sound = fits("analysis").is_valid(analysis)
    return Document(entities, places, ids, _standing_loads(structure.get("load_cases")), analysis if sound else {})


def _standing(kind: str, items: Any) -> tuple[list[Entity], list[int]]:
    if not isinstance(items, list):
        return [], []
    good = fits(kind).is_valid
    places = [i for i, item in enumerate(items) if good(item)]
    return [items[i] for i in places], places


def _standing_loads(cases: Any) -> dict[str, list[Loads]]:
    loads: dict[str, list[Loads]] = {kind: [] for kind in LOADS}
    for i, case in enumerate(cases if isinstance(cases, list) else []):
        for kind, name in LOADS.items():
            items, places = _standing(name, _object(case).get(kind))
            loads[kind].append(Loads(("model", "load_cases", i, kind), items, places))
    return loads


def _ids(items: Any) -> set[str] | None:
    if not isinstance(items, list):
        return None
    return {item["id"] for item in items if isinstance(item, dict) and isinstance(item.get("id"), str)}


def _object(value: Any) -> Entity:
    return value if isinstance(value, dict) else {}
