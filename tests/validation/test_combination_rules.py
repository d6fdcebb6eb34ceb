"""Combinations by rule: what they give, and what an annex does not allow."""

from typing import Any

from handoff.combinations.by_rule import most_combinations
from handoff.combinations.expressions import COMBINING, disallowed
from handoff.validation import combination_rules, combining, validate
from handoff.validation.document import Document
from handoff.validation.report import Where
from handoff.validation.salvage import document_of
from tests.examples import example


def ruled(rule: dict[str, Any], **natures: int) -> Document:
    """A model without combinations of its own, with so many load cases of each nature."""
    model = example("simply-supported-beam")
    model["model"]["load_combinations"] = []
    model["model"]["load_cases"] = [
        {
            "id": f"{nature} {i}",
            "nature": nature,
            "self_weight": 0,
            **({"category": "B"} if nature == "imposed" else {}),
        }
        for nature, count in natures.items()
        for i in range(count)
    ]
    model["analysis"] = {"combinations": rule}
    return document_of(model, {})


def most(document: Document) -> float:
    return most_combinations(document.analysis["combinations"], document.entities["load_cases"])


def test_a_rule_gives_limit_states_where_it_combines_any_case() -> None:
    assert combining.limit_states(ruled({"rule": "en1990_610"}, permanent=1)) == ["ULS"]
    assert combining.limit_states(ruled({"rule": "en1990_610", "sls": ["frequent"]}, permanent=1)) == ["SLS", "ULS"]
    assert combining.limit_states(ruled({"rule": "en1990_610"}, accidental=1)) == []


def test_an_annex_without_xi_allows_no_expression_that_takes_it() -> None:
    without = next(name for name, annex in COMBINING["annexes"].items() if annex["xi"] is None)
    assert disallowed({"rule": "en1990_610", "annex": without}) is None
    told = disallowed({"rule": "en1990_610ab", "annex": without})
    assert told == f"national annex {without} does not allow (6.10a) and (6.10b): use 'en1990_610'"
    assert disallowed({"rule": "en1990_610ab"}) is None


def test_a_rule_gives_at_most_every_set_of_cases_beside_permanent_actions_of_either_kind() -> None:
    rule = {"rule": "en1990_610"}
    # Permanent actions, unfavourable or favourable, alone or with the imposed cases, which act as one.
    assert most(ruled(rule, permanent=1, imposed=12)) == 2 * 2
    assert most(ruled(rule | {"patterns": True}, permanent=1, imposed=12)) == 2 * 2**12
    assert most(ruled(rule | {"patterns": True}, imposed=12)) == 2**12


def test_a_wind_that_acts_both_ways_counts_as_two() -> None:
    document = ruled({"rule": "en1990_610"}, permanent=1, wind=1)
    assert most(document) == 2 * 2
    document.entities["load_cases"][1]["directions"] = "both"
    assert most(document) == 2 * 3


def test_cases_in_patterns_give_more_than_a_model_may_have() -> None:
    def told(**natures: int) -> list[tuple[Where, str]]:
        document = ruled({"rule": "en1990_610", "patterns": True}, permanent=1, **natures)
        return [(where, code) for where, code, _ in combination_rules.errors(document)]

    assert told(imposed=8) == []
    assert told(imposed=9) == [(("analysis", "combinations"), "too_many_combinations")]
    # 2¹⁰⁰⁰ is beyond what a number keeps, and still too many.
    assert told(imposed=2000)[:1] == [(("analysis", "combinations"), "too_many_combinations")]


def settled(count: int, **more: object) -> Document:
    """Weight, and supports that settle one by one."""
    document = ruled({"rule": "en1990_610"}, permanent=1 + count)
    for case in document.entities["load_cases"][1:]:
        case.update(support_displacements=[{"support": "A", "uz": -0.01}], **more)
    return document


def test_every_settlement_may_relieve_apart_from_the_weight() -> None:
    assert most(settled(8)) == 2 * 2**8
    # Forces beside it are of the weight's source.
    assert most(settled(8, self_weight=0.1)) == 2


def test_cases_of_one_source_count_once() -> None:
    document = ruled({"rule": "en1990_610"}, permanent=3, wind=3)
    for case in (*document.entities["load_cases"][1:3], *document.entities["load_cases"][4:]):
        case["source"] = "one"
    # Weight and earth either way; no wind, the first or the two others.
    assert most(document) == 2 * 2 * 3


def test_a_model_with_a_rule_lists_none_and_names_those_of_the_rule() -> None:
    model = example("office-floor")
    model["model"].pop("load_combinations")
    for name, known in (("6.10-3", True), ("6.10a-1", False), ("6.14b-2", True), ("6.10-0", False), ("ULS1", False)):
        model["analysis"] = {"combinations": {"rule": "en1990_610", "sls": ["characteristic"], "patterns": False}}
        model["analysis"]["buckling"] = {"combinations": [name]}
        told = [issue["code"] for issue in validate(model).errors]
        assert told == ([] if known else ["unknown_reference"]), name
