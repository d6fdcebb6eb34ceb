"""Accidents and earthquakes: with how much of themselves combinations have them, and what stands beside them then."""

from handoff.validation import combining
from handoff.validation.combination_rules import is_weight
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.rulebook import RULES

_BESIDE: float = RULES["ultimate"]["accompanies_from"]


@remembered
def borne(document: Document) -> list[dict[str, float]]:
    """Factors of the listed combinations of which resistances are checked."""
    return [
        combining.factors_of(combination)
        for combination in document.entities["load_combinations"]
        if combination["limit_state"] != "SLS"
    ]


def accident_factor(document: Document, case: Entity) -> float | None:
    """The largest of a case, by its size."""
    return max((abs(factors.get(case["id"], 0.0)) for factors in borne(document)), default=None)


def weight_then(document: Document, case: Entity) -> float | None:
    """The largest factor of a permanent load beside a case."""
    weights = [one["id"] for one in document.entities["load_cases"] if is_weight(one) and combining.acting(one)]
    beside = [factors for factors in borne(document) if factors.get(case["id"])]
    return max((factors.get(weight, 0.0) for factors in beside for weight in weights), default=None)


def never_then(document: Document, case: Entity) -> str | None:
    """The first imposed load of the model, where none is ever beside a case; those of roofs have ψ2 = 0."""
    listed = [one for one in document.entities["load_cases"] if one["nature"] == "imposed" and combining.acting(one)]
    imposed: list[str] = [one["id"] for one in listed if one.get("category") != "H"]
    beside = [factors for factors in borne(document) if factors.get(case["id"])]
    met = any(factors.get(one, 0.0) >= _BESIDE for factors in beside for one in imposed)
    return imposed[0] if imposed and beside and not met else None
