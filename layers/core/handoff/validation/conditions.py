"""Conditions of rows in schemas/rules.json: whether one holds of an entity, and the sentence said of it."""

import re
from collections.abc import Callable
from functools import partial
from itertools import repeat
from math import nan, prod
from operator import eq, ge, gt, le, lt
from typing import Any

from handoff.validation.document import Document, Entity, Entries
from handoff.validation.quantities import ABSENT, FACTS, QUANTITIES, fact
from handoff.validation.report import Where
from handoff.validation.rulebook import RULES

_TARGETS = {(home, field): target for home, field, target in RULES["references"]}
_COMPARISONS: dict[str, Callable[[float, float], bool]] = {
    "<": lt,
    "<=": le,
    ">": gt,
    ">=": ge,
    "<>": lambda value, other: value < other or value > other,
    "beyond": lambda value, most: abs(value) > most,
}
# In a sentence: a field, what it is multiplied by, and how many digits are told.
_FIELD = re.compile(r"\{([a-z_.0-9]+)(?:\*([-0-9e.]+))?(?::(\d))?\}")


def needs(condition: list[Any]) -> set[str]:
    """The entity's own keys without which a condition cannot hold."""
    relation, left, *_ = condition
    return set() if relation in ("missing", "unnamed") else {key.partition(".")[0] for key in _paths(left)}


def _paths(side: Any) -> list[str]:
    if isinstance(side, list):
        return [path for part in side if part != "+" for path in _paths(part)]
    derived = side in FACTS or any(side in of_kind for of_kind in QUANTITIES.values())
    return [side] if isinstance(side, str) and not derived else []


def is_general(home: str, condition: list[Any]) -> bool:
    """Whether a look at all entities at once, which are many, may show that a condition holds of none."""
    relation, left, *right = condition
    if relation == "missing" and left not in FACTS:
        return (home, left.partition(".")[0]) in _TARGETS
    # A field beside a number, which whole columns are compared with.
    plain = relation in _COMPARISONS and _paths(left) == [left] and "." not in left and type(right[0]) in (int, float)
    return plain or relation in ("unnamed", "is") or (isinstance(left, str) and left in FACTS)


def may_hold(document: Document, home: str, listed: Entries, relation: str, left: Any, right: Any = None) -> bool:
    """That look."""
    if relation == "unnamed":
        # Such advice is for models whose references lead somewhere: as many names as entities are those of all.
        return len(document.named(home, *left)) < len(document.entities[home])
    if relation == "is":
        return any(map(eq, listed.values(left), listed.values(right)))
    if left in FACTS:
        return holds(document, home, {}, relation, left, right)
    if compared := _COMPARISONS.get(relation):
        try:
            return any(map(compared, listed.values(left, nan), repeat(right)))
        except TypeError:  # words among them
            return True
    # What is missing of that which they refer to is missing of few.
    first, _, rest = left.partition(".")
    target = _TARGETS[home, first]
    referred = map(document.lookup(target).get, document.named(target, home))
    return any(entity and holds(document, target, entity, "missing", rest) for entity in referred)


def holds(document: Document, home: str, entity: Entity, relation: str, left: Any, right: Any = None) -> bool:
    if compared := _COMPARISONS.get(relation):
        # Of a missing number every comparison is false.
        return compared(_number(document, home, entity, left), _number(document, home, entity, right))
    if relation == "unnamed":
        return entity["id"] not in document.named(home, *left)
    value = value_at(document, home, entity, left)
    if relation == "missing":
        return value is ABSENT
    if value is None or value is ABSENT or relation == "given":
        return relation == "given" and value is not None and value is not ABSENT
    other = value_at(document, home, entity, right) if isinstance(right, str) else right
    if relation in ("is", "is not"):
        return bool(value == other) == (relation == "is")
    return other is not None and (value in other) == (relation == "in")


def _number(document: Document, home: str, entity: Entity, side: Any) -> float:
    """A number as it stands, that of a field, the product of several or their sum, after +; NaN where there is none."""
    if isinstance(side, list) and side[0] == "+":
        return sum(_number(document, home, entity, path) for path in side[1:])
    if isinstance(side, list):
        return prod(_number(document, home, entity, path) for path in side)
    value = value_at(document, home, entity, side) if isinstance(side, str) else side
    return value if isinstance(value, int | float) and not isinstance(value, bool) else nan


def value_at(document: Document, home: str, entity: Entity, path: str) -> Any:
    """What stands at a path, which leads through references: None where one leads nowhere."""
    if path in FACTS:
        return fact(document, path)
    *steps, last = path.split(".")
    for step in steps:
        target = _TARGETS.get((home, step), "")
        named = entity.get(step)
        found = document.lookup(target).get(str(named)) if target else named
        if found is None:
            return None
        entity, home = found, target
    derived = QUANTITIES.get(home, {}).get(last)
    return derived(document, entity) if derived else entity.get(last, ABSENT)


def place(document: Document, home: str, entity: Entity, at: Where) -> Where:
    """The place below an entity; a quantity among its steps is the number of an entry."""
    known = QUANTITIES.get(home, {})
    return tuple(known[step](document, entity) if step in known else step for step in at)


def told(document: Document, home: str, entity: Entity, at: Where, says: str) -> str:
    """A sentence with its fields filled in; `{here}` is what stands at the place."""
    return _FIELD.sub(partial(_shown, document, home, entity, at), says)


def _shown(document: Document, home: str, entity: Entity, at: Where, field: re.Match[str]) -> str:
    value: Any = entity
    if field[1] == "here":
        for step in at:
            value = value[step]
    else:
        value = value_at(document, home, entity, field[1])
    if isinstance(value, list):
        return ", ".join(value) or "none"
    return value if isinstance(value, str) else f"{value * float(field[2] or 1):.{field[3] or 6}g}"
