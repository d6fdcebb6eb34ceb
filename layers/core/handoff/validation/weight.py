"""The structure's own weight: twice where load cases act together, or but a part of it."""

from collections.abc import Iterator

from handoff.sentences import said
from handoff.validation.combination_rules import combines
from handoff.validation.document import Document
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_RULE: dict[str, float] = RULES["self_weight"]


def weighed(document: Document) -> Iterator[Finding]:
    """Each case that has a part of the weight, by all that acts wherever the case does."""
    weights = {case["id"]: abs(case["self_weight"]) for case in document.entities["load_cases"] if case["self_weight"]}
    together = _together(document, weights)
    for i, case in enumerate(document.entities["load_cases"]):
        most = max((sum([weights[name] for name in each]) for each in together if case["id"] in each), default=0.0)
        where = ("model", "load_cases", i, "self_weight")
        if 0 < case["self_weight"] < _RULE["whole"] and 0 < most < _RULE["whole"] and document.entities["checks"]:
            yield where, "part_of_weight", said("part_of_weight", size=f"{most:.6g}", load_case=case["id"])
        others = [name for each in together if most > _RULE["most"] and case["id"] in each for name in each]
        first = next((name for name in weights if name in others), case["id"])
        if first != case["id"]:
            yield where, "self_weight_twice", said("self_weight_twice", load_case=case["id"], first=first)


def _together(document: Document, weights: dict[str, float]) -> list[list[str]]:
    """The cases with weight that act at once: in each listed combination, and all that a rule combines."""
    listed = [
        [term["load_case"] for term in each["terms"] if term["factor"] and term["load_case"] in weights]
        for each in document.entities["load_combinations"]
    ]
    ruled = [case["id"] for case in document.entities["load_cases"] if combines(document, case)]
    found = [*listed, [name for name in ruled if name in weights]]
    return [list(dict.fromkeys(each)) for each in found]
