"""Doubts about how a rule combines: parts of one action, permanent pressure beside the weight, another annex."""

from collections.abc import Iterator
from itertools import combinations
from math import hypot
from typing import NamedTuple

from handoff.combinations.actions import KINDS, is_weight, row_of
from handoff.combinations.expressions import COMBINING
from handoff.sentences import said
from handoff.validation.combination_rules import combines
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.pushing import pushes
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_RULE: dict[str, float] = RULES["combination_doubts"]
# Where a load says what it acts on.
_ACTS_ON = ("node", "member", "plate", "nodes")
_PLACE = ("analysis", "combinations")


class _Push(NamedTuple):
    """The level force of a load case, and the sizes of level and of all forces, N."""

    x: float
    y: float
    level: float
    whole: float

    @property
    def net(self) -> float:
        return hypot(self.x, self.y)


@remembered
def _push(document: Document, case: Entity) -> _Push:
    found = pushes(document, case)
    level = sum([hypot(x, y) for x, y, _ in found])
    return _Push(sum([x for x, _, _ in found]), sum([y for _, y, _ in found]), level, sum([hypot(*f) for f in found]))


def _places(case: Entity) -> set[str]:
    """What its loads act on: nodes, members and plates, areas by their corners."""
    return {str([load.get(key) for key in _ACTS_ON]) for kind in KINDS for load in case.get(kind, ())}


def fixed_patterns(document: Document) -> Iterator[Finding]:
    """Imposed cases of one category on different parts, where the rule does not say how they act."""
    if "patterns" in document.analysis.get("combinations", {"patterns": False}):
        return
    alike: dict[str, list[Entity]] = {}
    for case in document.entities["load_cases"]:
        if case["nature"] == "imposed" and "category" in case and _places(case):
            alike.setdefault(case["category"], []).append(case)
    for first, *others in alike.values():
        if any(_places(first).isdisjoint(_places(other)) for other in others):
            names = ", ".join(case["id"] for case in (first, *others))
            yield _PLACE, "fixed_patterns", said("fixed_patterns", cases=names)
            return


def split_action(document: Document) -> Iterator[Finding]:
    """The first two cases that a rule takes for alternatives, and that may be parts of one action."""
    for nature, known in COMBINING["natures"].items():
        cases = [case for case in document.entities["load_cases"] if case["nature"] == nature]
        # An action in many cases is looked at by its first ones.
        listed = (
            cases[: int(_RULE["compared"])] if known["alternatives"] and "combinations" in document.analysis else []
        )
        every = [_places(case) for case in listed]
        for one, other in combinations(listed, 2):
            answered = all("source" in case or "alternatives" in case for case in (one, other))
            if not answered and _may_join(document, one, other, every):
                yield _PLACE, "split_action", said("split_action", one=one["id"], other=other["id"])
                return


def _may_join(document: Document, one: Entity, other: Entity, every: list[set[str]]) -> bool:
    """On different parts, which no case has together and which are not pushed apart; or one within the other."""
    places, beside = _places(one), _places(other)
    if not places or not beside:
        return False
    first, second = _push(document, one), _push(document, other)
    if not places.isdisjoint(beside):
        return (_balances(first) and _pushes(second)) or (_pushes(first) and _balances(second))
    along = first.x * second.x + first.y * second.y
    apart = _is_level(first) and _is_level(second) and along < _RULE["apart_to"] * first.net * second.net
    return not apart and not any(places | beside <= whole for whole in every)


def _is_level(push: _Push) -> bool:
    """Whether it pushes level, and all one way."""
    return push.net > _RULE["level_from"] * push.whole


def _balances(push: _Push) -> bool:
    """Whether its level forces cancel out, as pressure from within does."""
    return push.level > _RULE["level_share"] * push.whole and push.net < _RULE["balanced_to"] * push.level


def _pushes(push: _Push) -> bool:
    return push.net > _RULE["pushing_from"] * push.level > 0


def shared_source(document: Document) -> Iterator[Finding]:
    """Permanent loads that push level with the factor of others that press down."""
    cases = document.entities["load_cases"]
    weights = [case for case in cases if is_weight(case) and combines(document, case)]
    sizes = [_sideways(document, case) for case in weights]
    whole = sum([_push(document, case).whole for case in weights])
    least = _RULE["sideways_from"] * whole
    pressed = any(case["self_weight"] for case in weights) or whole - sum(sizes) > least
    for i, case in enumerate(cases):
        if pressed and any(case is each for each in weights) and _sideways(document, case) > least:
            yield ("model", "load_cases", i), "shared_source", said("shared_source", load_case=case["id"])


def _sideways(document: Document, case: Entity) -> float:
    """The size of loads that are more level than upright."""
    return sum([hypot(x, y, z) for x, y, z in pushes(document, case) if hypot(x, y) > abs(z)])


def other_annex(document: Document) -> Iterator[Finding]:
    """A rule by values that are not those of the annex of the steel checks, and may be smaller."""
    rule, annex = document.analysis.get("combinations"), document.annex
    if rule is None:
        return
    taken: str = rule.get("annex", "recommended")
    if annex not in (taken, "none"):
        annexes = COMBINING["annexes"]
        helping = annex in annexes and annexes[annex]["gamma_g_inf"] < annexes[taken]["gamma_g_inf"]
        # (6.10) is the larger of what (6.10a) and (6.10b) make of it by a ξ that each country has chosen.
        if helping or taken != "recommended" or len(COMBINING["rules"][rule["rule"]]) > 1:
            yield _PLACE, "other_annex", said("other_annex", annex=annex)
    usual: str = COMBINING["natures"]["snow"]["usual"]
    for i, case in enumerate(document.entities["load_cases"]) if annex in COMBINING["nordic"] else ():
        if case["nature"] == "snow" and row_of(case) == usual:
            yield ("model", "load_cases", i), "other_annex", said("nordic_snow", load_case=case["id"], annex=annex)
