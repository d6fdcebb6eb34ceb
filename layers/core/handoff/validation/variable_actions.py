"""Variable actions of a model: which of their load cases act together, and which way these push."""

from itertools import product
from math import hypot
from typing import Any, NamedTuple

from handoff.validation.combination_rules import by_alternatives, psi_row, turns
from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.pushing import pushes
from handoff.validation.rulebook import COMBINING, LOADS

# What pushes aside by less than this share of what it presses or lifts only presses or lifts.
_ASIDE = 0.2
# What is square to the two slopes of a roof lies level in parts that cancel out, less than so much of what is upright.
_STEEP = 3.0
# Of an imposed load that names no category: ψ0 and ψ2 of most floors.
_UNKNOWN: list[float] = [0.7, 0.5, 0.3]
# How cases push whose loads are turned round.
_TURNED = {"down": "up", "up": "down", "aside": "aside", "strain": "strain"}
# Ways in which one action may act; more are not looked at.
_MOST = 64


class Way(NamedTuple):
    """Load cases of one action that act together; they push `down`, `up` or `aside`, or are a `strain`."""

    cases: list[str]
    sense: str
    # -1 where all loads are turned round.
    sign: float = 1.0


class Action(NamedTuple):
    """One variable action, with ψ0 and ψ2 of its row in Table A1.1."""

    row: str
    nature: str
    psi_0: float
    psi_2: float
    ways: list[Way]


def acting(case: Entity) -> bool:
    """Whether a load case has loads, or the structure's weight."""
    return any(case.get(key) for key in ("self_weight", *LOADS))


def actions(document: Document, annex: dict[str, Any], listed: list[dict[str, float]]) -> list[Action]:
    """Those of loads that act; cases which all listed combinations have alike are one load."""
    rows: dict[str, list[Entity]] = {}
    for case in document.entities["load_cases"]:
        if case["nature"] in COMBINING["natures"] and acting(case):
            known = COMBINING["natures"][case["nature"]]
            row = psi_row(document, case)
            key = case["nature"] if known["alternatives"] else row if isinstance(row, str) else "imposed"
            rows.setdefault(key, []).append(case)
    return [_action(document, annex, listed, cases) for cases in rows.values()]


def _action(document: Document, annex: dict[str, Any], listed: list[dict[str, float]], cases: list[Entity]) -> Action:
    first = cases[0]
    row = psi_row(document, first)
    name = row if isinstance(row, str) else first["nature"]
    psi: list[float] = annex["psi"].get(name, _UNKNOWN)
    sets = _sets(cases, listed)
    chosen = _alternatives(sets) if not COMBINING["natures"][first["nature"]]["alternatives"] else sets
    ways = [Way([case["id"] for case in way], _sense(document, way)) for way in chosen]
    if COMBINING["natures"][first["nature"]]["alternatives"]:
        ways += [Way(way.cases, _TURNED[way.sense], -1.0) for way, own in zip(ways, chosen, strict=True) if turns(own)]
    return Action(name, first["nature"], psi[0], psi[2], ways)


def _sets(cases: list[Entity], listed: list[dict[str, float]]) -> list[list[Entity]]:
    """Cases of one source together, and those that every listed combination has with one factor."""
    sets: dict[str, list[Entity]] = {}
    for case in cases:
        factors = [each.get(case["id"], 0.0) for each in listed]
        alike = f"together {factors}" if any(factors) else f"case {case['id']}"
        key = f"source {case['source']}" if "source" in case else alike
        sets.setdefault(key, []).append(case)
    return list(sets.values())


def _alternatives(sets: list[list[Entity]]) -> list[list[Entity]]:
    """All sets at once, of those that exclude one another each in turn."""
    groups = by_alternatives(sets)
    count = 1
    for choices in groups:
        count *= len(choices)
    if count > _MOST:
        return [[case for each in sets for case in each]]
    return [[case for each in chosen for case in each] for chosen in product(*groups)]


def _sense(document: Document, cases: list[Entity]) -> str:
    found = [push for case in cases for push in pushes(document, case)]
    if not any(any(push) for push in found):
        return "strain"
    net = hypot(sum(x for x, _, _ in found), sum(y for _, y, _ in found))
    level = max(net, sum(hypot(x, y) for x, y, _ in found) / _STEEP)
    down = sum(max(0.0, -z) for _, _, z in found)
    up = sum(max(0.0, z) for _, _, z in found)
    if level > _ASIDE * (down + up) or (down > 0) == (up > 0) or any(map(_strains, cases)):
        return "aside"
    return "down" if down else "up"


def _strains(case: Entity) -> bool:
    """Whether heat or supports that move are among its loads, which push no way that these could tell."""
    heated = any(load["type"] == "temperature" for load in case.get("member_loads", ()))
    turned = any(load.get("dt") or load.get("gradient_z") for load in case.get("plate_loads", ()))
    return heated or turned or bool(case.get("support_displacements"))
