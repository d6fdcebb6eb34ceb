"""Listed combinations: with which factors they have each load case, and what they repeat."""

from math import inf

from handoff.validation.combination_rules import combines
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.rulebook import COMBINING, RULES

# The limit state of resistances, in everyday situations; one that says none is the usual one.
_ULTIMATE = RULES["ultimate"]
USUAL: str = _ULTIMATE["usual"]
# Of factors: what is closer to the largest is as large.
_ROUND_OFF = 1e-6


def factors_of(combination: Entity) -> dict[str, float]:
    """By load case; twice in one combination, they add up."""
    factors: dict[str, float] = {}
    for term in combination["terms"]:
        factors[term["load_case"]] = factors.get(term["load_case"], 0.0) + term["factor"]
    return factors


def combined_cases(document: Document) -> set[str]:
    """Those that some combination has with a factor other than 0."""
    listed = map(factors_of, document.entities["load_combinations"])
    return {case for factors in listed for case, factor in factors.items() if factor}


@remembered
def ultimate(document: Document) -> list[dict[str, float]]:
    """Factors of the combinations at ULS, those of accidents and earthquakes apart."""
    return [
        factors_of(combination)
        for combination in document.entities["load_combinations"]
        if combination["limit_state"] == _ULTIMATE["limit_state"]
        and combination.get("situation", USUAL) not in _ULTIMATE["apart"]
    ]


@remembered
def borne(document: Document) -> list[dict[str, float]]:
    """Factors of the listed combinations of which resistances are checked."""
    return [factors_of(each) for each in document.entities["load_combinations"] if each["limit_state"] != "SLS"]


def service_factor(document: Document, case: Entity) -> float | None:
    """The largest at SLS, by its size."""
    return _largest(service(document), case)


def rare_factor(document: Document, case: Entity) -> float | None:
    """The same, of what acts now and then: quasi-permanent combinations apart, where ψ2 of snow and wind is 0."""
    return _largest(_rare(document), case)


def _largest(combined: list[dict[str, float]], case: Entity) -> float | None:
    return max((abs(factors.get(case["id"], 0.0)) for factors in combined), default=None)


def with_the_most(combined: list[dict[str, float]], cases: list[Entity]) -> list[dict[str, float]]:
    """The combinations that have the most of some case: where all have less, others decide."""
    most = {case["id"]: _largest(combined, case) or inf for case in cases}
    return [
        factors
        for factors in combined
        if any(abs(factors.get(case, 0.0)) >= factor - _ROUND_OFF for case, factor in most.items())
    ]


@remembered
def service(document: Document) -> list[dict[str, float]]:
    """Factors of the combinations at SLS."""
    return [factors_of(each) for each in document.entities["load_combinations"] if each["limit_state"] == "SLS"]


@remembered
def _rare(document: Document) -> list[dict[str, float]]:
    listed = [each for each in document.entities["load_combinations"] if each["limit_state"] == "SLS"]
    return [factors_of(each) for each in listed if each.get("situation") != "quasi_permanent"]


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


def service_permanent(document: Document, combination: Entity) -> float | None:
    """The least factor of a permanent action, where a combination has one."""
    cases, factors = document.lookup("load_cases"), factors_of(combination)
    found = [factor for name, factor in factors.items() if factor and cases[name]["nature"] == "permanent"]
    return min(found, default=None)


def service_leading(document: Document, combination: Entity) -> float | None:
    """The largest factor that any of its variable actions has in a characteristic combination, this one or another."""
    cases, most = document.lookup("load_cases"), _most(document)
    factors = factors_of(combination)
    variable = [name for name in factors if factors[name] and cases[name]["nature"] in COMBINING["natures"]]
    return max((most.get(name, 0.0) for name in variable), default=None)


@remembered
def _most(document: Document) -> dict[str, float]:
    """By load case, the largest factor in the combinations that are characteristic."""
    most: dict[str, float] = {}
    for combination in document.entities["load_combinations"]:
        if combination.get("situation") == "characteristic":
            for name, factor in factors_of(combination).items():
                most[name] = max(most.get(name, 0.0), abs(factor))
    return most
