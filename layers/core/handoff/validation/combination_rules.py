"""Combinations by rule: what the rule needs of the load cases, and how many combinations it gives at most."""

from typing import Any

from handoff.combinations.actions import row_of
from handoff.combinations.by_rule import most_combinations
from handoff.combinations.expressions import COMBINING, expressions_of
from handoff.runtime.settings import limits
from handoff.validation.document import Document
from handoff.validation.entries import ABSENT, Entity


def combines(document: Document, case: Entity) -> bool:
    """Whether the model's rule, if it has one, puts a load case into its combinations."""
    return "combinations" in document.analysis and case["nature"] in ("permanent", *COMBINING["natures"])


def categories(_: Document, case: Entity) -> list[str]:
    known: list[str] = COMBINING["natures"].get(case["nature"], {}).get("categories", [])
    return known


def psi_row(_: Document, case: Entity) -> Any:
    """The row of EN 1990 Table A1.1; actions that the rules leave to the model have none."""
    return (row_of(case) or ABSENT) if case["nature"] in COMBINING["natures"] else None


def psi_rows(document: Document) -> list[str] | None:
    annex = document.analysis.get("combinations", {}).get("annex", "recommended")
    return list(COMBINING["annexes"].get(annex, {}).get("psi", ())) or None


def makes(document: Document, name: str) -> bool:
    """Whether the model's rule may give a combination this id: its expression's number and a count."""
    rule = document.analysis.get("combinations")
    if rule is None:
        return False
    number, _, count = name.rpartition("-")
    numbers = [each for each, _ in expressions_of(rule)]
    return number in numbers and count.isdigit() and 0 < int(count) <= limits()["load_combination_limit"]


def most(document: Document) -> float | None:
    """How many combinations there are at most, by the model's rule and listed."""
    rule = document.analysis.get("combinations")
    listed = float(len(document.entities["load_combinations"]))
    return None if rule is None else listed + most_combinations(rule, document.entities["load_cases"])
