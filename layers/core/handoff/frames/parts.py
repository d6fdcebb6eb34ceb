"""Entries of a model: nodes, members, supports, loads, design members."""

from typing import Any

from handoff.beams.units import plain
from handoff.frames.tables import TABLES

Json = dict[str, Any]
_ORIGIN = {"x": 0.0, "y": 0.0, "z": 0.0}


def node(name: str, x: float, z: float) -> Json:
    return {"id": name, **_ORIGIN, "x": round(x, 6), "z": round(z, 6)}


def member(name: str, ends: tuple[str, str], section: str, grade: str) -> Json:
    return {"id": name, "start": ends[0], "end": ends[1], "section": section, "material": grade}


def pinned(name: str, ends: tuple[str, str], section: str, grade: str) -> Json:
    hinges = {"start_hinge": TABLES["hinge"]["id"], "end_hinge": TABLES["hinge"]["id"]}
    return {**member(name, ends, section, grade), **hinges}


def support(name: str, at: str, kind: str) -> Json:
    fixed = TABLES["supports"][kind]
    return {"id": name, "node": at, **{way: "fixed" if way in fixed else "free" for way in TABLES["held"]}}


def sides(nodes: list[str]) -> list[Json]:
    """What holds nodes along Y."""
    return [support(f"side-{name}", name, "side") for name in nodes]


def newtons(kn: float) -> float:
    """To a tenth of a newton: products of decimal inputs carry binary noise."""
    return round(kn * 1000, 1)


def line_load(name: str, axes: str, way: str, kn: float) -> Json:
    """Over the whole member."""
    made: Json = {"member": name, "type": "distributed", "axes": axes}
    made[way] = newtons(kn)
    return made


def partial_load(name: str, part: tuple[float, float], way: str, kn: float) -> Json:
    """Over a part of the member, in its own axes."""
    start, end = round(part[0], 6), round(part[1], 6)
    return {**line_load(name, "local", way, kn), "start": start, "end": end}


def case(name: str, nature: str, loads: list[Json], more: Json) -> Json:
    own_weight = 1.0 if name == "G" else 0.0
    return {"id": name, "nature": nature, "self_weight": own_weight, "member_loads": loads, **more}


def design(name: str, members: list[str], places: list[tuple[float, str]]) -> Json:
    """A design member, held sideways at these places of its length."""
    held = [{"position": round(position, 6), "flange": flange} for position, flange in places]
    return {"id": name, "members": members, **({"lateral_restraints": held} if held else {})}


def joined(numbers: list[float]) -> str:
    """For example "20 + 20"."""
    return " + ".join([plain(number) for number in numbers])
