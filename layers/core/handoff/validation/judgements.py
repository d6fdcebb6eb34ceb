"""Judgements of one entity, or of one list, at a time: rows of schemas/rules.json, which the packages read as well."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import nan, prod
from operator import ge, gt, itemgetter, le, lt
from typing import Any, NamedTuple

from handoff.materials import grade
from handoff.settings import limits
from handoff.validation.document import Document, Entity
from handoff.validation.report import Finding, Where
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
_ABSENT = object()
# What follows from an entity's fields.
_DERIVED: dict[str, Callable[[Entity], Any]] = {"steel_grade": grade}
# In a sentence: a field, what it is multiplied by, and how many digits are told.
_FIELD = re.compile(r"\{([a-z_.0-9]+)(?:\*([-0-9e.]+))?(?::(\d))?\}")


class _Row(NamedTuple):
    """Conditions that must all hold, what is then said, and the keys without which they cannot."""

    conditions: list[list[Any]]
    says: str
    needs: set[str]


Place = tuple[str, str, tuple[str, ...]]


def _grouped(rows: list[dict[str, Any]]) -> dict[Place, list[_Row]]:
    """By collection, code and field. A row with `each` stands for one of each of these keys in place of its @."""
    groups: dict[Place, list[_Row]] = {}
    for told in rows:
        for key in told.get("each", ("",)):
            row = json.loads(json.dumps(told).replace("@", key))
            at = tuple(filter(None, row["at"].split(".")))
            needs = {key for relation, side, *_ in row["if"] if relation != "missing" for key in _keys(side)}
            groups.setdefault((row["in"], row["code"], at), []).append(_Row(row["if"], row["says"], needs))
    return groups


def _keys(side: Any) -> Iterator[str]:
    """The entity's own keys that a side of a condition starts from."""
    if isinstance(side, list):
        yield from (key for part in side if part != "+" for key in _keys(part))
    elif isinstance(side, str) and side not in _DERIVED:
        yield side.partition(".")[0]


_JUDGEMENTS = {phase: _grouped(rows) for phase, rows in RULES["judgements"].items()}


def checks(document: Document, phase: str) -> Iterator[Iterator[Finding]]:
    """Of the rows with one code at one field the first that holds is told."""
    for (home, code, at), rows in _JUDGEMENTS[phase].items():
        yield _judged(document, home, code, at, rows)


def _judged(document: Document, home: str, code: str, at: Where, rows: list[_Row]) -> Iterator[Finding]:
    for listed in document.lists(home):
        possible = [row for row in rows if row.needs <= listed.keys]
        for place, entity in zip(listed.places, listed.items, strict=True) if possible else ():
            if row := _first(document, home, entity, possible):
                yield (*listed.where, place, *at), code, partial(_told, document, home, entity, row.says)


def _first(document: Document, home: str, entity: Entity, rows: list[_Row]) -> _Row | None:
    for row in rows:
        if all(_holds(document, home, entity, *condition) for condition in row.conditions):
            return row
    return None


def lack(document: Document, home: str, entity: Entity) -> tuple[str, str] | None:
    """What an EN 1993-1-1 check needs of a material or a section and does not find: the code, and the words for it."""
    for (kind, code, _), rows in _JUDGEMENTS["lacks"].items():
        if kind == home and (row := _first(document, home, entity, rows)):
            return code, _told(document, home, entity, row.says)
    return None


def _holds(document: Document, home: str, entity: Entity, relation: str, left: Any, right: Any = None) -> bool:
    if compared := _COMPARISONS.get(relation):
        # Of a missing number every comparison is false.
        return compared(_number(document, home, entity, left), _number(document, home, entity, right))
    value = _value(document, home, entity, left)
    if relation == "missing":
        return value is _ABSENT
    known = value is not None and value is not _ABSENT
    return known and (relation == "given" or (value in right) == (relation == "in"))


def _number(document: Document, home: str, entity: Entity, side: Any) -> float:
    """A number as it stands, that of a field, the product of several or their sum, after +; NaN where there is none."""
    if isinstance(side, list) and side[0] == "+":
        return sum(_number(document, home, entity, path) for path in side[1:])
    if isinstance(side, list):
        return prod(_number(document, home, entity, path) for path in side)
    value = _value(document, home, entity, side) if isinstance(side, str) else side
    return value if isinstance(value, int | float) and not isinstance(value, bool) else nan


def _value(document: Document, home: str, entity: Entity, path: str) -> Any:
    """What stands at a path, which leads through references: None where one leads nowhere."""
    *steps, last = path.split(".")
    for step in steps:
        target = _TARGETS.get((home, step), "")
        named = entity.get(step)
        found = document.lookup(target).get(str(named)) if target else named
        if found is None:
            return None
        entity, home = found, target
    if last in _DERIVED:
        derived = _DERIVED[last](entity)
        return _ABSENT if derived is None else derived
    return entity.get(last, _ABSENT)


def _told(document: Document, home: str, entity: Entity, says: str) -> str:
    def shown(field: re.Match[str]) -> str:
        value = _value(document, home, entity, field[1])
        return value if isinstance(value, str) else f"{value * float(field[2] or 1):.{field[3] or 6}g}"

    return _FIELD.sub(shown, says)


def repeats(document: Document) -> Iterator[Iterator[Finding]]:
    """What stands twice in a collection, or in a list of one of its entities."""
    for row in RULES["repeats"]:
        for listed in document.lists(row["in"]):
            inner = row.get("list")
            if inner is None:
                yield _repeated(row, listed.items, listed.where, listed.places)
            elif inner in listed.keys:
                for place, entity in zip(listed.places, listed.items, strict=True):
                    named = entity.get(inner, ())
                    yield _repeated(row, named, (*listed.where, place, inner), range(len(named)))


def _repeated(row: dict[str, str], items: list[Any], where: Where, places: Sequence[int | str]) -> Iterator[Finding]:
    key = row.get("key")
    names: list[str] = list(map(itemgetter(key), items)) if key else items
    if len(set(names)) == len(names):
        return
    first: dict[str, Any] = {}
    for place, name, item in zip(places, names, items, strict=True):
        if name not in first:
            first[name] = item
        else:
            told = row["says"].format(name=name, first=first[name]["id"] if "{first}" in row["says"] else "")
            yield (*where, place, *([key] if key else ())), row["code"], told


def counts(document: Document) -> Iterator[Finding]:
    """Members have the limit of their tier; of other things a model has so many."""
    for collection, limit, code in RULES["counts"]:
        count, most = len(document.entities[collection]), limits()[limit]
        if count > most:
            yield ("model", collection), code, f"{count} {collection.replace('_', ' ')}: a model has at most {most}"
