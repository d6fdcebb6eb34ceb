"""Combinations by rule: what the rule needs of the load cases, and how many combinations it gives at most."""

from collections.abc import Iterator

from handoff.combinations.actions import row_of
from handoff.combinations.by_rule import most_combinations
from handoff.combinations.expressions import COMBINING, disallowed, expressions_of
from handoff.runtime.settings import limits
from handoff.sentences import said
from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.report import Finding


def combines(document: Document, case: Entity) -> bool:
    """Whether the model's rule, if it has one, puts a load case into its combinations."""
    return "combinations" in document.analysis and case["nature"] in ("permanent", *COMBINING["natures"])


def _rows(document: Document) -> list[str]:
    """The rows of Table A1.1 that the rule's annex has; none of an annex that is not known."""
    annex = document.analysis.get("combinations", {}).get("annex", "recommended")
    return list(COMBINING["annexes"].get(annex, {}).get("psi", {}))


def makes(document: Document, name: str) -> bool:
    """Whether the model's rule may give a combination this id: its expression's number and a count."""
    rule = document.analysis.get("combinations")
    if rule is None:
        return False
    number, _, count = name.rpartition("-")
    numbers = [each for each, _ in expressions_of(rule)]
    return number in numbers and count.isdigit() and 0 < int(count) <= limits()["load_combination_limit"]


def errors(document: Document) -> Iterator[Finding]:
    """What a rule lacks or must not be, and load cases that it cannot combine."""
    rule, place = document.analysis.get("combinations"), ("analysis", "combinations")
    for i, case in enumerate(document.entities["load_cases"]):
        code, words = _category(document, case)
        if code:
            yield (*document.where("load_cases", i), "category"), code, words
    if rule is None:
        return
    made = len(document.entities["load_combinations"]) + most_combinations(rule, document.entities["load_cases"])
    if made > limits()["load_combination_limit"]:
        way = "leave out 'patterns', or give fewer load cases" if rule.get("patterns") else "give fewer load cases"
        most = limits()["load_combination_limit"]
        yield (
            place,
            "too_many_combinations",
            said("too_many_combinations", count=f"{made:,.0f}", most=f"{most}", way=way),
        )
    refused = disallowed(rule)
    if refused is not None:
        yield (*place, "rule"), "rule_not_allowed", refused


def _category(document: Document, case: Entity) -> tuple[str, str]:
    """The code and the words for what is wrong with a load case's category; empty where nothing is."""
    nature: str = case["nature"]
    known: list[str] = COMBINING["natures"].get(nature, {}).get("categories", [])
    if "category" in case and case["category"] not in known:
        words = said("wrong_category", nature=nature, category=case["category"], known=", ".join(known) or "none")
        return "wrong_category", words
    if not combines(document, case) or nature == "permanent":
        return "", ""
    row, rows = row_of(case), _rows(document)
    if row is None:
        return "no_category", said("no_category", known=", ".join(known))
    if rows and row not in rows:
        return "wrong_category", said("unread_category", row=row, known=", ".join(rows))
    return "", ""
