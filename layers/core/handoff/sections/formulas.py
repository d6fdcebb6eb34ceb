"""Properties by the formulas of sections/formulas.json, which the packages are built from as well."""

from collections.abc import Iterator
from functools import cache
from math import atan2, exp, pi, sqrt
from types import CodeType
from typing import Any

from handoff.sections.plastic import plastic
from handoff.settings import section_file

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


def computed(shape: str, size: Properties, formulas: str = "") -> Properties:
    """Area, second moments, torsion and plastic moduli of an outline, by the formulas of its tables; mm."""
    found = evaluated("outline", shape, size)
    torsion = formulas if formulas in FORMULAS["torsion"] else shape
    return found | evaluated("torsion", torsion, size | found) if torsion in FORMULAS["torsion"] else found


def derived(shape: str, size: Properties, known: Properties, welded: bool = False) -> Properties:
    """Elastic moduli, principal axes, shear areas, radii of gyration and perimeter, where no table gives them; mm."""
    shear = "welded" if welded and shape in FORMULAS["welded"] else "shear"
    found: Properties = {}
    for group in ("elastic", "principal", shear, "perimeter"):
        if shape in FORMULAS[group]:
            found |= evaluated(group, shape, size | found | known)
    return {key: value for key, value in found.items() if key not in known}


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
