"""Long lists of entities that are all alike, read by columns: schema and rules look at each column once."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import Any

from jsonschema_rs import Draft202012Validator

from handoff.validation.compiled import Schema, definitions, fits, tight_definitions, tightened
from handoff.validation.report import Where
from handoff.validation.rulebook import COLLECTIONS, LOADS

# The values of one key, in the order of the entities.
Columns = dict[str, list[Any]]

# Below this many entities columns cost more than they spare.
MANY = 50
# So many at a time are read and judged: what they hold then stays at hand in the processor's cache.
_AT_HAND = 512
# With these alone whether an entity fits follows from its keys, and from each of its values by itself.
_SEPARABLE = {"type", "required", "properties", "patternProperties", "additionalProperties", "dependentRequired"}
_NOTES = {"title", "description", "examples"}


@dataclass(frozen=True)
class Reading:
    """The columns of lists whose every entity fits, by place, and the model with the first entity of each list alone.

    Of those lists nothing is left to say: the thin model fits where the whole does, and has the same faults elsewhere.
    """

    thin: dict[str, Any]
    columns: dict[Where, Columns]


def read(model: dict[str, Any]) -> Reading:
    structure = model.get("model")
    if type(structure) is not dict:
        return Reading(model, {})
    found: dict[Where, Columns] = {}
    thin = dict(structure)
    for where, kind, home, name in _lists(thin):
        if columns := _columns(kind, home[name]):
            found[where] = columns
            home[name] = home[name][:1]
    return Reading({**model, "model": thin}, found)


def prepare() -> None:
    """The validators of what models have by the thousand."""
    for kind in ("node", "member", "node_load", "distributed_load"):
        _of_columns(kind)
        fits(kind)


def _lists(structure: dict[str, Any]) -> Iterator[tuple[Where, str, dict[str, Any], str]]:
    """Long lists: their place, the kind of their entities, and the object and the key they stand at, free to change."""
    for name, kind in COLLECTIONS.items():
        if name != "load_cases" and _long(structure.get(name)):
            yield ("model", name), kind, structure, name
    cases = structure.get("load_cases")
    if type(cases) is not list:
        return
    structure["load_cases"] = cases = list(cases)
    for i, case in enumerate(cases):
        kinds = [name for name in LOADS if _long(case.get(name))] if type(case) is dict else []
        if kinds:
            cases[i] = dict(case)
        for name in kinds:
            yield ("model", "load_cases", i, name), LOADS[name], cases[i], name


def _long(items: Any) -> bool:
    return type(items) is list and len(items) >= MANY


def _columns(kind: str, items: list[Any]) -> Columns | None:
    """None where they are not objects with the very same keys that all fit."""
    first = items[0]
    if type(first) is not dict:
        return None
    branch = _branch(kind, first)
    validator = _of_columns(branch)
    if validator is None or not fits(branch).is_valid(first):
        return None
    columns: Columns = {key: [] for key in first}
    for place in range(0, len(items), _AT_HAND):
        some = items[place : place + _AT_HAND]
        try:
            found = {key: list(map(itemgetter(key), some)) for key in columns}
            alike = set(map(len, some)) == {len(columns)}
        except (TypeError, KeyError):
            return None
        if not alike or not validator.is_valid(found):
            return None
        for key, values in found.items():
            columns[key] += values
    return columns


def _branch(kind: str, first: dict[str, Any]) -> str:
    """What is asked of entities like the first: a branch holds its key to a constant, so that all are of one kind."""
    for case in definitions()[kind].get("allOf", ()):
        [(key, condition)] = case["if"]["properties"].items()
        if first.get(key) == condition["const"]:
            return str(case["then"]["$ref"].rpartition("/")[2])
    return kind


@cache
def _of_columns(kind: str) -> Draft202012Validator | None:
    """What each column must fit; None where a value may depend on another."""
    schema = definitions()[kind]
    if not separable(schema):
        return None
    columns = {key: {"items": tightened(value)} for key, value in schema["properties"].items()}
    return Draft202012Validator({"properties": columns, "additionalProperties": False, "$defs": tight_definitions()})


def separable(schema: Schema) -> bool:
    """Whether a schema asks for keys, and for values one by one: no value decides what another may be."""
    asks = set(schema) - _NOTES
    by_keys = all(set(choice) == {"required"} for choice in schema.get("anyOf", ()))
    return schema.get("additionalProperties") is False and by_keys and asks - {"anyOf"} <= _SEPARABLE
