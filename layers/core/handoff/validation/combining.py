"""Listed combinations: with which factors they have each load case, and what they repeat."""

from handoff.validation.combination_rules import combines
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.rulebook import RULES

# Situations at ULS that are no everyday ones.
_APART: list[str] = RULES["ultimate"]["apart"]
_USUAL: dict[str, str] = {"ULS": RULES["ultimate"]["usual"], "SLS": "characteristic"}
# By load case.
Factors = dict[str, float]


def factors_of(combination: Entity) -> Factors:
    """Twice in one combination, they add up."""
    factors: Factors = {}
    for term in combination["terms"]:
        factors[term["load_case"]] = factors.get(term["load_case"], 0.0) + term["factor"]
    return factors


def combined_cases(document: Document) -> set[str]:
    """Those that some combination has with a factor other than 0."""
    listed = map(factors_of, document.entities["load_combinations"])
    return {case for factors in listed for case, factor in factors.items() if factor}


@remembered
def by_situation(document: Document, state: str) -> dict[str, list[Factors]]:
    """The combinations of a limit state by their situation, where none is written the usual one."""
    found: dict[str, list[Factors]] = {}
    for each in document.entities["load_combinations"]:
        if each["limit_state"] == state:
            found.setdefault(each.get("situation", _USUAL.get(state, "")), []).append(factors_of(each))
    return found


def ultimate(document: Document) -> list[Factors]:
    """The combinations at ULS, those of accidents and earthquakes apart."""
    found = by_situation(document, "ULS")
    return [each for situation, combined in found.items() if situation not in _APART for each in combined]


@remembered
def borne(document: Document) -> list[Factors]:
    """The listed combinations of which resistances are checked."""
    return [factors_of(each) for each in document.entities["load_combinations"] if each["limit_state"] != "SLS"]


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
