"""Expressions of EN 1990 and factors: those of its Tables A1.1 and A1.2(B), and the annexes that the schema offers."""

import json
import re
from pathlib import Path
from typing import Any

from handoff.combinations.expressions import COMBINING, annex_of, disallowed, expressions_of, factor_of

SCHEMAS = Path(__file__).parents[2] / "schemas"


def test_the_recommended_factors() -> None:
    """Offices have ψ 0.7, 0.5 and 0.3."""
    annex = annex_of({})
    asked: tuple[list[str], ...] = (
        ["gamma_g_sup"],
        ["gamma_g_inf"],
        ["gamma_q"],
        ["xi", "gamma_g_sup"],
        ["gamma_q", "psi_0"],
        ["psi_1"],
        [],
    )
    assert [factor_of(names, annex, "B") for names in asked] == [1.35, 1, 1.5, 1.1475, 1.05, 0.5, 1]
    assert factor_of(["psi_2"], annex, "B") == 0.3


def test_a_rule_has_its_expressions_and_those_of_serviceability_each_once() -> None:
    def numbers(**rule: Any) -> list[str]:
        return [number for number, _ in expressions_of(rule)]

    assert numbers(rule="en1990_610") == ["6.10"]
    twice = ["characteristic", "characteristic", "quasi_permanent"]
    assert numbers(rule="en1990_610ab", sls=twice) == ["6.10a", "6.10b", "6.14b", "6.16b"]


def test_an_annex_without_xi_allows_no_expression_that_takes_it() -> None:
    without = next(name for name, annex in COMBINING["annexes"].items() if annex["xi"] is None)
    assert disallowed({"rule": "en1990_610", "annex": without}) is None
    words = f"national annex {without} does not allow (6.10a) and (6.10b): use 'en1990_610'"
    assert disallowed({"rule": "en1990_610ab", "annex": without}) == words
    assert disallowed({"rule": "en1990_610ab"}) is None


def test_the_schema_offers_exactly_the_annexes_that_have_factors_each_with_its_source() -> None:
    schema, sources = (json.loads((SCHEMAS / f"{name}.json").read_text()) for name in ("analysis", "annex_sources"))
    annexes = list(COMBINING["annexes"])
    assert annexes == schema["$defs"]["combination_rule"]["properties"]["annex"]["enum"] == list(sources["actions"])
    # What was read has an address or a repository, or is the standard itself.
    for part in ("actions", "steel", "clauses"):
        for text in sources[part].values():
            assert re.search(r"^EN 199|on GitHub|[a-z]\.(com|app|dev|de|uk)\b", text)
