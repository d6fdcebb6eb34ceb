"""Names of sections that no table lists: by dimensions, or cut from or doubled of one that a table lists."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from handoff.sections.catalogue import Answer, Kind, made_rules
from handoff.sections.formulas import DIMENSIONS, Properties
from handoff.sections.names import Numbers, Spelling, plain, read, same
from handoff.sections.quantities import rounded, shifted

_RULES = made_rules()
_CUT = re.compile(_RULES["cut"])
_DOUBLE = re.compile(_RULES["double"])
_GAP = re.compile(_RULES["gap"])

# A section that a table lists, by any name of it.
Find = Callable[[str], Answer | None]


class Made(NamedTuple):
    """A name as it is written here, with what it stands for, in mm; `base` is the section that was cut or doubled."""

    name: str
    kind: Kind
    size: Properties
    base: Answer | None = None


def made(name: str, find: Find) -> Made | None:
    """What a name means, or None where it means no such section."""
    spelling = read(name)
    if spelling is None or not spelling.numbers:
        return None
    return _by_dimensions(spelling) or _cut(same(name), find) or _doubled(same(name), find)


def meant(name: str) -> Kind | None:
    """The family whose letters and count of dimensions a name has, whether or not such a section can exist."""
    spelling = read(name)
    return next(_of_letters(spelling), None) if spelling and spelling.numbers else None


def of_shape(shape: Answer) -> Made:
    """What a shape's dimensions, in metres, make without a name."""
    kind = next(kind for kind in _RULES["families"] if kind["shape"] == shape["type"] and "sizes" in kind)
    size: Properties = {key: rounded(value * 1000) for key, value in shape.items() if key in DIMENSIONS}
    _fill(kind, size)
    return Made(kind["family"], kind, size)


def _of_letters(spelling: Spelling) -> Iterator[Kind]:
    for kind in _RULES["families"]:
        most = len(kind.get("sizes", []))
        if spelling.letters in kind.get("letters", []) and kind.get("least", most) <= len(spelling.numbers) <= most:
            yield kind


def _by_dimensions(spelling: Spelling) -> Made | None:
    for kind in _of_letters(spelling):
        size: Properties = {key: number / 1000 for key, number in zip(kind["sizes"], spelling.numbers, strict=False)}
        _fill(kind, size)
        if _possible(kind["shape"], size):
            return Made(kind["family"] + "x".join(map(plain, spelling.numbers)), kind, size)
    return None


def _fill(kind: Kind, size: Properties) -> None:
    for key, value in kind.get("same", {}).items():
        size.setdefault(key, size[value] if isinstance(value, str) else float(value))


def _possible(shape: str, size: Properties) -> bool:
    """Every wall has room, and nothing is larger than a thing to be built, or as small as metres taken for mm."""
    least, most = _RULES["smallest_mm"], _RULES["largest_mm"]
    if not all(0 < value <= most and value >= least.get(key, 0) for key, value in size.items() if key != "r"):
        return False
    walls = {"tf": size.get("t", 0.0)} | size
    return all(sum(times * walls[key] for key, times in room.items()) > 0 for room in _RULES["room"].get(shape, []))


def _cut(text: str, find: Find) -> Made | None:
    """T-IPE300 and 1/2 IPE300: half of an I with parallel flanges."""
    match = _CUT.match(text)
    base = find(match.group(1)) if match else None
    kind = _kind("cut", base)
    if base is None or kind is None or base["tapered_flanges"]:
        return None
    size = _millimetres(base["shape"])
    return Made(f"T-{base['name']}", kind, size | {"h": size["h"] / 2}, base)


def _doubled(text: str, find: Find) -> Made | None:
    """2L100x100x10/10: the gap behind the last slash, none without one."""
    match = _DOUBLE.match(text)
    if not match:
        return None
    whole = match.group(1)
    parted = _GAP.match(whole)
    for name, gap in [(whole, "0"), *([parted.groups()] if parted else [])]:
        base, turned = _pair(name, find)
        kind = _kind("double", base)
        if base is None or kind is None or float(gap) > _RULES["largest_mm"]:
            continue
        size = _millimetres(base["shape"])
        if turned:
            size |= {"h": size["b"], "b": size["h"]}
        own = f"L{_plain_mm(size['h'])}x{_plain_mm(size['b'])}x{_plain_mm(size['t'])}" if turned else base["name"]
        behind = f"/{_plain_mm(float(gap))}" if float(gap) else ""
        return Made(f"2{own}{behind}", kind, size | {"gap": float(gap)}, base)
    return None


def _pair(name: str, find: Find) -> tuple[Answer | None, bool]:
    """The section, and whether its legs are turned: L100x150x10 is L150x100x10 with the short legs upright."""
    base = find(name)
    spelling = read(name)
    numbers: Numbers = spelling.numbers if spelling else ()
    if base is None and spelling and len(numbers) == 3 and numbers[0] < numbers[1]:
        h, b, t = numbers
        return find(f"{spelling.letters}{plain(b)}x{plain(h)}x{plain(t)}"), True
    return base, False


def _millimetres(shape: Answer) -> Properties:
    size: Properties = {key: shifted(str(shape[key]), 3) for key in DIMENSIONS if key in shape}
    return size


def _plain_mm(value: float) -> str:
    return plain(round(value * 1000))


def _kind(by: str, base: Answer | None) -> Kind | None:
    """What is made of such a section, or nothing."""
    of = base["shape"]["type"] if base else None
    return next((kind for kind in _RULES["families"] if kind.get("by") == by and kind["of"] == of), None)
