"""Combinations by rule: what they give, and what an annex does not allow."""

from typing import Any

from handoff.validation import combining
from handoff.validation.document import Document
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


def test_a_rule_gives_limit_states_where_it_combines_any_case() -> None:
    assert combining.limit_states(ruled({"rule": "en1990_610"}, permanent=1)) == ["ULS"]
    assert combining.limit_states(ruled({"rule": "en1990_610", "sls": ["frequent"]}, permanent=1)) == ["SLS", "ULS"]
    assert combining.limit_states(ruled({"rule": "en1990_610"}, accidental=1)) == []


def test_an_annex_without_xi_allows_no_expression_that_takes_it() -> None:
    without = next(name for name, annex in combining.rules()["annexes"].items() if annex["xi"] is None)
    assert combining.disallowed({"rule": "en1990_610", "annex": without}) is None
    told = combining.disallowed({"rule": "en1990_610ab", "annex": without})
    assert told == f"national annex {without} does not allow (6.10a) and (6.10b): use 'en1990_610'"
    assert combining.disallowed({"rule": "en1990_610ab"}) is None


def test_cases_in_patterns_give_more_than_a_model_may_have() -> None:
    assert not list(combining.too_many(ruled({"rule": "en1990_610"}, permanent=1, imposed=12)))
    [(where, code, _)] = combining.too_many(ruled({"rule": "en1990_610", "patterns": True}, permanent=1, imposed=12))
    assert (where, code) == (("analysis", "combinations"), "too_many_combinations")
    # 2¹⁰⁰⁰ is beyond what a number keeps, and still too many.
    assert list(combining.too_many(ruled({"rule": "en1990_610", "patterns": True}, permanent=1, imposed=2000)))


def settled(count: int, **more: object) -> Document:
    """Weight, and supports that settle one by one."""
    document = ruled({"rule": "en1990_610"}, permanent=1 + count)
    for case in document.entities["load_cases"][1:]:
        case.update(support_displacements=[{"support": "A", "uz": -0.01}], **more)
    return document


def test_every_settlement_may_relieve_apart_from_the_weight() -> None:
    # 2 · 2⁸ = 512, and one more is beyond 1,000.
    assert not list(combining.too_many(settled(8)))
    assert list(combining.too_many(settled(9)))
    # Forces beside it are of the weight's source.
    assert not list(combining.too_many(settled(9, self_weight=0.1)))
