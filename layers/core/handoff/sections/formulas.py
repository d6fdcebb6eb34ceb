"""Properties by the formulas of sections/formulas.json, which the packages are built from as well."""

import json
from collections.abc import Iterator
from functools import cache
from math import exp, pi, sqrt
from types import CodeType
from typing import Any

from handoff import settings
from handoff.sections.quantities import Properties
from handoff.sections.tee import tee_plastic

_KNOWN = {
    "__builtins__": {},
    "pi": pi,
    "sqrt": sqrt,
    "exp": exp,
    "max": max,
    "min": min,
    "tee_plastic": tee_plastic,
}
FORMULAS: dict[str, Any] = json.loads((settings.sections_dir() / "formulas.json").read_text("utf-8"))
# The power of the millimetre in each property.
POWERS: dict[str, int] = FORMULAS["powers"]
DIMENSIONS: list[str] = FORMULAS["dimensions"]


@cache
def _rows(group: str, key: str) -> list[tuple[str, CodeType]]:
    return [(name, compile(formula, f"{group} {name} of {key}", "eval")) for name, formula in _written(group, key)]


def _written(group: str, key: str) -> Iterator[tuple[str, str]]:
    for row in FORMULAS[group][key]:
        if isinstance(row, str):
            yield from _written("steps", row)
        else:
            yield row[0], row[1]


def evaluated(group: str, key: str, values: Properties) -> Properties:
    """The rows of one list, in their order; steps on the way are left out."""
    names: dict[str, Any] = {"r": 0.0, "r2": 0.0, **values}
    if "tf" not in names and "t" in names:
        names["tf"] = names["t"]
    for name, formula in _rows(group, key):
        names[name] = float(eval(formula, _KNOWN, names))  # noqa: S307 - the project's own data
    return {name: names[name] for name, _ in _rows(group, key) if not name.startswith("_")}


def computed(shape: str, size: Properties, formulas: str) -> Properties:
    """Area, second moments, torsion and plastic moduli of an outline, by the formulas of its tables; mm."""
    found = evaluated("outline", shape, size)
    if shape == "i":
        return found | evaluated("torsion", formulas, size | found)
    if shape == "rhs":
        return found | evaluated("torsion", "american" if formulas == "american" else "bredt", size)
    return found


def double(shape: str, size: Properties, one: Properties) -> Properties:
    """Two angles or channels back to back as one, which they are as far as what joins them allows; mm."""
    if shape == "double_angle" and size["h"] < size["b"]:
        one = _turned(one)
    values = size | {f"one_{key}": value for key, value in one.items()}
    also = evaluated("outline", shape, values) if shape == "double_angle" else {}
    return evaluated("outline", "double_channel", values) | also


def _turned(one: Properties) -> Properties:
    """The angle with its legs exchanged."""
    swap = str.maketrans("yz", "zy")
    return {(key[:-1] + key[-1].translate(swap) if key[-1:] in "yz" else key): value for key, value in one.items()}
