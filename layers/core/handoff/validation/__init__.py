"""Validation of a whole model: its shape by the schemas, then references, rules and advice."""

from dataclasses import dataclass, field
from typing import Any

from handoff.http.json_io import parse
from handoff.runtime import gc_pause, settings
from handoff.runtime.snapstart import before_snapshot
from handoff.validation import columns, extras, findings, foreign
from handoff.validation.compiled import definitions, fits, strict
from handoff.validation.explain import explain
from handoff.validation.report import Findings, Issue, listed
from handoff.validation.salvage import document_of

__all__ = ["Report", "validate"]


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
    for check in findings.errors(judged):
        errors.add(check)
    warnings = Findings([extras.ignored(model), *findings.doubts(judged)])
    for check in findings.advice(judged) if not errors.kept else ():
        warnings.add(check)
    return Report(listed(model, errors, "error"), listed(model, warnings, "warning"))


@before_snapshot
def rehearse() -> None:
    """Compiles the schemas, and opens the libraries of sections and materials where a model names one."""
    model = parse((settings.schemas_dir() / "examples" / "portal-frame.json").read_bytes())
    fits("model")
    columns.prepare()
    validate(model)
