"""Loads and combinations right in form that mean something else: gravity upwards, along y, twice, or not at all."""

from collections.abc import Iterator
from typing import Any

from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.geometry import cross, minus, unit
from handoff.validation.report import Finding, Where
from handoff.validation.rulebook import RULES

_GRAVITY = RULES["gravity"]
_FACTORS = RULES["factors"]
_FLAT = _GRAVITY["flat_from"]  # cos 45°: a plate steeper than that is a wall
_WEIGHT_MOST = RULES["self_weight"]["most_in_combination"]


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    yield _upward(document)
    yield _along_y(document)
    yield _combinations(document)


def _forces(document: Document, case: Entity, i: int) -> Iterator[tuple[Where, Entity]]:
    """Every load of a case: its place, and its components in global axes."""
    for kind in ("member_loads", "node_loads", "plate_loads"):
        for j, load in enumerate(case.get(kind, ())):
            yield ("model", "load_cases", i, kind, j), _global(document, kind, load)
    for j, load in enumerate(case.get("area_loads", ())):
        known = load.get("axes", "global") != "local"
        yield ("model", "load_cases", i, "area_loads", j), {"fz": load["pressure"]} if known else {}


def _global(document: Document, kind: str, load: Entity) -> Entity:
    if kind == "plate_loads":
        if "pressure" not in load:
            return {}
        up = 1.0 if load.get("axes", "local") != "local" else _upright(document, load["plate"])
        return {"fz": up * load["pressure"]} if up else {}
    return load if load.get("axes", "global") != "local" else {}


def _upright(document: Document, name: str) -> float:
    """Of a plate that lies flat, 1 where its own z points up and −1 where it points down; 0 of one that stands."""
    corners = [document.points[node] for node in document.lookup("plates")[name]["nodes"]]
    normal = unit(cross(minus(corners[1], corners[0]), minus(corners[2], corners[0])))
    return 0.0 if abs(normal[2]) < _FLAT else 1.0 if normal[2] > 0 else -1.0


def _upward(document: Document) -> Iterator[Finding]:
    for i, case in enumerate(document.entities["load_cases"]):
        up: tuple[Where, float] | None = None
        for where, load in _forces(document, case, i) if case["nature"] in _GRAVITY["never_up"] else ():
            size = load.get("fz", 0)
            if size < 0:
                up = None
                break
            up = up or ((where, size) if size > 0 else None)
        if up:
            told = f"{up[1]:.6g} acts upwards, as all of this {case['nature']} case does: gravity is fz negative, and"
            yield up[0], "upward_load", f"{told} what does lift is of nature 'other'"


def _along_y(document: Document) -> Iterator[Finding]:
    """Gravity along −y and nowhere else, on a structure that rises along y or lies along x."""
    first: Where | None = None
    for i, case in enumerate(document.entities["load_cases"]):
        for where, load in _forces(document, case, i) if case["nature"] in _GRAVITY["natures"] else ():
            if not load or load.get("fz", 0) or load.get("fy", 0) > 0:
                return
            if first is None and load.get("fy", 0) < 0:
                first = where
    if first is None:
        return
    points = [document.points[node] for node in document.used]
    (low, high), (bottom, top) = ((min(p[k] for p in points), max(p[k] for p in points)) for k in (1, 2))
    held = [document.points[s["node"]][1] for s in document.entities["supports"] if s["uy"] != "free"]
    rises = high > low and all(y < (low + high) / 2 for y in held)
    if rises or (high == low and top == bottom):
        told = "the loads of gravity act along −y, and none along −z: Z is up, so write fy as fz and swap y and z"
        yield (*first, "fy"), "gravity_along_y", told


def _combinations(document: Document) -> Iterator[Finding]:
    cases = document.lookup("load_cases")
    told: set[str] = set()
    by_en = any(check["type"] == "en1993_1_1" for check in document.entities["checks"])
    for i, combination in enumerate(document.entities["load_combinations"]):
        terms, where = combination["terms"], (*document.where("load_combinations", i), "terms")
        if not any(term["factor"] for term in terms):
            yield where, "zero_combination", "every factor is 0: the combination has no load, and verifies nothing"
            continue
        yield from _weights(cases, terms, where, told)
        if by_en:
            for j, term in enumerate(terms):
                if words := _unusual(cases[term["load_case"]]["nature"], term["factor"], combination):
                    yield (*where, j, "factor"), "unusual_factor", words


def _weights(cases: dict[str, Entity], terms: list[Entity], where: Where, told: set[str]) -> Iterator[Finding]:
    """Of each load case once, however many combinations have it beside another with the same weight."""
    weights = {
        term["load_case"]: (j, abs(cases[term["load_case"]]["self_weight"]))
        for j, term in enumerate(terms)
        if term["factor"] and cases[term["load_case"]]["self_weight"]
    }
    if len(weights) > 1 and sum(weight for _, weight in weights.values()) > _WEIGHT_MOST:
        first, *_, last = weights
        if last in told:
            return
        told.add(last)
        words = (
            f"the weight of the structure is in load case '{first}' already: self_weight of '{last}' counts it again"
        )
        yield (*where, weights[last][0], "load_case"), "self_weight_twice", words


def _unusual(nature: str, factor: float, combination: dict[str, Any]) -> str | None:
    """EN 1990 Tables A1.2(A) to (C) and A1.4, with the choices that annexes make."""
    state, rule = combination["limit_state"], _FACTORS["ULS"]
    slack = _FACTORS["tolerance"]
    if state == "SLS" and nature != "other" and factor in _FACTORS["SLS"]["gamma"]:
        return f"{factor:g} is a partial factor of ULS: EN 1990 A1.4 has none in SLS combinations; informative"
    if state != "ULS" or combination.get("situation", "persistent") not in _FACTORS["situations"]:
        return None
    least, most = rule["permanent_from"] - slack, rule["permanent_to"] + slack
    if nature == "permanent" and factor and not least <= factor <= most:
        return f"no rule of EN 1990 gives a permanent action {factor:g}: 1.35 or 1.0 in (6.10); informative"
    if nature in _FACTORS["variable"] and abs(factor) > rule["variable_to"] + slack:
        return f"no rule of EN 1990 gives a variable action {factor:g}: at most 1.5 in (6.10); informative"
    return None
