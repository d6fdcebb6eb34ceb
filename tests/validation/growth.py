"""Hostile growth: models whose lists double, with ids shared or nearly alike and references repeated or broken."""

import random
from typing import Any

import orjson

from tests.examples import NAMES, example
from tests.validation.mutations import at, walk
from tests.validation.sound import sound

PREFIX = "the-same-beginning-of-a-name-that-is-nearly-as-long-as-it-may-be-"
REFERENCES = ("start", "end", "section", "material", "node", "member", "plate", "support", "load_case", "start_hinge")


def grown(rng: random.Random, size: int) -> tuple[dict[str, Any], int]:
    """A model of about so many bytes, and its bytes."""
    model = sound(rng.randrange(10_000)) if rng.random() < 0.5 else example(rng.choice(NAMES))
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
