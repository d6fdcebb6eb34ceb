"""Slips of the pen that leave a model valid: angles in radians, temperatures for differences, names and cases twice."""

from collections.abc import Iterator
from math import pi

from handoff.validation.chains import connects, doubts
from handoff.validation.combining import combines
from handoff.validation.document import Document
from handoff.validation.geometry import length
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_RULE = RULES["slips"]
_DRAWN_BY_HAND = RULES["geometry"]["drawn_by_hand_members"]
_LISTS = (*(("checks", field) for field in ("members", "design_members", "groups", "storeys")), ("groups", "members"))
_LOADS = ("node_loads", "member_loads", "plate_loads", "area_loads", "support_displacements")


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    yield _radians(document)
    yield _strengths(document)
    yield _temperatures(document)
    yield _settlements(document)
    yield _limit_states(document)
    yield _repeated(document)
    yield _empty_cases(document)
    yield _alike(document)
    yield _near_nodes(document)
    if connects(document):
        yield doubts(document)


def _radians(document: Document) -> Iterator[Finding]:
    for i, member in enumerate(document.entities["members"] if "rotation" in document.member_keys else ()):
        turn = member.get("rotation", 0)
        for part in _RULE["parts_of_pi"]:
            if abs(abs(turn) - pi * part) <= _RULE["radians"]:
                told = f"{turn:.6g} looks like radians: rotation is in degrees, write {turn * 180 / pi:.4g}"
                yield (*document.where("members", i), "rotation"), "rotation_unit", told


def _strengths(document: Document) -> Iterator[Finding]:
    for i, material in enumerate(document.entities["materials"]):
        if "fy" in material and "fu" in material and material["fy"] > material["fu"]:
            told = f"fy ({material['fy']:.4g}) is above fu ({material['fu']:.4g}): the two look exchanged"
            yield (*document.where("materials", i), "fy"), "exchanged_strengths", told


def _temperatures(document: Document) -> Iterator[Finding]:
    for kind in ("member_loads", "plate_loads"):
        for loads in document.loads[kind]:
            for i, load in enumerate(loads.items if "dt" in loads.keys else ()):
                if abs(load.get("dt", 0)) > _RULE["warmest_k"]:
                    told = f"{load['dt']:.6g} K is more than any weather: dt is a change, not the temperature itself"
                    yield (*loads.where, loads.places[i], "dt"), "temperature_change", told


def _settlements(document: Document) -> Iterator[Finding]:
    for loads in document.loads["support_displacements"]:
        for i, moved in enumerate(loads.items):
            for key, most in _RULE["moved"].items():
                if abs(moved.get(key, 0)) > most:
                    unit = "rad" if key.startswith("r") else "m"
                    told = f"{moved[key]:.6g} {unit} is no settlement: displacements are in metres and radians"
                    yield (*loads.where, loads.places[i], key), "displacement_unit", told


def _limit_states(document: Document) -> Iterator[Finding]:
    for i, check in enumerate(document.entities["checks"]):
        usual = _RULE["limit_states"].get(check["type"], ())
        state = check.get("limit_state")
        if usual and state is not None and state not in usual:
            told = f"'{state}' is unusual for a check of type {check['type']}; usual: {' and '.join(usual)}"
            yield (*document.where("checks", i), "limit_state"), "unusual_limit_state", told


def _repeated(document: Document) -> Iterator[Finding]:
    for collection, field in _LISTS:
        for i, entity in enumerate(document.entities[collection]):
            names = entity.get(field, ())
            if len(set(names)) == len(names):
                continue
            seen: set[str] = set()
            for j, name in enumerate(names):
                if name in seen:
                    where = (*document.where(collection, i), field, j)
                    yield where, "repeated_name", f"'{name}' is already in this list: leave it out"
                seen.add(name)


def _empty_cases(document: Document) -> Iterator[Finding]:
    cases = document.entities["load_cases"]
    empty = [not case.get("self_weight") and not any(case.get(kind) for kind in _LOADS) for case in cases]
    # Where no case has any load, the model is not loaded yet.
    if all(empty) or not any(empty):
        return
    used = {
        term["load_case"] for combination in document.entities["load_combinations"] for term in combination["terms"]
    }
    for i, case in enumerate(cases):
        if empty[i] and (case["id"] in used or combines(document, case)):
            told = f"load case '{case['id']}' has neither loads nor self_weight: it adds nothing to any combination"
            yield document.where("load_cases", i), "empty_case", told


def _alike(document: Document) -> Iterator[Finding]:
    first: dict[tuple[str, str, frozenset[tuple[str, float]]], str] = {}
    for i, combination in enumerate(document.entities["load_combinations"]):
        terms = frozenset((term["load_case"], term["factor"]) for term in combination["terms"])
        key = (combination["limit_state"], combination.get("situation", ""), terms)
        if key in first:
            told = f"the same load cases and factors as combination '{first[key]}'"
            yield document.where("load_combinations", i), "doubled_combination", told
        else:
            first[key] = combination["id"]


def _near_nodes(document: Document) -> Iterator[Finding]:
    """Nodes a few millimetres apart that nothing joins: people miss one another so in models drawn by hand."""
    if len(document.entities["members"]) > _DRAWN_BY_HAND:
        return
    reach: float = _RULE["near_m"]
    joined = {frozenset(pair) for pair in zip(document.starts, document.ends, strict=True)}
    for plate in document.entities["plates"]:
        joined |= {frozenset((a, b)) for a in plate["nodes"] for b in plate["nodes"] if a != b}
    # Of the nodes at one place one stands for all: thousands may lie there.
    cells: dict[tuple[int, int, int], dict[tuple[int, ...], str]] = {}
    for i, node in enumerate(document.entities["nodes"]):
        name = node["id"]
        point = document.points[name]
        if name not in document.used:
            continue
        x, y, z = (round(value / reach) for value in point)
        place = tuple(round(value / _RULE["apart_m"]) for value in point)
        around = (
            other
            for dx in (-1, 0, 1)
            for dy in (-1, 0, 1)
            for dz in (-1, 0, 1)
            for other in cells.get((x + dx, y + dy, z + dz), {}).values()
        )
        for other in around:
            apart = length(point, document.points[other])
            if _RULE["apart_m"] < apart < reach and frozenset((name, other)) not in joined:
                told = f"node '{name}' is {apart * 1000:.3g} mm beside node '{other}', and not joined to it"
                yield document.where("nodes", i), "near_nodes", told
                break
        cells.setdefault((x, y, z), {}).setdefault(place, name)
