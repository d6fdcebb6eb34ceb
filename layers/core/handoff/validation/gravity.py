"""Loads of gravity that act upwards, along y, askew, or on nothing: right in form, and meant otherwise."""

from collections.abc import Iterator
from math import atan2, degrees

from handoff.sentences import said
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.geometry import cross, minus, norm, unit
from handoff.validation.pushing import KINDS, pushes, unseen
from handoff.validation.report import Finding, Where
from handoff.validation.rulebook import RULES

_GRAVITY = RULES["gravity"]
_FLAT = _GRAVITY["flat_from"]  # cos 45°: a plate steeper than that is a wall
# Sway imperfections beside a weight lean by less, earth, water and pulls by more.
_LEAST_LEAN: float = _GRAVITY["least_lean_degrees"]
_MOST_LEAN: float = _GRAVITY["most_lean_degrees"]


def _forces(document: Document, case: Entity, i: int) -> Iterator[tuple[Where, Entity]]:
    """Every load of a case: its place, and its components in global axes."""
    for kind in _GRAVITY["loads"]:
        for j, load in enumerate(case.get(kind, ())):
            yield ("model", "load_cases", i, kind, j), _global(document, kind, load)


def _global(document: Document, kind: str, load: Entity) -> Entity:
    """None where they are not known."""
    if kind == "plate_loads":
        up = 1.0 if load.get("axes", "local") != "local" else _upright(document, load["plate"])
        return {"fz": up * load["pressure"]} if up and "pressure" in load else {}
    if load.get("axes", "global") == "local":
        return {}
    return {"fz": load["pressure"]} if kind == "area_loads" else load


def _upright(document: Document, name: str) -> float:
    """Of a plate that lies flat, 1 where its own z points up and −1 where it points down; 0 of one that stands."""
    corners = [document.points[node] for node in document.lookup("plates")[name]["nodes"]]
    normal = unit(cross(minus(corners[1], corners[0]), minus(corners[2], corners[0])))
    return 0.0 if abs(normal[2]) < _FLAT else 1.0 if normal[2] > 0 else -1.0


def upward(document: Document) -> Iterator[Finding]:
    for i, case in enumerate(document.entities["load_cases"]):
        up: tuple[Where, float] | None = None
        for where, load in _forces(document, case, i) if case["nature"] in _GRAVITY["natures"] else ():
            size = load.get("fz", 0)
            if size < 0:
                up = None
                break
            up = up or ((where, size) if size > 0 else None)
        if up:
            yield up[0], "upward_load", said("upward_load", size=f"{up[1]:.6g}", nature=case["nature"])


def along_y(document: Document) -> Iterator[Finding]:
    """Gravity along −y and nowhere else, on a structure that rises along y or lies along x."""
    first: Where | None = None
    for i, case in enumerate(document.entities["load_cases"]):
        for where, load in _forces(document, case, i) if case["nature"] in _GRAVITY["natures"] else ():
            if not load or load.get("fz", 0) or load.get("fy", 0) > 0:
                return
            if first is None and load.get("fy", 0) < 0:
                first = where
    if first is not None and _drawn_with_y_up(document):
        yield (*first, "fy"), "gravity_along_y", said("gravity_along_y")


def _drawn_with_y_up(document: Document) -> bool:
    points = [document.points[node] for node in document.used]
    (low, high), (bottom, top) = ((min(p[k] for p in points), max(p[k] for p in points)) for k in (1, 2))
    held = [document.points[s["node"]][1] for s in document.entities["supports"] if s["uy"] != "free"]
    rises = high > low and all(y < (low + high) / 2 for y in held)
    return rises or (high == low and top == bottom)


def askew(document: Document) -> Iterator[Finding]:
    """Weight and snow that lean: given across a sloping member or plate, or all of a case beside plumb weight."""
    for i, case in enumerate(document.entities["load_cases"]):
        if case["nature"] in _GRAVITY["plumb"]:
            acting = _acting(document, case)
            leaning = [one for one in acting if _LEAST_LEAN < one[2] <= _MOST_LEAN]
            across = [one for one in leaning if _across(one[0], case[one[0]][one[1]])]
            # One pull on a node may lean; what is spread over members, or over many nodes, is weight.
            spread = len(acting) > 2 or any(kind != "node_loads" for kind, _, _ in acting)
            # A purlin may be drawn level under its loads' parts along and across the roof: then all lean.
            turned = leaning if spread and len(leaning) == len(acting) and _plumb(document) else []
            for kind, j, lean in (across or turned)[:1]:
                words = said("gravity_askew", nature=case["nature"], angle=f"{lean:.3g}")
                yield ("model", "load_cases", i, kind, j), "gravity_askew", words


@remembered
def _plumb(document: Document) -> bool:
    """Whether anything that weighs acts straight down."""
    cases = document.entities["load_cases"]
    weighing = [case for case in cases if case["nature"] in _GRAVITY["natures"]]
    return any(case["self_weight"] for case in cases) or any(
        lean <= _LEAST_LEAN for case in weighing for _, _, lean in _acting(document, case)
    )


def _acting(document: Document, case: Entity) -> list[tuple[str, int, float]]:
    """The loads that push at all: their places, and how far off the vertical they do, degrees."""
    places = [(kind, j) for kind in KINDS for j in range(len(case.get(kind, ())))]
    return [
        (kind, j, degrees(atan2(norm((push[0], push[1], 0.0)), -push[2])))
        for (kind, j), push in zip(places, pushes(document, case), strict=True)
        if norm(push) > 0
    ]


def _across(kind: str, load: Entity) -> bool:
    """Spread in the own axes of what it lies on."""
    own: bool = load.get("axes", "local" if kind == "plate_loads" else "global") == "local"
    return own and bool(load.get("type", "distributed") == "distributed")


def on_edge(document: Document) -> Iterator[Finding]:
    """Per metre or area of plan, of which an upright member or area has none."""
    for kind in ("member_loads", "area_loads", "plate_loads"):
        for listed in document.lists(kind):
            if "axes" in listed.keys:
                for place, load in zip(listed.places, listed.items, strict=True):
                    if load.get("axes") == "projected" and unseen(document, kind, load):
                        yield (*listed.where, place, "axes"), "no_projection", said("no_projection")
