"""Doubts about what loads come from, where a rule combines them: parts of one action, and permanent pressure."""

from itertools import combinations
from math import hypot
from typing import NamedTuple

from handoff.validation.combination_rules import is_weight, places
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.pushing import pushes
from handoff.validation.rulebook import COMBINING, RULES

_RULE: dict[str, float] = RULES["sources"]


class _Push(NamedTuple):
    """Of a load case: what it loads, its level force along x and y, and sums of forces, N."""

    places: set[str]
    x: float
    y: float
    # Of what is level in each load, of the loads that are more level than upright, and of all loads.
    level: float
    sideways: float
    whole: float

    @property
    def net(self) -> float:
        return hypot(self.x, self.y)

    @property
    def one_way(self) -> bool:
        """Whether it pushes level, and all one way."""
        return self.net > _RULE["level_from"] * self.whole

    @property
    def balanced(self) -> bool:
        """Whether its level forces cancel out, as pressure from within does."""
        return self.level > _RULE["level_share"] * self.whole and self.net < _RULE["balanced_to"] * self.level

    @property
    def pushing(self) -> bool:
        return self.net > _RULE["pushing_from"] * self.level > 0


@remembered
def _push(document: Document, case: Entity) -> _Push:
    found = pushes(document, case)
    x, y, level = sum(f[0] for f in found), sum(f[1] for f in found), sum(hypot(f[0], f[1]) for f in found)
    sideways = sum(hypot(*f) for f in found if hypot(f[0], f[1]) > abs(f[2]))
    return _Push(places(case), x, y, level, sideways, sum(hypot(*f) for f in found))


def parts(document: Document, analysis: Entity) -> list[str] | None:
    """The first two cases that a rule takes for alternatives, and that may be parts of one action."""
    if "combinations" not in analysis:
        return None
    for nature, known in COMBINING["natures"].items():
        cases = [case for case in document.entities["load_cases"] if case["nature"] == nature]
        # An action in many cases is looked at by its first ones.
        listed = [(case, _push(document, case)) for case in cases[: int(_RULE["compared"])] if known["alternatives"]]
        every = [push.places for _, push in listed]
        for (one, first), (other, second) in combinations(listed, 2):
            told = all(any(key in case for key in ("source", "alternatives")) for case in (one, other))
            if not told and first.places and second.places and _may_join(first, second, every):
                return [one["id"], other["id"]]
    return None


def _may_join(one: _Push, other: _Push, every: list[set[str]]) -> bool:
    if not one.places.isdisjoint(other.places):
        return (one.balanced and other.pushing) or (one.pushing and other.balanced)
    whole = one.places | other.places
    if any(whole <= places for places in every):
        return False
    along = one.x * other.x + one.y * other.y
    return not (one.one_way and other.one_way and along < _RULE["apart_to"] * one.net * other.net)


@remembered
def _weights(document: Document) -> list[Entity]:
    """The cases that share the factor of the structure's weight."""
    return [case for case in document.entities["load_cases"] if is_weight(case)]


def sideways(document: Document, case: Entity) -> bool:
    """Whether loads of a permanent case push level, with the factor of others that press down."""
    weights = _weights(document)
    if not any(case is each for each in weights):
        return False
    level = sum(_push(document, each).sideways for each in weights)
    whole = sum(_push(document, each).whole for each in weights)
    least = _RULE["sideways_from"] * whole
    pressed = any(each["self_weight"] for each in weights) or whole - level > least
    return pressed and _push(document, case).sideways > least
