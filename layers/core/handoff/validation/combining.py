"""Listed combinations: with which factors they have each load case, and what they repeat."""

from math import hypot, inf, nan

from handoff.validation.combination_rules import accompanies_from, combines, is_weight
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.pushing import pushes
from handoff.validation.rulebook import LOADS, RULES

# The limit state of resistances, in everyday situations; one that says none is the usual one.
_ULTIMATE = RULES["ultimate"]
USUAL: str = _ULTIMATE["usual"]
# Variable actions, and those after each that it is to be seen beside.
_LATER: dict[str, list[str]] = RULES["companions"]["later"]
_ASIDE: float = RULES["companions"]["aside_from"]
# From here on a permanent load is in a combination, be it one that helps.
_HELPS: float = _ULTIMATE["helps_from"]
# Of factors: what is closer to the largest is as large.
_ROUND_OFF = 1e-6


def acting(case: Entity) -> bool:
    """Whether a load case has loads, or the structure's weight."""
    return any(case.get(key) for key in ("self_weight", *LOADS))


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
        and combination.get("situation", USUAL) in _ULTIMATE["situations"]
    ]


def ultimate_factor(document: Document, case: Entity) -> float | None:
    """The largest at ULS: of what presses down with its sign, of what may turn round by its size."""
    factors = [factors.get(case["id"], 0.0) for factors in ultimate(document)]
    pressing = case["nature"] in RULES["gravity"]["natures"]
    return max(factors if pressing else map(abs, factors), default=None)


@remembered
def down(document: Document, case: Entity) -> float:
    """What its loads press down with, N; self-weight apart."""
    return -sum(push[2] for push in pushes(document, case))


@remembered
def _weights(document: Document) -> list[float]:
    """Of each combination at ULS the largest factor of a permanent load that is weight."""
    weights = [case["id"] for case in document.entities["load_cases"] if is_weight(case) and acting(case)]
    return [max((factors.get(case, 0.0) for case in weights), default=nan) for factors in ultimate(document)]


def weight_beside(document: Document, case: Entity) -> float | None:
    """The largest factor of a permanent load in the combinations at ULS in which a case has the largest of its own."""
    largest = ultimate_factor(document, case) or 0.0
    combined = zip(ultimate(document), _weights(document), strict=True)
    leading = [weight for factors, weight in combined if abs(factors.get(case["id"], 0.0)) >= largest - _ROUND_OFF]
    return max(leading, default=None) if largest > 0 else None


def lightened(document: Document, case: Entity) -> float | None:
    """The same, where permanent loads have more than themselves in some other combination."""
    return weight_beside(document, case) if any(weight > 1 for weight in _weights(document)) else None


def beside_variable(document: Document, case: Entity) -> float | None:
    """The largest factor of a case in the combinations at ULS that have a variable load beside a permanent one."""
    combined = zip(ultimate(document), _natures(document), _weights(document), strict=True)
    beside = [factors for factors, natures, weight in combined if weight >= _HELPS and natures & _LATER.keys()]
    return max((factors.get(case["id"], 0.0) for factors in beside), default=None)


@remembered
def _natures(document: Document) -> list[set[str]]:
    """Of the loads in each combination at ULS; imposed loads of roofs act without snow and wind (EN 1991-1-1 3.3.2)."""
    cases = [case for case in document.entities["load_cases"] if case.get("category") != "H" and acting(case)]
    natures = {case["id"]: case["nature"] for case in cases}
    least = {case["id"]: accompanies_from(document, case) - _ROUND_OFF for case in cases}
    return [
        {natures[name] for name in factors.keys() & natures if abs(factors[name]) >= least[name]}
        for factors in ultimate(document)
    ]


@remembered
def _pushed(document: Document) -> bool:
    """Whether some wind pushes aside or down: beside snow, wind that only lifts relieves."""
    for case in document.entities["load_cases"]:
        found = pushes(document, case) if case["nature"] == "wind" else []
        lift = sum(push[2] for push in found)
        if lift < 0 or hypot(sum(push[0] for push in found), sum(push[1] for push in found)) > _ASIDE * lift:
            return True
    return False


def never_beside(document: Document, case: Entity) -> str | None:
    """Another variable action, where it acts at ULS and a case's does, and never both at once."""
    nature: str = case["nature"]
    beside = {other for natures in _natures(document) if nature in natures for other in natures}
    known = {other for natures in _natures(document) for other in natures}
    for other in _LATER.get(nature, ()):
        if beside and other in known - beside and (nature != "snow" or other != "wind" or _pushed(document)):
            return other
    return None


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
