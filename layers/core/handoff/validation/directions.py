"""Which way load cases push, and those that only ever push one way: wind, earthquakes, temperature."""

from collections.abc import Iterator
from math import hypot

from handoff.combinations.actions import Part
from handoff.sentences import said
from handoff.validation.combination_rules import combines
from handoff.validation.combining import factors_of
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.geometry import norm
from handoff.validation.pushing import pushes
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_RULE: dict[str, float] = RULES["directions"]
# How cases push whose loads are turned round.
_TURNED = {"down": "up", "up": "down", "aside": "aside", "strain": "strain"}
# By nature, what the sentence calls it.
_ONE_WAY = {"wind": "wind", "seismic": "an earthquake", "temperature": "a temperature"}
_AXES = ("X", "Y")


def sense_of(document: Document, parts: list[Part]) -> str:
    """`down`, `up` or `aside`; a `strain` where nothing pushes."""
    cases = document.lookup("load_cases")
    sense = _sense(document, [cases[part.id] for part in parts])
    return _TURNED[sense] if any(part.sign < 0 for part in parts) else sense


def _sense(document: Document, cases: list[Entity]) -> str:
    found = [push for case in cases for push in pushes(document, case)]
    if not any(any(push) for push in found):
        return "strain"
    net = hypot(sum(x for x, _, _ in found), sum(y for _, y, _ in found))
    level = max(net, sum(hypot(x, y) for x, y, _ in found) / _RULE["steep"])
    down = sum(max(0.0, -z) for _, _, z in found)
    up = sum(max(0.0, z) for _, _, z in found)
    if level > _RULE["aside_from"] * (down + up) or (down > 0) == (up > 0) or any(map(_strains, cases)):
        return "aside"
    return "down" if down else "up"


def _strains(case: Entity) -> bool:
    """Whether heat or supports that move are among its loads, which push no way that these could tell."""
    heated = any(load["type"] == "temperature" for load in case.get("member_loads", ()))
    turned = any(load.get("dt") or load.get("gradient_z") for load in case.get("plate_loads", ()))
    return heated or turned or bool(case.get("support_displacements"))


def one_sided(document: Document) -> Iterator[Finding]:
    """One line of the model for each nature that acts one way alone in all combinations of resistances."""
    if not any(check["type"] == "en1993_1_1" for check in document.entities["checks"]):
        return
    for nature, name in _ONE_WAY.items():
        ways = _ways(document, nature)
        absent = [_opposite(way) for way in ways if _opposite(way) not in ways]
        if absent:
            case = next(case["id"] for case in document.entities["load_cases"] if case["nature"] == nature)
            words = said("one_sided", what=name, ways=" or ".join(absent), load_case=case)
            yield ("model", "load_cases"), "one_sided", words


def _opposite(way: str) -> str:
    return way.replace("+", "−") if "+" in way else way.replace("−", "+")


def _ways(document: Document, nature: str) -> list[str]:
    """The ways in which cases of a nature act, such as `towards +X`; a case that says which ways it acts has both."""
    found: dict[str, None] = {}
    for case in document.entities["load_cases"]:
        for factor in _factors(document, case) if case["nature"] == nature else []:
            for way in _heat(case) if nature == "temperature" else _pushed(document, case):
                found[way if factor > 0 else _opposite(way)] = None
                if "directions" in case:
                    found.update(dict.fromkeys([way, _opposite(way)]))
    return list(found)


@remembered
def _factors(document: Document, case: Entity) -> list[float]:
    """Those other than 0 that the case has where resistances are checked; by a rule it acts as its loads say."""
    listed = [each for each in document.entities["load_combinations"] if each["limit_state"] != "SLS"]
    factors = [*(factors_of(each).get(case["id"], 0.0) for each in listed), 1.0 if combines(document, case) else 0.0]
    return [factor for factor in factors if factor]


def _heat(case: Entity) -> list[str]:
    loads = (*case.get("member_loads", ()), *case.get("plate_loads", ()))
    return [f"of {'+' if load['dt'] > 0 else '−'}ΔT" for load in loads if load.get("dt")]


def _pushed(document: Document, case: Entity) -> list[str]:
    """Where its loads push level, all in all."""
    found = pushes(document, case)
    least = _RULE["aside_from"] * sum(norm(push) for push in found)
    sides = [(axis, sum(push[i] for push in found)) for i, axis in enumerate(_AXES)]
    return [f"towards {'+' if side > 0 else '−'}{axis}" for axis, side in sides if abs(side) > least]
