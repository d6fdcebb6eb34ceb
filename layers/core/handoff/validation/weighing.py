"""The structure's own weight: twice in a combination, or but a part of it in all."""

from collections.abc import Iterator

from handoff.validation.combination_rules import combines
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_WEIGHT_MOST = RULES["self_weight"]["most_in_combination"]


@remembered
def _weights(document: Document) -> dict[str, float]:
    """By load case."""
    return {case["id"]: abs(case["self_weight"]) for case in document.entities["load_cases"] if case["self_weight"]}


def weight_at_once(document: Document, case: Entity) -> float | None:
    """How much of the weight acts at most where a case does; by a rule all that it combines."""
    listed = _at_once(document).get(case["id"])
    if not combines(document, case):
        return listed
    return max(listed or 0.0, _ruled(document))


@remembered
def _at_once(document: Document) -> dict[str, float]:
    """By load case that listed combinations have, the most weight in one of them."""
    weights = _weights(document)
    found: dict[str, float] = {}
    for combination in document.entities["load_combinations"]:
        acting = {term["load_case"] for term in combination["terms"] if term["factor"]}
        together = sum(weights.get(each, 0.0) for each in acting)
        for each in acting:
            found[each] = max(found.get(each, 0.0), together)
    return found


@remembered
def _ruled(document: Document) -> float:
    """The weight of all cases that a rule combines."""
    weights = _weights(document)
    cases = [case for case in document.entities["load_cases"] if case["id"] in weights and combines(document, case)]
    return sum(weights[case["id"]] for case in cases)


def weighed_twice(document: Document) -> Iterator[Finding]:
    """Of each load case once, however many combinations have it beside another with the same weight."""
    cases = document.lookup("load_cases")
    told: set[str] = set()
    for listed in document.lists("terms"):
        weights = {
            term["load_case"]: (j, abs(cases[term["load_case"]]["self_weight"]))
            for j, term in enumerate(listed.items)
            if term["factor"] and cases[term["load_case"]]["self_weight"]
        }
        if len(weights) > 1 and sum(weight for _, weight in weights.values()) > _WEIGHT_MOST:
            names = list(weights)
            first, last = names[0], names[-1]
            words = f"the weight of the structure is in load case '{first}' already: self_weight of '{last}'"
            if last not in told:
                yield (*listed.where, weights[last][0], "load_case"), "self_weight_twice", f"{words} counts it again"
            told.add(last)
