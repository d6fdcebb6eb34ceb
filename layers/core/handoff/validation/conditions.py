"""Conditions of rows in schemas/rules.json, as questions to an entity and to all of a list at once.

A condition is a relation, a path of keys, and mostly a second side: a number, a list of values or another path. A path
may lead through references, as `member.material.e` does. In place of a number stand several in a list, whose product
is meant, or their sum after "+". docs/rows.md lists the relations, and what has a name beside the fields.
"""

from collections.abc import Callable, Sequence
from math import nan, prod
from operator import ge, gt, le, lt
from typing import Any

from handoff.validation.document import Document
from handoff.validation.entries import ABSENT, Entity, Entries, fulfilling
from handoff.validation.facts import FACTS
from handoff.validation.quantities import QUANTITIES
from handoff.validation.rulebook import RULES

_TARGETS = {(home, field): target for home, field, target in RULES["references"]}
_ABOUT: float = RULES["about_within"]
_DERIVED = FACTS.keys() | set().union(*QUANTITIES.values())
# Whether a number is one that a row is about; of none at all, which is NaN, every comparison is false.
COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
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
MayHold = Callable[[Document], bool]
Chooses = Callable[[Entries, Sequence[int]], Sequence[int]]


def needs(condition: list[Any]) -> set[str]:
    """The entity's own keys without which a condition cannot hold."""
    relation, left, *_ = condition
    return set() if relation in ("missing", "unless") else {key.partition(".")[0] for key in _paths(left)}


def _paths(side: Any) -> list[str]:
    if isinstance(side, list):
        return [path for part in side if part != "+" for path in _paths(part)]
    return [side] if isinstance(side, str) and side not in _DERIVED else []


def holds(home: str, relation: str, left: Any, right: Any = None) -> Holds:
    """Whether it holds of an entity."""
    if compared := COMPARISONS.get(relation):
        number, limit = number_at(home, left), _constant(right) if relation == "about" else number_at(home, right)
        return lambda document, entity: compared(number(document, entity), limit(document, entity))
    value = value_at(home, left)
    if relation == "missing":
        return lambda document, entity: value(document, entity) is ABSENT
    if relation == "given":
        return lambda document, entity: (found := value(document, entity)) is not None and found is not ABSENT

    def among(document: Document, entity: Entity) -> bool:
        found = value(document, entity)
        if found is None or found is ABSENT:
            return relation == "unless" and found is ABSENT
        return (found in right) == (relation == "in")

    return among


def together(home: str, conditions: list[list[Any]]) -> Holds:
    """Whether all of them hold, one after the other."""
    if not conditions:
        return _constant(True)
    first, *further = conditions
    one = holds(home, *first)
    if not further:
        return one
    others = together(home, further)
    return lambda document, entity: one(document, entity) and others(document, entity)


def general(home: str, relation: str, left: Any, right: Any = None) -> MayHold | None:
    """Whether a look at the whole model, whose entities are many, shows that a condition holds of none."""
    if isinstance(left, str) and left in FACTS:
        of_the_model = holds(home, relation, left, right)
        return lambda document: of_the_model(document, {})
    first, _, rest = left.partition(".") if relation == "missing" else ("", "", "")
    target = _TARGETS.get((home, first), "")
    if not target:
        return None
    # What is missing of that which they refer to is missing of few.
    lacks = holds(target, relation, rest)
    return lambda document: any(
        lacks(document, entity)
        for entity in map(document.lookup(target).get, document.named(target, home))
        if entity is not None
    )


def plain(relation: str, left: Any, right: Any = None) -> Chooses | None:
    """Of a field, or the size of a force, beside a number: the places of those of which it may hold, by its column."""
    in_column = left == "size" or (_paths(left) == [left] and "." not in left)
    compared = COMPARISONS.get(relation)
    if compared is None or not in_column or not (relation == "about" or type(right) in (float, int)):
        return None

    def chosen(listed: Entries, places: Sequence[int]) -> Sequence[int]:
        if left == "size" and not compared(listed.largest, right):
            return ()
        values = listed.sizes() if left == "size" else listed.values(left, nan)
        return fulfilling(values, places, compared, right)

    return chosen


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
    if path in FACTS:
        return lambda document, _: _fact(document, path)
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
    """Found out once, however many entities are judged by it."""
    if name not in document.facts:
        document.facts[name] = FACTS[name](document)
    return document.facts[name]
