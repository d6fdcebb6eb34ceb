"""Validation of a whole model: its shape by the schemas, then references, rules and advice."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from handoff.http.json_io import parse
from handoff.runtime import gc_pause, settings
from handoff.runtime.snapstart import before_snapshot
from handoff.validation import (
    chains,
    columns,
    combination_doubts,
    crossings,
    dimensions,
    directions,
    edges,
    extras,
    foreign,
    gravity,
    judgements,
    kilonewtons,
    leaning,
    missing_combinations,
    neighbours,
    references,
    repeats,
    stability,
    storeys,
    targets,
    weight,
)
from handoff.validation.compiled import definitions, fits, strict
from handoff.validation.document import Document
from handoff.validation.explain import explain
from handoff.validation.report import Finding, Findings, Issue, listed
from handoff.validation.salvage import document_of

__all__ = ["Report", "validate"]

# Doubts about a model without errors that no row tells of.
_DOUBTS = (
    neighbours.covered,
    neighbours.near,
    neighbours.missed,
    crossings.crossings,
    edges.hanging,
    gravity.upward,
    gravity.along_y,
    gravity.askew,
    gravity.on_edge,
    kilonewtons.strays,
    dimensions.unusual,
    leaning.turned,
    storeys.one_level,
    weight.weighed,
    missing_combinations.missing,
    directions.one_sided,
    combination_doubts.fixed_patterns,
    combination_doubts.split_action,
    combination_doubts.shared_source,
    combination_doubts.other_annex,
)


@dataclass(slots=True)
class Report:
    errors: list[Issue] = field(default_factory=list)
    warnings: list[Issue] = field(default_factory=list)

    @property
    def valid(self) -> bool:
        return not self.errors


@gc_pause.at_rest()
def validate(model: Any) -> Report:
    """Everything wrong or doubtful in a parsed model; never raises for what a JSON reader can return."""
    if not isinstance(model, dict):
        return Report(listed(model, Findings([explain(definitions()["model"], model, ())]), "error"))
    if of_another := foreign.found(model):
        return Report(listed(model, Findings([of_another]), "error"))
    errors, read = Findings(), columns.read(model)
    bounded = strict().is_valid(read.thin)
    shaped = bounded or fits("model").is_valid(read.thin)
    if not shaped:
        errors.add(explain(definitions()["model"], read.thin, ()))
        if not errors.kept:
            errors.add([((), "does_not_fit", "the model does not fit its schema")])
    if not bounded:
        errors.add(extras.unbounded(read.thin))
    errors.add(extras.unbounded_analysis(model))
    judged = document_of(model, read.columns, None if shaped else read.thin)
    for check in _judgements(judged):
        errors.add(check)
    warnings = Findings([extras.ignored(model), *judgements.checks(judged, "doubts")])
    if not errors.kept:
        # While something is broken, what looks unused or unstable may just be its consequence.
        for check in _advice(judged):
            warnings.add(check)
    return Report(listed(model, errors, "error"), listed(model, warnings, "warning"))


def _judgements(judged: Document) -> Iterator[Iterator[Finding]]:
    yield from references.checks(judged)
    yield from repeats.checks(judged, "errors")
    yield from judgements.checks(judged, "errors")
    yield targets.needs(judged)


def _advice(judged: Document) -> Iterator[Iterator[Finding]]:
    yield from judgements.checks(judged, "advice")
    yield from repeats.checks(judged, "advice")
    yield from (doubts(judged) for doubts in _DOUBTS)
    # What holds a part may be a member that runs through its nodes: it is cut there first, if that is quick.
    if whole := chains.split(judged):
        yield from stability.checks(whole)


@before_snapshot
def rehearse() -> None:
    """Compiles the schemas, and opens the libraries of sections and materials where a model names one."""
    model = parse((settings.schemas_dir() / "examples" / "portal-frame.json").read_bytes())
    fits("model")
    columns.prepare()
    validate(model)
