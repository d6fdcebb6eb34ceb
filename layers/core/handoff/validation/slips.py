"""Slips of the pen that leave a model valid: cases without loads, combinations twice, nodes beside one another."""

from collections.abc import Iterator
from itertools import pairwise

from handoff.validation.chains import connects, doubts
from handoff.validation.combining import acting, combines
from handoff.validation.document import Document
from handoff.validation.geometry import length
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_RULE = RULES["slips"]
_DRAWN_BY_HAND = RULES["geometry"]["drawn_by_hand_members"]


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    yield _empty_cases(document)
    yield _alike(document)
    yield _near_nodes(document)
    if connects(document):
        yield doubts(document)


def _empty_cases(document: Document) -> Iterator[Finding]:
    cases = document.entities["load_cases"]
    empty = [not acting(case) for case in cases]
    # Where no case has any load, the model is not loaded yet: no matter until it is to be checked.
    if cases and all(empty) and document.entities["checks"]:
        told = "no load case has loads or self_weight: nothing acts on the model, and its checks verify nothing"
        yield document.where("load_cases", 0), "empty_case", told
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
    # Nodes that are near one another differ in some coordinate, and little: in most meshes no two coordinates do.
    lines = (sorted(set(axis)) for axis in zip(*document.points.values(), strict=True))
    if not any(b - a < reach for line in lines for a, b in pairwise(line)):
        return
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
                told = f"node '{name}' is {apart * 1000:.3g} mm beside node '{other}', and not joined to it: let one"
                told += f" stand for both, or set them {reach * 1000:g} mm or more apart where nothing joins them"
                yield document.where("nodes", i), "near_nodes", told
                break
        cells.setdefault((x, y, z), {}).setdefault(place, name)
