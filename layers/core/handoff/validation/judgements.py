"""Judgements of one entity, or of one list, at a time: rows of schemas/rules.json, which the packages read as well."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import nan, prod
from operator import ge, gt, itemgetter, le, lt
from typing import Any, NamedTuple

from handoff.settings import limits
from handoff.validation.document import Document, Entity
from handoff.validation.report import Finding, Where
from handoff.validation.rulebook import RULES

_REFERENCES = RULES["references"]
_TARGETS = {(home, field): target for home, field, target in (*_REFERENCES["fields"], *_REFERENCES["loads"])}
_COMPARISONS: dict[str, Callable[[float, float], bool]] = {
    "<": lt,
    "<=": le,
    ">": gt,
    ">=": ge,
    "beyond": lambda value, most: abs(value) > most,
}
_ABSENT = object()
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
            sides = [side for relation, side, *_ in row["if"] if relation != "missing"]
            paths = [path for side in sides for path in (side if isinstance(side, list) else [side])]
            at = tuple(filter(None, row["at"].split(".")))
            needs = {path.partition(".")[0] for path in paths if isinstance(path, str)}
            groups.setdefault((row["in"], row["code"], at), []).append(_Row(row["if"], row["says"], needs))
    return groups


_JUDGEMENTS = {phase: _grouped(rows) for phase, rows in RULES["judgements"].items()}


def checks(document: Document, phase: str) -> Iterator[Iterator[Finding]]:
    """Of the rows with one code at one field the first that holds is told."""
    for (home, code, at), rows in _JUDGEMENTS[phase].items():
        yield _judged(document, home, code, at, rows)


def _judged(document: Document, home: str, code: str, at: Where, rows: list[_Row]) -> Iterator[Finding]:
    for where, items, places, keys in _homes(document, home):
        possible = [row for row in rows if row.needs <= keys]
        for place, entity in zip(places, items, strict=True) if possible else ():
            for row in possible:
                if all(_holds(document, home, entity, *condition) for condition in row.conditions):
                    yield (*where, place, *at), code, partial(_told, document, home, entity, row.says)
                    break


def _homes(document: Document, home: str) -> Iterator[tuple[Where, list[Entity], Sequence[int], set[str]]]:
    for loads in document.loads.get(home, ()):
        yield loads.where, loads.items, loads.places, loads.keys
    if home in document.entities:
        where = ("analysis" if home == "checks" else "model", home)
        yield where, document.entities[home], document.places[home], document.keys(home)


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
    """A number as it stands, that of a field, or the product of several; NaN where there is none."""
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
    return entity.get(last, _ABSENT)


def _told(document: Document, home: str, entity: Entity, says: str) -> str:
    def shown(field: re.Match[str]) -> str:
        value = _value(document, home, entity, field[1])
        return value if isinstance(value, str) else f"{value * float(field[2] or 1):.{field[3] or 6}g}"

    return _FIELD.sub(shown, says)


def repeats(document: Document) -> Iterator[Iterator[Finding]]:
    """What stands twice in a collection, or in a list of one of its entities."""
    for row in RULES["repeats"]:
        for where, items, places, keys in _homes(document, row["in"]):
            inner = row.get("list")
            if inner is None:
                yield _repeated(row, items, where, places)
            elif inner in keys:
                for place, entity in zip(places, items, strict=True):
                    named = entity.get(inner, ())
                    yield _repeated(row, named, (*where, place, inner), range(len(named)))


def _repeated(row: dict[str, str], items: list[Any], where: Where, places: Sequence[int]) -> Iterator[Finding]:
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
