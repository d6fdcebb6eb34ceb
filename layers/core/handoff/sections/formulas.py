"""Properties by the formulas of sections/formulas.json, which the packages are built from as well."""

from collections.abc import Iterator
from functools import cache
from math import atan2, exp, pi, sqrt
from types import CodeType
from typing import Any

from handoff.runtime.settings import section_file
from handoff.sections.plastic import plastic

Properties = dict[str, float]

_KNOWN = {
    "__builtins__": {},
    "pi": pi,
    "sqrt": sqrt,
    "exp": exp,
    "atan2": atan2,
    "max": max,
    "min": min,
    "plastic": plastic,
}
FORMULAS = section_file("formulas")
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
    absent = FORMULAS["absent"].items()
    names: dict[str, Any] = {name: values.get(other) if isinstance(other, str) else other for name, other in absent}
    names |= values
    for name, formula in _rows(group, key):
        names[name] = float(eval(formula, _KNOWN, names))  # noqa: S307 - the project's own data
    return {name: names[name] for name, _ in _rows(group, key) if not name.startswith("_")}
