"""How large EN 1990 has the factors of actions, beside those that listed combinations give them."""

from handoff.validation import combining
from handoff.validation.combination_rules import psi_0
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.rulebook import COMBINING, RULES

# Of permanent actions, over that of a leading variable one: the largest anywhere, and that beside it.
_SHARES: dict[str, float] = RULES["ultimate"]["permanent_shares"]
_LEADING: list[float] = RULES["ultimate"]["leading"]


@remembered
def _leading(document: Document) -> float:
    """The largest factor of a variable action at ULS, between those of the reliability classes RC1 and RC2."""
    least, most = _LEADING
    cases = [case for case in document.entities["load_cases"] if case["nature"] in COMBINING["natures"]]
    found = [combining.ultimate_factor(document, case) or 0.0 for case in cases]
    return min(most, max([least, *found]))


def usual_permanent(document: Document) -> float:
    """What a permanent action has at ULS somewhere by (6.10) or (6.10a): asked first, since it looks at no load."""
    return _SHARES["anywhere"] * _leading(document)


def least_permanent(document: Document) -> float:
    """What it has at least: that, or what (6.10b) gives it where that governs."""
    return least_beside(document) if _is_light(document) else usual_permanent(document)


@remembered
def _is_light(document: Document) -> bool:
    """Whether (6.10a) adds less to permanent loads than it takes from a variable one, by half of that at the most."""
    cases, leading = document.entities["load_cases"], _leading(document)
    weights = [case for case in cases if case["nature"] == "permanent"]
    factors = [combining.ultimate_factor(document, case) or 0.0 for case in weights]
    # γG is 0.9 of γQ.
    more = sum(
        max(0.0, 0.9 * leading - factor) * abs(combining.down(document, case))
        for case, factor in zip(weights, factors, strict=True)
    )
    pressing = [case for case in cases if case["nature"] in ("imposed", "snow")]
    less = [leading * (1 - psi_0(document, case, 0.7)) * combining.down(document, case) for case in pressing]
    return more <= max(less, default=0.0) / 2


def least_beside(document: Document) -> float:
    """What a permanent action that presses down has at least beside a leading variable one that does, by (6.10b)."""
    return _SHARES["beside"] * _leading(document)


def service_permanent(document: Document, combination: Entity) -> float | None:
    """The least factor of a permanent action, where a combination has one."""
    cases, factors = document.lookup("load_cases"), combining.factors_of(combination)
    found = [factor for name, factor in factors.items() if factor and cases[name]["nature"] == "permanent"]
    return min(found, default=None)


def service_leading(document: Document, combination: Entity) -> float | None:
    """The largest factor that any of its variable actions has in a characteristic combination, this one or another."""
    cases, most = document.lookup("load_cases"), _most(document)
    factors = combining.factors_of(combination)
    variable = [name for name in factors if factors[name] and cases[name]["nature"] in COMBINING["natures"]]
    return max((most.get(name, 0.0) for name in variable), default=None)


@remembered
def _most(document: Document) -> dict[str, float]:
    """By load case, the largest factor in the combinations that are characteristic."""
    most: dict[str, float] = {}
    for combination in document.entities["load_combinations"]:
        if combination.get("situation") == "characteristic":
            for name, factor in combining.factors_of(combination).items():
                most[name] = max(most.get(name, 0.0), abs(factor))
    return most
