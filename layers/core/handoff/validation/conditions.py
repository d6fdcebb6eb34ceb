"""Conditions of rows in schemas/rules.json, as questions to an entity and to all of a list at once.

A condition is a relation and its sides: a path of keys, which may lead through references; a number; or several, whose
product is meant, or after "+" their sum. Two sides are compared; "given" and "missing" take one path, "is" and "is not"
two, "in" and "not in" a path and the values or the path of their list; "unless" is "not in" and holds of what is
missing too; "about" takes numbers that the size may be near to, "several" the key of a list with more than one, "named"
and "unnamed" the kinds of entities some or none of which refers to this one.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import nan, prod
from operator import eq, ge, gt, le, lt
from typing import Any

from handoff.validation.document import Document
from handoff.validation.entries import ABSENT, Entity, Entries, fulfilling
from handoff.validation.facts import FACTS
from handoff.validation.quantities import QUANTITIES
from handoff.validation.rulebook import RULES

_TARGETS = {(home, field): target for home, field, target in RULES["references"]}
_ABOUT: float = RULES["about_within"]
# Names that stand for conditions: of an entity by its kind, and of the model by what some entity of a kind fulfils.
_NAMED: dict[str, dict[str, list[Any]]] = RULES["named"]
_OF_MODEL = FACTS.keys() | _NAMED["model"].keys()
_DERIVED = _OF_MODEL.union(*QUANTITIES.values(), *_NAMED.values())
# Whether a number is one that a row asks for; of none at all, which is NaN, every comparison is false.
_COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    "<": lt,
    "<=": le,
    ">": gt,
    ">=": ge,
    "<>": lambda value, other: value < other or value > other,
    "beyond": lambda value, most: abs(value) > most,
    "about": lambda value, others: any(abs(abs(value) - other) <= _ABOUT for other in others),
}

Holds = Callable[[Document, Entity], bool]
# Whether a condition may hold of any in a list, and of which.
MayHold = Callable[[Document, Entries], bool]
Chooses = Callable[[Entries, Sequence[int]], Sequence[int]]


def needs(condition: list[Any]) -> set[str]:
    """The entity's own keys without which a condition cannot hold."""
    relation, left, *_ = condition
    free = relation in ("missing", "named", "unnamed", "unless")
    return set() if free else {key.partition(".")[0] for key in _paths(left)}


def _paths(side: Any) -> list[str]:
    if isinstance(side, list):
        return [path for part in side if part != "+" for path in _paths(part)]
    return [side] if isinstance(side, str) and side not in _DERIVED else []


def holds(home: str, relation: str, left: Any, right: Any = None) -> Holds:
    """Whether it holds of an entity."""
    if compared := _COMPARISONS.get(relation):
        number, limit = number_at(home, left), _constant(right) if relation == "about" else number_at(home, right)
        return lambda document, entity: compared(number(document, entity), limit(document, entity))
    if relation in ("named", "unnamed"):
        return lambda document, entity: (entity["id"] in document.named(home, *left)) == (relation == "named")
    value = value_at(home, left)
    if relation == "missing":
        return lambda document, entity: value(document, entity) is ABSENT
    if relation == "given":
        return lambda document, entity: (found := value(document, entity)) is not None and found is not ABSENT
    if relation == "several":
        return lambda document, entity: len(entity.get(left, ())) > 1
    other = value_at(home, right) if isinstance(right, str) else _constant(right)
    within, wanted = relation not in ("is", "is not"), relation in ("is", "in")

    def compares(document: Document, entity: Entity) -> bool:
        found = value(document, entity)
        if found is None or found is ABSENT:
            return relation == "unless" and found is ABSENT
        beside = other(document, entity)
        return (beside is not None and (found in beside) == wanted) if within else bool(found == beside) == wanted

    return compares


def together(home: str, conditions: list[list[Any]]) -> Holds:
    """Whether all of them hold, asked one after the other."""
    if not conditions:
        return _constant(True)
    first, *further = conditions
    asked = holds(home, *first)
    if not further:
        return asked
    others = together(home, further)
    return lambda document, entity: asked(document, entity) and others(document, entity)


