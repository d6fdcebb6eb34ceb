"""The judgement on a submitted model: a report for whoever asks, an error for whoever wants it solved."""

from typing import Any

from handoff import submission
from handoff.body import kind
from handoff.errors import InvalidModel
from handoff.reading import Unreadable
from handoff.validation import Report, validate


def accept(body: dict[str, Any], model: dict[str, Any]) -> list[dict[str, str]]:
    """The warnings of a valid model; an invalid one gets no link."""
    report = _judged(body, model)
    if not report.valid:
        raise InvalidModel(_summary(report.errors), report.errors, report.warnings)
    return report.warnings


def report(body: dict[str, Any]) -> dict[str, Any]:
    """Unreadable text, or a value that is no object, is a finding here: finding such things is the purpose."""
    try:
        model = submission.given(body)
        submission.sized(model)
    except Unreadable as error:
        return _hopeless(f"the model is {error}")
    if type(model) is not dict:
        return _hopeless(f"a model is a JSON object, not {kind(model)}")
    found = _judged(body, model)
    return {"valid": found.valid, "errors": found.errors, "warnings": found.warnings}


def member_count(model: dict[str, Any]) -> int:
    """Members as the tiers count them: plates are not members."""
    return len(model["model"]["members"])


def _judged(body: dict[str, Any], model: dict[str, Any]) -> Report:
    """A whole model at the wrong level is one mistake, not one for each of its keys."""
    inner = model.get("model")
    if "schema_version" in model:
        return validate(model)
    if type(inner) is dict and "schema_version" in inner and "model" in inner:
        message = "a whole model inside another 'model': send the inner one, which has 'schema_version', alone"
        return Report([{"path": "model", "code": "model_in_model", "message": message, "severity": "error"}])
    if "schema_version" in body and "model" not in model:
        message = "the request body is itself a model: send the whole of it as the value of a key 'model'"
        return Report([{"path": "", "code": "model_as_body", "message": message, "severity": "error"}])
    return validate(model)


def _hopeless(message: str) -> dict[str, Any]:
    error = {"path": "", "code": "unreadable", "message": message, "severity": "error"}
    return {"valid": False, "errors": [error], "warnings": []}


def _summary(errors: list[dict[str, str]]) -> str:
    first = errors[0]
    more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
    return f"the model is invalid: {first['path'] or 'model'}: {first['message']}{more}"
