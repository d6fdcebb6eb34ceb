"""A submitted model, in one line: read as an object or as JSON text, judged, and made compact for keeping."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from handoff.errors import BadRequest, InvalidModel, ModelTooLarge
from handoff.http.body import kind
from handoff.http.duplicate_keys import parse_once
from handoff.http.json_io import Json, Unreadable, check_depth_and_integers, dump
from handoff.runtime import metrics, settings
from handoff.sentences import said

if TYPE_CHECKING:
    from handoff.validation import Report

# Handed in by those who judge: saving a model judges nothing, and need not load what would.
Validate = Callable[[Any], "Report"]


@dataclass(frozen=True)
class Accepted:
    """A valid model as it will open."""

    compact: bytes
    # As the tiers count them: plates are not members.
    members: int
    warnings: list[dict[str, str]]
    title: str


def accept(body: Json, validate: Validate) -> Accepted:
    """For a link: read, judge, compact. An invalid model gets none."""
    model, compact = _read(body)
    report = _judge(body.value, model, validate)
    if not report["valid"]:
        metrics.count("SolveRefused", reason=report["errors"][0]["code"])
        raise InvalidModel(_summary(report["errors"]), report["errors"], report["warnings"])
    title = model.get("settings", {}).get("title", "")
    return Accepted(_without_results(model, compact), len(model["model"]["members"]), report["warnings"], title)


def report(body: Json, validate: Validate) -> dict[str, Any]:
    """For whoever asks: unreadable text, or a value that is no object, is a finding here like any other."""
    try:
        given = _given(body)
        _compact(given)
    except Unreadable as error:
        return _one_error("", "unreadable", f"the model is {error}")
    if type(given.value) is not dict:
        return _one_error("", "unreadable", f"a model is a JSON object, not {kind(given.value)}")
    return _judge(body.value, given.value, validate)


def keep(body: Json) -> bytes:
    """For saving work in progress: read, walk since no schema holds it, compact."""
    model, compact = _read(body)
    try:
        check_depth_and_integers(model)
    except Unreadable as error:
        raise BadRequest(f"'model': {error}") from None
    return _without_results(model, compact)


def _read(body: Json) -> tuple[dict[str, Any], bytes]:
    """The model and its compact JSON; what was read is what will open."""
    try:
        given = _given(body)
        compact = _compact(given)
    except Unreadable as error:
        raise BadRequest(f"'model' is {error}") from None
    if type(given.value) is not dict:
        raise BadRequest(f"'model' must be a JSON object or a string containing one, not {kind(given.value)}")
    return given.value, compact


def _given(body: Json) -> Json:
    """Whatever stands for the model, text of JSON read once."""
    model = body.value.get("model")
    if model is None:
        if "results_version" in body.value:
            raise BadRequest(f"'model' is missing: {said('results_file')}")
        raise BadRequest("'model' is missing" if "model" not in body.value else "'model' must not be null")
    return parse_once(model) if type(model) is str else body.part("model")


def _compact(model: Json) -> bytes:
    compact = model.compact
    limit: int = settings.limits()["model_bytes"]
    if len(compact) > limit:
        raise ModelTooLarge(f"the model has {len(compact):,} bytes of compact JSON; the limit is {limit:,}")
    return compact


def _judge(body: dict[str, Any], model: dict[str, Any], validate: Validate) -> dict[str, Any]:
    """A whole model at the wrong level is one mistake, not one for each of its keys."""
    inner = model.get("model")
    if "schema_version" not in model:
        if type(inner) is dict and "schema_version" in inner and "model" in inner:
            message = "a whole model inside another 'model': send the inner one, which has 'schema_version', alone"
            return _one_error("model", "model_in_model", message)
        if "schema_version" in body and "model" not in model:
            message = "the request body is itself a model: send the whole of it as the value of a key 'model'"
            return _one_error("", "model_as_body", message)
    started = time.perf_counter()
    found = validate(model)
    members = inner.get("members") if type(inner) is dict else None
    size = metrics.size(len(members) if type(members) is list else 0)
    metrics.measure("ValidationTime", round((time.perf_counter() - started) * 1000, 1), "Milliseconds", members=size)
    return {"valid": found.valid, "errors": found.errors, "warnings": found.warnings}


def _without_results(model: dict[str, Any], compact: bytes) -> bytes:
    """What is stored of a model, link or saved: results never are."""
    if "results" not in model:
        return compact
    return dump({name: value for name, value in model.items() if name != "results"})


def _one_error(path: str, code: str, message: str) -> dict[str, Any]:
    error = {"path": path, "code": code, "message": message, "severity": "error"}
    return {"valid": False, "errors": [error], "warnings": []}


def _summary(errors: list[dict[str, str]]) -> str:
    first = errors[0]
    more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
    return f"the model is invalid: {first['path'] or 'model'}: {first['message']}{more}"
