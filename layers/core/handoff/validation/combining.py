"""Listed combinations: with which factors they have each load case, and what they repeat."""

from collections.abc import Iterator
from math import nan

from handoff.validation.combination_rules import combines
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.report import Finding
from handoff.validation.rulebook import LOADS, RULES

_WEIGHT_MOST = RULES["self_weight"]["most_in_combination"]
# The limit state of resistances, in everyday situations; one that says none is the usual one.
_ULTIMATE = RULES["ultimate"]
USUAL: str = _ULTIMATE["usual"]


def acting(case: Entity) -> bool:
    """Whether a load case has loads, or the structure's weight."""
    return any(case.get(key) for key in ("self_weight", *LOADS))


def _factors(combination: Entity) -> dict[str, float]:
    """By load case; twice in one combination, they add up."""
    factors: dict[str, float] = {}
    for term in combination["terms"]:
        factors[term["load_case"]] = factors.get(term["load_case"], 0.0) + term["factor"]
    return factors


def combined_cases(document: Document) -> set[str]:
    """Those that some combination has with a factor other than 0."""
    listed = map(_factors, document.entities["load_combinations"])
    return {case for factors in listed for case, factor in factors.items() if factor}


@remembered
def ultimate(document: Document) -> list[dict[str, float]]:
    """Factors of the combinations at ULS, those of accidents and earthquakes apart."""
    return [
        _factors(combination)
        for combination in document.entities["load_combinations"]
        if combination["limit_state"] == _ULTIMATE["limit_state"]
        and combination.get("situation", USUAL) in _ULTIMATE["situations"]
    ]


def ultimate_factor(document: Document, case: Entity) -> float | None:
    """The largest at ULS: of what presses down with its sign, of what may turn round by its size."""
    factors = [factors.get(case["id"], 0.0) for factors in ultimate(document)]
    pressing = case["nature"] in RULES["gravity"]["natures"]
    return max(factors if pressing else map(abs, factors), default=None)


@remembered
def _weights(document: Document) -> list[float]:
    """Of each combination at ULS the largest factor of a permanent load."""
    cases = document.entities["load_cases"]
    permanent = [case["id"] for case in cases if case["nature"] == "permanent" and acting(case)]
    return [max((abs(factors.get(case, 0.0)) for case in permanent), default=nan) for factors in ultimate(document)]


def weight_beside(document: Document, case: Entity) -> float | None:
    """The largest factor of a permanent load in the combinations at ULS that have a case."""
    combined = zip(ultimate(document), _weights(document), strict=True)
    return max((weight for factors, weight in combined if factors.get(case["id"])), default=None)


@remembered
def _natures(document: Document) -> list[set[str]]:
    """Of the loads in each combination at ULS; imposed loads of roofs act without snow and wind (EN 1991-1-1 3.3.2)."""
    cases = document.lookup("load_cases")
    natures = {name: case["nature"] for name, case in cases.items() if case.get("category") != "H" and acting(case)}
    return [{natures[name] for name in factors.keys() & natures if factors[name]} for factors in ultimate(document)]


def never_beside(document: Document) -> str | None:
    """Snow or wind, where it acts at ULS and imposed loads do, and never both at once."""
    beside = {nature for natures in _natures(document) if "imposed" in natures for nature in natures}
    known = {nature for natures in _natures(document) for nature in natures}
    return next((nature for nature in ("snow", "wind") if beside and nature in known - beside), None)


def service_factor(document: Document, case: Entity) -> float | None:
    """The largest at SLS, by its size."""
    return _largest(_service(document), case)


def rare_factor(document: Document, case: Entity) -> float | None:
    """The same, of what acts now and then: quasi-permanent combinations apart, where ψ2 of snow and wind is 0."""
    return _largest(_rare(document), case)


def _largest(combined: list[dict[str, float]], case: Entity) -> float | None:
    return max((abs(factors.get(case["id"], 0.0)) for factors in combined), default=None)


@remembered
def _service(document: Document) -> list[dict[str, float]]:
    return [_factors(each) for each in document.entities["load_combinations"] if each["limit_state"] == "SLS"]


@remembered
def _rare(document: Document) -> list[dict[str, float]]:
    listed = [each for each in document.entities["load_combinations"] if each["limit_state"] == "SLS"]
    return [_factors(each) for each in listed if each.get("situation") != "quasi_permanent"]


def limit_states(document: Document) -> list[str] | None:
    """The limit states that load combinations have, by the model's rule too; None where that cannot be known."""
    rule, listed = document.analysis.get("combinations"), document.entities["load_combinations"]
    known, cases = document.ids["load_combinations"], document.entities["load_cases"]
    # A broken combination may be the one that is sought, and a rule that cannot be read may give it.
    if known is None or (known and len(listed) != len(known)) or (document.ruled and rule is None):
        return None
    found = {combination["limit_state"] for combination in listed}
    if rule is not None and (not document.complete("load_cases") or any(combines(document, case) for case in cases)):
        found |= {"ULS", "SLS"} if rule.get("sls") else {"ULS"}
    return sorted(found)


def content(_: Document, combination: Entity) -> tuple[str, str, frozenset[tuple[str, float]]]:
    """What makes two combinations one: the order of their terms does not."""
    terms = frozenset((term["load_case"], term["factor"]) for term in combination["terms"])
    return combination["limit_state"], combination.get("situation", ""), terms


@remembered
def of_terms(document: Document) -> dict[int, Entity]:
    """By term, the combination that it stands in."""
    return {
        id(term): combination for combination in document.entities["load_combinations"] for term in combination["terms"]
    }


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
