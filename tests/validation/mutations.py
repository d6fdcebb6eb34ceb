"""Random edits of a model: keys deleted, added, renamed; types changed; references broken; ids doubled; words bent."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Place = tuple[str | int, ...]

OTHERS: tuple[Any, ...] = ("text", 7, -1.5, True, None, [], {}, [1], {"a": 1}, "", "x" * 70, 10**16, 1e300, 0)
REFERENCES = {
    "start",
    "end",
    "section",
    "material",
    "node",
    "member",
    "plate",
    "support",
    "load_case",
    "start_hinge",
    "end_hinge",
}
WORDS = {
    "type",
    "nature",
    "limit_state",
    "axes",
    "flange",
    "fy_rule",
    "fabrication",
    "situation",
    "order",
    "national_annex",
}


@dataclass
class Mutation:
    kind: str
    place: Place
    # Whether an issue at this very place must appear.
    certain: bool


def mutate(model: dict[str, Any], rng: random.Random) -> Mutation:
    """Change one thing in the model and say what."""
    kind = rng.choice(("delete", "retype", "break", "duplicate", "misspell", "add", "rename"))
    objects = [(place, node) for place, node in walk(model) if isinstance(node, dict) and node]
    if kind == "break":
        spots = [
            (place, key) for place, node in objects for key in node if key in REFERENCES and type(node[key]) is str
        ]
        place, key = rng.choice(spots)
        at(model, place)[key] = "no-such-thing"
        return Mutation(kind, (*place, key), True)
    if kind == "duplicate":
        lists = [
            (place, node)
            for place, node in walk(model)
            if isinstance(node, list) and len(node) > 1 and isinstance(node[0], dict) and "id" in node[0]
        ]
        if lists:
            place, items = rng.choice(lists)
            first, second = sorted(rng.sample(range(len(items)), 2))
            items[second]["id"] = items[first]["id"]
            return Mutation(kind, (*place, second, "id"), True)
        kind = "retype"
    if kind == "misspell":
        place, key = rng.choice([(place, key) for place, node in objects for key in node if key in WORDS])
        at(model, place)[key] = str(at(model, place)[key]) + "x"
        return Mutation(kind, (*place, key), True)
    place, node = rng.choice(objects)
    key = rng.choice(list(node))
    if kind == "delete":
        del node[key]
        return Mutation(kind, (*place, key), False)
    if kind == "rename":
        node[f"{key}q"] = node.pop(key)
        return Mutation(kind, (*place, f"{key}q"), "analysis" not in place)
    if kind == "add":
        node["strange"] = rng.choice(OTHERS)
        return Mutation(kind, (*place, "strange"), "analysis" not in place)
    value = rng.choice([other for other in OTHERS if type(other) is not type(node[key])])
    node[key] = value
    return Mutation("retype", (*place, key), False)


def walk(node: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    yield place, node
    items = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in items:
        yield from walk(value, (*place, key))


def at(model: Any, place: Place) -> Any:
    for step in place:
        model = model[step]
    return model
