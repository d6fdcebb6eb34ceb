"""Combinations: what a rule needs of the load cases and how many it gives at most, and what listed ones repeat."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from handoff import settings
from handoff.reading import parse
from handoff.validation.document import LOADS, Document, remembered
from handoff.validation.entries import ABSENT, Entity
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_WEIGHT_MOST = RULES["self_weight"]["most_in_combination"]
# Where a load says what it acts on.
_ACTS_ON = ("node", "member", "plate", "nodes")
# The limit state of resistances, in everyday situations; one that says none is the usual one.
_ULTIMATE = RULES["ultimate"]
USUAL: str = _ULTIMATE["usual"]


@cache
def rules() -> dict[str, Any]:
    content: dict[str, Any] = parse((settings.schemas_dir() / "combination_rules.json").read_bytes())
    return content


def combines(document: Document, case: Entity) -> bool:
    """Whether the model's rule, if it has one, puts a load case into its combinations."""
    return "combinations" in document.analysis and case["nature"] in ("permanent", *rules()["natures"])


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
def _service(document: Document) -> list[dict[str, float]]:
    return [_factors(each) for each in document.entities["load_combinations"] if each["limit_state"] == "SLS"]


def service_factor(document: Document, case: Entity) -> float | None:
    """The largest at SLS, by its size."""
    return max((abs(factors.get(case["id"], 0.0)) for factors in _service(document)), default=None)


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


def categories(_: Document, case: Entity) -> list[str]:
    known: list[str] = rules()["natures"].get(case["nature"], {}).get("categories", [])
    return known


def psi_row(_: Document, case: Entity) -> Any:
    """The row of EN 1990 Table A1.1; actions that the rules leave to the model have none."""
    known = rules()["natures"].get(case["nature"])
    return known and (case.get("category") or known["usual"] or ABSENT)


def psi_rows(document: Document) -> list[str] | None:
    annex = document.analysis.get("combinations", {}).get("annex", "recommended")
    return list(rules()["annexes"].get(annex, {}).get("psi", ())) or None


def disallowed(rule: Entity | None) -> str | None:
    """What a rule asks for that its annex does not allow: without ξ none of the expressions that take it."""
    if rule is None or rules()["annexes"].get(rule.get("annex", "recommended"), {}).get("xi", 1) is not None:
        return None
    numbers = rules()["rules"][rule["rule"]]
    if not any("xi" in rules()["expressions"][number]["permanent"] for number in numbers):
        return None
    named = " and ".join(f"({number})" for number in numbers)
    told: str = rules()["not_allowed"]
    return told.format(annex=rule["annex"], expressions=named)


def together(document: Document, analysis: Entity) -> list[str] | None:
    """Imposed cases of the first category with loads on different things, where the rule does not say how they act."""
    if "combinations" not in analysis or "patterns" in analysis["combinations"]:
        return None
    alike: dict[str, list[Entity]] = {}
    for case in document.entities["load_cases"]:
        known = rules()["natures"].get(case["nature"])
        if known and not known["alternatives"] and "category" in case and any(case.get(kind) for kind in LOADS):
            alike.setdefault(case["category"], []).append(case)
    for first, *others in alike.values():
        places = _places(first)
        if any(places.isdisjoint(_places(other)) for other in others):
            return [case["id"] for case in (first, *others)]
    return None


def _places(case: Entity) -> set[str]:
    """What its loads act on: nodes, members and plates, areas by their corners."""
    return {str([load.get(key) for key in _ACTS_ON]) for kind in LOADS for load in case.get(kind, ())}


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
            first, *_, last = weights
            words = f"the weight of the structure is in load case '{first}' already: self_weight of '{last}'"
            if last not in told:
                yield (*listed.where, weights[last][0], "load_case"), "self_weight_twice", f"{words} counts it again"
            told.add(last)


def most_combinations(document: Document) -> float | None:
    """How many there are at most, by the model's rule and listed.

    No expression gives more than every leading set with or without every set of the others, each source either way.
    """
    rule, cases = document.analysis.get("combinations"), document.entities["load_cases"]
    if rule is None:
        return None
    numbers = {*rules()["rules"][rule["rule"]], *(rules()["sls"][kind] for kind in rule.get("sls", ()))}
    counts = _counts_of_actions(rule, cases)
    every = 1.0
    for count in counts:
        every *= 1 + count
    led = 1 + sum(every / (1 + count) * count for count in counts)
    permanent = [case for case in cases if case["nature"] == "permanent"]
    own = sum(map(_is_source, permanent))
    apart = 2.0 ** min(own, settings.limits()["load_case_limit"])
    most = float(len(document.entities["load_combinations"]))
    for expression in (rules()["expressions"][number] for number in numbers):
        twice = 2 if len(permanent) > own and expression["favourable"] is not None else 1
        most += apart * twice * (every if expression["leading"] is None else led)
    return most


def _is_source(case: Entity) -> bool:
    """Whether a permanent case is a source of its own: support displacements or strains, and no force beside them."""
    loads = {kind for kind in LOADS if case.get(kind)}
    return (
        not case["self_weight"]
        and bool(loads)
        and loads <= {"support_displacements", "member_loads", "plate_loads"}
        and all(load["type"] == "temperature" for load in case.get("member_loads", ()))
        and not any(load.get("pressure") for load in case.get("plate_loads", ()))
    )


def _counts_of_actions(rule: Entity, cases: list[Entity]) -> list[float]:
    """How many sets of cases each variable action can act with."""
    sizes: dict[str, int] = {}
    for case in cases:
        known = rules()["natures"].get(case["nature"])
        row = case.get("category") or (known and known["usual"])
        if known and row:
            key = case["nature"] if known["alternatives"] else row
            sizes[key] = sizes.get(key, 0) + 1
    alternatives = {nature for nature, known in rules()["natures"].items() if known["alternatives"]}
    patterns, most = rule.get("patterns", False), settings.limits()["load_case_limit"]
    return [
        float(size) if key in alternatives else 2.0 ** min(size, most) - 1 if patterns else 1.0
        for key, size in sizes.items()
    ]
