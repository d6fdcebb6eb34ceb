"""Load cases that act on nothing or in no combination, and combinations of nothing."""

from collections.abc import Iterator

from handoff.combinations.actions import is_acting
from handoff.combinations.expressions import COMBINING
from handoff.sentences import said
from handoff.validation.combination_rules import combines
from handoff.validation.combining import combined_cases
from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.report import Finding


def unused(document: Document) -> Iterator[Finding]:
    """Those with loads that no combination has, those without that some or none has."""
    combined, listed = combined_cases(document), document.named("load_cases", "terms")
    analysed = document.named("load_cases", "analysis")
    nothing_acts = not any(map(is_acting, document.entities["load_cases"]))
    for i, case in enumerate(document.entities["load_cases"]):
        name, where, ruled = case["id"], document.where("load_cases", i), combines(document, case)
        if is_acting(case):
            if name not in combined and not ruled and name not in analysed:
                yield where, "uncombined_case", said("uncombined_case", id=name)
        elif name not in listed and not ruled:
            yield where, "unused_case", said("unused_case", id=name)
        elif not nothing_acts:
            yield where, "empty_case", said("empty_case", id=name)


def idle(document: Document) -> Iterator[Finding]:
    """Where nothing acts at all, or nothing permanent beside what comes and goes."""
    cases, checks = document.entities["load_cases"], document.entities["checks"]
    acting = [case for case in cases if is_acting(case)]
    if cases and checks and not acting:
        yield document.where("load_cases", 0), "empty_case", said("no_load")
    if any(check["type"] == "en1993_1_1" for check in checks) and not any(map(_weighs, acting)):
        first = next((i for i, case in enumerate(cases) if is_acting(case) and case["nature"] in _variable()), None)
        if first is not None:
            yield document.where("load_cases", first), "weightless", said("weightless")


def _weighs(case: Entity) -> bool:
    return case["nature"] in ("permanent", "other") or bool(case["self_weight"])


def _variable() -> list[str]:
    return list(COMBINING["natures"])


def zero_combinations(document: Document) -> Iterator[Finding]:
    for i, combination in enumerate(document.entities["load_combinations"]):
        if not any(term["factor"] for term in combination["terms"]):
            where = document.where("load_combinations", i)
            yield (*where, "terms"), "zero_combination", said("zero_combination")
