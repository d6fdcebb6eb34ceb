"""Validation of a whole model: its shape by the schemas, then references, rules and advice."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from handoff.validation import (
    advice,
    area_loads,
    chains,
    combining,
    document,
    extras,
    references,
    rules,
    stability,
    targets,
    units,
)
from handoff.validation.compiled import definitions, fits, strict
from handoff.validation.explain import explain
from handoff.validation.report import LIMIT, Finding, Report, listed

__all__ = ["Report", "validate"]


def validate(model: Any) -> Report:
    """Everything wrong or doubtful in a parsed model; never raises for what a JSON reader can return."""
    if not isinstance(model, dict):
        return Report(listed(model, _first(explain(definitions()["model"], model, ())), "error"))
    if strict().is_valid(model):
        errors: list[Finding] = []
        judged = document.of(model)
    elif fits("model").is_valid(model):
        errors = _first(extras.unbounded(model))
        judged = document.of(model)
    else:
        errors = _first(explain(definitions()["model"], model, ())) or [
            ((), "does_not_fit", "the model does not fit its schema")
        ]
        errors += _first(extras.unbounded(model))
        judged = document.salvaged(model)
    errors += _first(extras.unbounded_analysis(model))
    errors += _all(_judgements(judged))
    warnings = _first(extras.ignored(model)) + _all(units.checks(judged))
    if not errors:
        # While something is broken, what looks unused or unstable may just be its consequence.
        warnings += _all(advice.checks(judged))
        # What holds a part may be a member that runs through its nodes: then the page alone can tell.
        warnings += [] if chains.connects(judged) else _all(stability.checks(judged))
    return Report(listed(model, errors, "error"), listed(model, warnings, "warning"))


def _judgements(judged: document.Document) -> Iterator[Iterator[Finding]]:
    yield from references.checks(judged)
    yield from rules.checks(judged)
    yield from combining.checks(judged)
    yield from area_loads.checks(judged)
    yield from chains.checks(judged)
    yield from targets.checks(judged)


def _all(checks: Iterable[Iterator[Finding]]) -> list[Finding]:
    """Each check finds in document order, so the first of each are enough for the first of all."""
    return [finding for check in checks for finding in islice(check, LIMIT + 1)]


def _first(check: Iterator[Finding]) -> list[Finding]:
    return list(islice(check, LIMIT + 1))
