"""Sections that no table lists: bars, plates, welded shapes and tubes by their dimensions, cut and doubled rows."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from handoff.materials import standards
from handoff.sections import tables
from handoff.sections.catalogue import Family, Kind, made_rules
from handoff.sections.formulas import DIMENSIONS, FORMULAS, Properties, computed, derived, double, evaluated
from handoff.sections.lookup import locate
from handoff.sections.names import LONGEST, Spelling, plain, read, same
from handoff.sections.properties import answered, dimensions, values, written
from handoff.sections.quantities import rounded, shifted


class Made(NamedTuple):
    """A name as it is written here, with what it stands for; `base` is the row that was cut or doubled."""

    name: str
    kind: Kind
    size: Properties
    base: tuple[Family, str] | None = None


def made(name: str) -> Made | None:
    """What a name means, or None where it means no such section."""
    return _remembered(name) if len(name) <= LONGEST else None


@lru_cache(maxsize=1024)
def _remembered(name: str) -> Made | None:
    spelling = read(name)
    if spelling is None or not spelling.numbers:
        return None
    return _by_dimensions(spelling) or _cut(same(name)) or _doubled(same(name))


def meant(name: str) -> Kind | None:
    """The family whose letters and count of dimensions a name has, whether or not such a section can exist."""
    spelling = read(name) if len(name) <= LONGEST else None
    return next(_of_letters(spelling), None) if spelling and spelling.numbers else None


def _of_letters(spelling: Spelling) -> Iterator[Kind]:
    for kind in made_rules()["families"]:
        most = len(kind.get("sizes", []))
        if spelling.letters in kind.get("letters", []) and kind.get("least", most) <= len(spelling.numbers) <= most:
            yield kind


def _by_dimensions(spelling: Spelling) -> Made | None:
    for kind in _of_letters(spelling):
        size = {key: number / 1000 for key, number in zip(kind["sizes"], spelling.numbers, strict=False)}
        _fill(kind, size)
        if _possible(kind["shape"], size):
            return Made(kind["family"] + "x".join(map(plain, spelling.numbers)), kind, size)
    return None


def _fill(kind: Kind, size: Properties) -> None:
    for key, value in kind.get("same", {}).items():
        size.setdefault(key, size[value] if isinstance(value, str) else float(value))


def _possible(shape: str, size: Properties) -> bool:
    """Every wall has room, and nothing is larger than a thing to be built, or as small as metres taken for mm."""
    least, most = made_rules()["smallest_mm"], made_rules()["largest_mm"]
    if not all(0 < value <= most and value >= least.get(key, 0) for key, value in size.items() if key != "r"):
        return False
    walls = {"tf": size.get("t", 0.0)} | size
    rooms = made_rules()["room"].get(shape, [])
    return all(sum(times * walls[key] for key, times in room.items()) > 0 for room in rooms)


def _cut(text: str) -> Made | None:
    """T-IPE300 and 1/2 IPE300: half of an I with parallel flanges."""
    match = re.match(made_rules()["cut"], text)
    base = locate(match.group(1)) if match else None
    kind = _kind("cut", base)
    if base is None or kind is None or base[0].get("tapered"):
        return None
    size = dimensions(base[0], tables.row(*base))
    return Made(f"T-{base[1]}", kind, size | {"h": size["h"] / 2}, base)


def _doubled(text: str) -> Made | None:
    """2L100x100x10/10: the gap behind the last slash, none without one."""
    match = re.match(made_rules()["double"], text)
    if not match:
        return None
    whole = match.group(1)
    parted = re.match(made_rules()["gap"], whole)
    for name, gap in [(whole, "0"), *([parted.groups()] if parted else [])]:
        base, turned = _pair(name)
        kind = _kind("double", base)
        if base is None or kind is None or float(gap) > made_rules()["largest_mm"]:
            continue
        size = dimensions(base[0], tables.row(*base))
        if turned:
            size |= {"h": size["b"], "b": size["h"]}
        own = f"L{plain_mm(size['h'])}x{plain_mm(size['b'])}x{plain_mm(size['t'])}" if turned else base[1]
        behind = f"/{plain_mm(float(gap))}" if float(gap) else ""
        return Made(f"2{own}{behind}", kind, size | {"gap": float(gap)}, base)
    return None


def _pair(name: str) -> tuple[tuple[Family, str] | None, bool]:
    """The row, and whether its legs are turned: L100x150x10 is L150x100x10 with the short legs upright."""
    base = locate(name)
    spelling = read(name)
    if base is None and spelling and len(spelling.numbers) == 3 and spelling.numbers[0] < spelling.numbers[1]:
        h, b, t = spelling.numbers
        return locate(f"{spelling.letters}{plain(b)}x{plain(h)}x{plain(t)}"), True
    return base, False


def plain_mm(value: float) -> str:
    return plain(round(value * 1000))


def _kind(by: str, base: tuple[Family, str] | None) -> Kind | None:
    """What is made of such a row, or nothing."""
    of = base and base[0]["shape"]
    return next((kind for kind in made_rules()["families"] if kind.get("by") == by and kind["of"] == of), None)


def shaped(shape: dict[str, Any]) -> dict[str, Any]:
    """The section of a shape with nothing but its dimensions, in metres."""
    size = {key: rounded(value * 1000) for key, value in shape.items() if key in DIMENSIONS}
    kind = next(kind for kind in made_rules()["families"] if kind["shape"] == shape["type"] and "sizes" in kind)
    _fill(kind, size)
    return section(Made(kind["family"], kind, size))


def section(found: Made) -> dict[str, Any]:
    """As the API answers it."""
    name, kind, size, base = found
    shape, said = kind["shape"], made_rules()["said"]
    fabrication = kind.get("rounded", kind["fabrication"]) if size.get("r") else kind["fabrication"]
    if base and shape.startswith("double"):
        texts = values(base[0], tables.row(*base))
        known = double(shape, size, {key: shifted(text, 0) for key, text in texts.items()})
    else:
        walls = evaluated("made", shape, size) if shape in FORMULAS["made"] else {}
        outline = computed(shape, walls | size)
        known = {key: rounded(value) for key, value in outline.items()}
        known |= derived(shape, size, known, fabrication == "welded")
    family: Family = {
        "family": kind["family"],
        "region": base[0]["region"] if base else said["region"],
        "standard": base[0]["standard"] if base else said["standard"],
        "range": said["of"] + base[1] if base else said["range"],
        "shape": shape,
        "fabrication": base[0]["fabrication"] if base else fabrication,
        "formulas": "computed",
    }
    kg_per_mm2 = standards()["elastic"]["steel"]["density"] / 1e6  # of a metre
    mass = f"{known['a'] * kg_per_mm2:.{made_rules()['mass_digits']}g}"
    return answered(family, {"name": name, "mass": mass}, size, written(known))
