"""Combinations by rule: what the rule needs of the load cases, and how many combinations it gives at most."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from handoff import settings
from handoff.reading import parse
from handoff.validation.document import Document, Entity
from handoff.validation.report import Finding


@cache
def rules() -> dict[str, Any]:
    content: dict[str, Any] = parse((settings.schemas_dir() / "combination_rules.json").read_bytes())
    return content


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    yield _allowed(document)
    yield _categories(document)
    yield _counts(document)


def combines(document: Document, case: Entity) -> bool:
    """Whether the model's rule, if it has one, puts a load case into its combinations."""
    return "combinations" in document.analysis and case["nature"] in ("permanent", *rules()["natures"])


def limit_states(document: Document) -> set[str]:
    """The limit states of the combinations that the model's rule gives."""
    rule = document.analysis.get("combinations")
    if rule is None:
        return set()
    cases = document.entities["load_cases"]
    if document.complete("load_cases") and not any(combines(document, case) for case in cases):
        return set()
    return {"ULS", "SLS"} if rule.get("sls") else {"ULS"}


def _allowed(document: Document) -> Iterator[Finding]:
    """An annex without ξ does not allow the expressions that take it."""
    rule = document.analysis.get("combinations")
    if rule is None or rules()["annexes"].get(rule.get("annex", "recommended"), {}).get("xi", 1) is not None:
        return
    numbers = rules()["rules"][rule["rule"]]
    if any("xi" in rules()["expressions"][number]["permanent"] for number in numbers):
        named = " and ".join(f"({number})" for number in numbers)
        told = f"national annex {rule['annex']} does not allow {named}: use 'en1990_610'"
        yield ("analysis", "combinations", "rule"), "rule_not_allowed", told


def _categories(document: Document) -> Iterator[Finding]:
    ruled = "combinations" in document.analysis
    annex = document.analysis.get("combinations", {}).get("annex", "recommended")
    factors = rules()["annexes"].get(annex, {}).get("psi")
    for i, case in enumerate(document.entities["load_cases"]):
        if not ruled and "category" not in case:
            continue
        where = (*document.where("load_cases", i), "category")
        known = rules()["natures"].get(case["nature"], {"categories": [], "usual": "none"})
        if "category" not in case and ruled and known["usual"] is None:
            told = f"combinations by rule need the category of an imposed load: {', '.join(known['categories'])}"
            yield where, "no_category", f"missing key 'category': {told} (EN 1990 Table A1.1)"
        elif "category" in case and case["category"] not in known["categories"]:
            own = ", ".join(known["categories"]) or "none"
            told = f"a load case of nature '{case['nature']}' has no category '{case['category']}'; it takes: {own}"
            yield where, "wrong_category", told
        elif ruled and factors and known["usual"] != "none" and case.get("category", known["usual"]) not in factors:
            row = case.get("category", known["usual"])
            told = f"factors of annex {annex} for '{row}' were not read: it has {', '.join(factors)}"
            yield where, "wrong_category", f"{told}; use 'recommended', or list the combinations yourself"


def _counts(document: Document) -> Iterator[Finding]:
    rule = document.analysis.get("combinations")
    if rule is None:
        return
    listed, limit = len(document.entities["load_combinations"]), settings.limits()["load_combination_limit"]
    most = listed + _most(rule, document.entities["load_cases"])
    if most > limit:
        remedy = "leave out 'patterns', or " if rule.get("patterns") else ""
        told = f"the rule may give {most:,.0f} combinations: a model has at most {limit}; {remedy}give fewer load cases"
        yield ("analysis", "combinations"), "too_many_combinations", told


def _most(rule: Entity, cases: list[Entity]) -> float:
    """No expression gives more than every leading set with or without every set of the others."""
    numbers = {*rules()["rules"][rule["rule"]], *(rules()["sls"][kind] for kind in rule.get("sls", ()))}
    counts = _counts_of_actions(rule, cases)
    every = 1.0
    for count in counts:
        every *= 1 + count
    led = 1 + sum(every / (1 + count) * count for count in counts)
    permanent = any(case["nature"] == "permanent" for case in cases)
    most = 0.0
    for expression in (rules()["expressions"][number] for number in numbers):
        twice = 2 if permanent and expression["favourable"] is not None else 1
        most += twice * (every if expression["leading"] is None else led)
    return most


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
    patterns = rule.get("patterns", False)
    return [
        float(size) if key in alternatives else 2.0 ** min(size, 200) - 1 if patterns else 1.0
        for key, size in sizes.items()
    ]