def general(home: str, relation: str, left: Any, right: Any = None) -> MayHold | None:
    """Whether a look at the whole model, whose entities are many, shows that a condition holds of none."""
    if relation == "unnamed":
        # Such advice is for models whose references lead somewhere: as many names as entities are those of all.
        return lambda document, _: len(document.named(home, *left)) < len(document.entities[home])
    if relation == "is":
        return lambda _, listed: any(map(eq, listed.values(left), listed.values(right)))
    if isinstance(left, str) and left in _OF_MODEL:
        of_the_model = holds(home, relation, left, right)
        return lambda document, _: of_the_model(document, {})
    first, _, rest = left.partition(".") if relation == "missing" else ("", "", "")
    target = _TARGETS.get((home, first), "")
    if not target:
        return None
    # What is missing of that which they refer to is missing of few.
    lacks = holds(target, relation, rest)
    return lambda document, _: any(
        lacks(document, entity)
        for entity in map(document.lookup(target).get, document.named(target, home))
        if entity is not None
    )


def plain(relation: str, left: Any, right: Any = None) -> Chooses | None:
    """Of a field, or the size of a force, beside a number: the places of those of which it may hold, by its column."""
    if relation == "several":
        return partial(_of_several, left)
    in_column = left == "size" or (_paths(left) == [left] and "." not in left)
    compared = _COMPARISONS.get(relation)
    if compared is None or not in_column or not (relation == "about" or type(right) in (float, int)):
        return None

    def chosen(listed: Entries, places: Sequence[int]) -> Sequence[int]:
        if left == "size" and not compared(listed.largest, right):
            return ()
        values = listed.sizes() if left == "size" else listed.values(left, nan)
        return fulfilling(values, places, compared, right)

    return chosen


def _of_several(key: str, listed: Entries, places: Sequence[int]) -> Sequence[int]:
    lists = listed.values(key, ())
    return [place for place in places if len(lists[place]) > 1]


def _constant(value: Any) -> Callable[[Document, Entity], Any]:
    return lambda _, __: value


def number_at(home: str, side: Any) -> Callable[[Document, Entity], float]:
    """A number as it stands, that of a field, the product of several or their sum, after +; NaN where there is none."""
    if isinstance(side, list):
        total = sum if side[0] == "+" else prod
        parts = [number_at(home, part) for part in side if part != "+"]
        return lambda document, entity: total([part(document, entity) for part in parts])
    if not isinstance(side, str):
        return _constant(side)
    value = value_at(home, side)

    def number(document: Document, entity: Entity) -> float:
        found = value(document, entity)
        return found if type(found) in (float, int) else nan

    return number


def value_at(home: str, path: str) -> Callable[[Document, Entity], Any]:
    """What stands at a path, which leads through references: None where one leads nowhere."""
    if path in _OF_MODEL:
        return lambda document, _: _fact(document, path)
    if path in _NAMED.get(home, ()):
        holds_of = together(home, _NAMED[home][path])
        return lambda document, entity: holds_of(document, entity) or ABSENT
    first, _, rest = path.partition(".")
    if not rest:
        return QUANTITIES.get(home, {}).get(path) or (lambda _, entity: entity.get(path, ABSENT))
    target = _TARGETS.get((home, first), "")
    further = value_at(target, rest)

    def through(document: Document, entity: Entity) -> Any:
        named: Any = entity.get(first)
        found = document.lookup(target).get(named) if target else named
        return None if found is None else further(document, found)

    return through


def _fact(document: Document, name: str) -> Any:
    """Found out once, however many entities are asked about it."""
    if name not in document.facts:
        document.facts[name] = FACTS[name](document) if name in FACTS else _some(document, *_NAMED["model"][name])
    return document.facts[name]


def _some(document: Document, home: str, conditions: list[list[Any]]) -> Any:
    """Whether some entity fulfils them."""
    listed, holds_of = document.lists(home)[0], together(home, conditions)
    possible = set().union(*map(needs, conditions)) <= listed.keys
    return (possible and any(holds_of(document, entity) for entity in listed.items)) or ABSENT
