"""The model as the rules read it: collections, known ids and loads."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from operator import itemgetter
from typing import Any, Concatenate, ParamSpec, TypeVar

from handoff.nearest import nearest
from handoff.validation.columns import Columns
from handoff.validation.entries import FORCES, Entity, Entries
from handoff.validation.layout import Layout
from handoff.validation.paths import PATHS, names_at
from handoff.validation.report import Where
from handoff.validation.rulebook import RULES

Asked = ParamSpec("Asked")
Found = TypeVar("Found")

# Steps spent on suggestions, at least and for each entity: enough for any slip of the pen, too few to wait for. A name
# costs so many for each of its characters to be respelt, and one for each pair of characters compared with those known.
_STEPS, _STEPS_PER_ENTITY, _STEPS_RESPELT = (
    RULES["nearest"][key] for key in ("steps", "steps_per_entity", "steps_respelt")
)


@dataclass
class Document(Layout):
    entities: dict[str, list[Entity]]
    places: dict[str, Sequence[int]]
    # None: the collection itself is unreadable, so nothing can be said about references to it.
    ids: dict[str, set[str] | None]
    loads: dict[str, list[Entries]]
    analysis: Entity
    # Of long lists whose entities are alike, by place.
    columns: dict[Where, Columns] = field(default_factory=dict)
    # Whether every entity of the document is here, or only those that fit their schema.
    whole: bool = True
    # Whether combinations are asked for by rule, readable or not.
    ruled: bool = False
    # The national annex of the steel checks.
    annex: str = "none"
    # What was found out about the whole model, or about one of its entities.
    facts: dict[Any, Any] = field(init=False, default_factory=dict)
    _by_id: dict[str, dict[str, Entity]] = field(init=False, default_factory=dict)
    _gathered: dict[tuple[str, tuple[str, ...]], set[str]] = field(init=False, default_factory=dict)
    _listed: dict[str, list[Entries]] = field(init=False, default_factory=dict)
    _steps: int = field(init=False, default=0)
    _characters: dict[str, int] = field(init=False, default_factory=dict)

    def with_members(self, members: list[Entity], places: list[int]) -> "Document":
        """The same with other members, and where those stand in the document."""
        entities, homes = {**self.entities, "members": members}, {**self.places, "members": places}
        return replace(self, entities=entities, places=homes, columns={})

    def where(self, collection: str, index: int) -> Where:
        home = "analysis" if collection == "checks" else "model"
        return (home, collection, self.places[collection][index])

    def where_node(self, name: str) -> Where:
        return self.where("nodes", self.node_places[name])

    def lists(self, home: str) -> list[Entries]:
        """The lists that hold a kind of entity: of each load case or combination, or the collection itself."""
        if home in self.loads:
            return self.loads[home]
        if home == "forces":
            return [loads for kind in FORCES["in"] for loads in self.loads[kind]]
        if home not in self._listed:
            self._listed[home] = list(self._lists(home))
        return self._listed[home]

    def _lists(self, home: str) -> Iterator[Entries]:
        if home == "analysis":
            yield Entries((), [self.analysis], ["analysis"])
        elif home == "model":
            yield Entries((), [{}], ["model"])
        elif home == "terms":
            for i, combination in enumerate(self.entities["load_combinations"]):
                terms = combination["terms"]
                yield Entries((*self.where("load_combinations", i), "terms"), terms, range(len(terms)))
        else:
            where = ("analysis" if home == "checks" else "model", home)
            yield Entries(where, self.entities[home], self.places[home], self.columns.get(where, {}))

    def complete(self, collection: str) -> bool:
        """Whether every entity of a collection is here; a broken one may be the very one that is sought."""
        known = self.ids[collection]
        return known is not None and len(known) <= len(self.entities[collection])

    def lookup(self, collection: str) -> dict[str, Entity]:
        """Entities by id; of duplicates the first, as the message about them says."""
        if collection not in self._by_id:
            items = self.entities[collection]
            self._by_id[collection] = dict(zip(map(itemgetter("id"), reversed(items)), reversed(items), strict=True))
        return self._by_id[collection]

    def nearest(self, name: str, collection: str) -> list[str]:
        """The ids most like a name; once many names have been compared, those one edit away, and in the end none."""
        known = self.ids[collection] or set()
        if collection not in self._characters:
            self._characters[collection] = sum(map(len, known))
        left = _STEPS + _STEPS_PER_ENTITY * sum(map(len, self.entities.values())) - self._steps
        respelt, compared = len(name) * _STEPS_RESPELT, len(name) * self._characters[collection]
        scan = respelt + compared <= left
        self._steps += respelt + compared * scan
        return nearest(name, known, scan=scan) if respelt <= left else []

    def names(self, target: str, home: str) -> Iterator[Iterable[Any]]:
        """The ids of one collection as entities of one kind refer to them, list by list; None where one does not."""
        if (home, target) == ("members", "nodes"):
            yield from (self.starts, self.ends)
            return
        for step, *further in PATHS[home, target]:
            for listed in self.lists(home):
                if step in listed.keys:
                    yield names_at(listed.values(step), further)

    def named(self, target: str, *homes: str) -> set[str]:
        """The ids of one collection that entities of some kinds refer to."""
        if (target, homes) not in self._gathered:
            naming = [home for home in homes if any(listed.items for listed in self.lists(home))]
            if len(naming) == 1 < len(homes):
                self._gathered[target, homes] = self.named(target, *naming)
            elif (target, *naming) == ("nodes", "members"):
                self._gathered[target, homes] = self.stood_on(self.ids["nodes"])
            else:
                found: set[Any] = set().union(*(names for home in naming for names in self.names(target, home)))
                found.discard(None)
                self._gathered[target, homes] = found
        return self._gathered[target, homes]

    @property
    def used(self) -> set[str]:
        """The nodes that members and plates stand on."""
        return self.named("nodes", "members", "plates")

    @property
    def member_keys(self) -> set[str]:
        return self.lists("members")[0].keys


def remembered(find: Callable[Concatenate[Document, Asked], Found]) -> Callable[Concatenate[Document, Asked], Found]:
    """Found out once of a document, or of each of its entities or names, however many rows ask for it."""

    def known(document: Document, /, *entities: Asked.args, **named: Asked.kwargs) -> Found:
        key = (find, *(entity if isinstance(entity, str | tuple) else id(entity) for entity in entities))
        if key not in document.facts:
            document.facts[key] = find(document, *entities, **named)
        found: Found = document.facts[key]
        return found

    return known
