"""Expressions of EN 1990 and the factors of national annexes, from schemas/combination_rules.json."""

from math import floor
from typing import Any

from handoff.runtime.settings import schema_file

# As JSON has them.
Expression = dict[str, Any]
Annex = dict[str, Any]
Rule = dict[str, Any]

COMBINING = schema_file("combination_rules")


def annex_of(rule: Rule) -> Annex:
    """Whose factors a rule takes."""
    found: Annex = COMBINING["annexes"][rule.get("annex", "recommended")]
    return found


def expressions_of(rule: Rule) -> list[tuple[str, Expression]]:
    """The expressions by which a rule combines, with their numbers in EN 1990."""
    numbers = [*COMBINING["rules"][rule["rule"]], *(COMBINING["sls"][kind] for kind in rule.get("sls", ()))]
    once = [number for i, number in enumerate(numbers) if number not in numbers[:i]]
    return [(number, COMBINING["expressions"][number]) for number in once]


def disallowed(rule: Rule | None) -> str | None:
    """What a rule needs that its annex does not allow: without ξ none of the expressions that take it."""
    if rule is None or COMBINING["annexes"].get(rule.get("annex", "recommended"), {"xi": 1})["xi"] is not None:
        return None
    numbers = COMBINING["rules"][rule["rule"]]
    if not any("xi" in COMBINING["expressions"][number]["permanent"] for number in numbers):
        return None
    named = " and ".join(f"({number})" for number in numbers)
    words: str = COMBINING["not_allowed"]
    return words.format(annex=rule["annex"], expressions=named)


def factor_of(names: list[str], annex: Annex, row: str) -> float:
    """The product of some factors, to nine digits, so that 0.85 · 1.35 reads 1.1475."""
    product = 1.0
    for name in names:
        value: float = psi_of(annex, row, int(name[4:])) if name.startswith("psi_") else annex[name]
        product *= value
    return floor(product * 1e9 + 0.5) / 1e9


def psi_of(annex: Annex, row: str, place: int) -> float:
    """ψ0, ψ1 or ψ2 of a row of Table A1.1; of a load that names no row, those of most floors."""
    found: float = annex["psi"].get(row, COMBINING["usual_psi"])[place]
    return found
