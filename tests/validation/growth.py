"""Hostile growth: models whose lists double, with ids shared or nearly alike and references repeated or broken."""

import random
from typing import Any

import orjson

from handoff.validation.rulebook import RULES
from tests.examples import NAMES, example
from tests.validation.mutations import at, walk
from tests.validation.sound import sound

PREFIX = "the-same-beginning-of-a-name-that-is-nearly-as-long-as-it-may-be-"
REFERENCES = ("start", "end", "section", "material", "node", "member", "plate", "support", "load_case", "start_hinge")

# What a copy of a structure has of its own; sections, materials and hinges are shared.
COPIED = ("members", "plates", "supports", "design_members")
# Lists of names have the name of the collection that they name.
FIELDS = {
    kind: [
        key
        for owner, key, to in RULES["references"]
        if owner == kind and to in ("nodes", *COPIED) and key not in RULES["collections"]
    ]
    for kind in (*COPIED, *RULES["loads"])
}
LISTS = {
    kind: [key for owner, key, _ in RULES["references"] if owner == kind and key in RULES["collections"]]
    for kind in (*COPIED, *RULES["loads"])
}
LOADS = set(RULES["loads"])
# Metres from one copy to the next: on each other, nearly so, touching, and apart.
STEPS = (0.0, 1e-7, 1e-3, 0.05, 5.0, 100.0)


def grown(rng: random.Random, size: int) -> tuple[dict[str, Any], int]:
    """A model of about so many bytes, and its bytes."""
    model = sound(rng.randrange(10_000)) if rng.random() < 0.5 else example(rng.choice(NAMES))
    if rng.random() < 0.4:
        _repeat(model, rng.choice(STEPS), size)
        return model, len(orjson.dumps(model))
    habits = [rng.choice((_fresh, _shared, _alike, _lost, _moved)) for _ in range(rng.randint(1, 3))]
    lists = [place for place, node in walk(model) if isinstance(node, list) and node]
    length = len(orjson.dumps(model))
    while length < size:
        place = rng.choice(lists)
        items = at(model, place)
        room = (size - length) // max(len(orjson.dumps(items)) // len(items), 1) + 1
        added = orjson.loads(orjson.dumps(items[:room]))
        for i, item in enumerate(added):
            if isinstance(item, dict):
                rng.choice(habits)(item, f"{len(items)}-{i}", rng)
        items += added
        length += len(orjson.dumps(added))
    return model, length


def _repeat(model: dict[str, Any], step: float, size: int) -> None:
    """The whole structure again and again, each with nodes of its own: no error ends the search for what is odd."""
    copied = ("nodes", *(kind for kind in COPIED if kind in model["model"]))
    once = orjson.dumps({kind: model["model"][kind] for kind in copied})
    loads = [
        (case, kind, orjson.dumps(case[kind])) for case in model["model"]["load_cases"] for kind in LOADS & case.keys()
    ]
    room = size - len(orjson.dumps(model))
    for number in range(room // (len(once) + sum(len(text) for *_, text in loads))):
        for kind, items in orjson.loads(once).items():
            model["model"][kind] += [_renamed(kind, item, f"~{number}", step * (number + 1)) for item in items]
        for case, kind, text in loads:
            case[kind] += [_renamed(kind, item, f"~{number}", 0) for item in orjson.loads(text)]


def _renamed(kind: str, item: dict[str, Any], mark: str, step: float) -> dict[str, Any]:
    for key in ("id", *FIELDS.get(kind, ())):
        if key in item:
            item[key] += mark
    for key in LISTS.get(kind, ()):
        if key in item:
            item[key] = [name + mark for name in item[key]]
    if kind == "nodes":
        item["y"] += step
    return item


def _fresh(item: dict[str, Any], name: str, _: random.Random) -> None:
    if "id" in item:
        item["id"] = f"{item['id'][:20]}{name}"


def _shared(_item: dict[str, Any], _name: str, _: random.Random) -> None:
    """The very same again."""


def _alike(item: dict[str, Any], name: str, _: random.Random) -> None:
    if "id" in item:
        item["id"] = f"{PREFIX}{name}"[-64:]


def _lost(item: dict[str, Any], name: str, rng: random.Random) -> None:
    _alike(item, name, rng)
    for key in REFERENCES:
        if key in item and rng.random() < 0.3:
            item[key] = f"{PREFIX}{name}?"[-64:]


def _moved(item: dict[str, Any], name: str, rng: random.Random) -> None:
    _fresh(item, name, rng)
    for axis in "xyz":
        if axis in item:
            item[axis] += rng.choice((0, 0, 1, rng.random() * 100))
