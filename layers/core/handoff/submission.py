"""A model as it was sent, an object or one level of JSON text, and as it will be kept: compact and within the limit."""

from typing import Any

from handoff import settings
from handoff.body import kind
from handoff.errors import BadRequest, ModelTooLarge
from handoff.reading import Unreadable, check_depth_and_integers, dump, parse


def read(body: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
    """The model and its compact JSON; what was read is what will open."""
    try:
        value = given(body)
        compact = sized(value)
    except Unreadable as error:
        raise BadRequest(f"'model' is {error}") from None
    if type(value) is not dict:
        raise BadRequest(f"'model' must be a JSON object or a string containing one, not {kind(value)}")
    return value, compact


def read_for_keeping(body: dict[str, Any]) -> bytes:
    """The compact JSON of work in progress: no schema holds it, so it is walked."""
    model, compact = read(body)
    try:
        check_depth_and_integers(model)
    except Unreadable as error:
        raise BadRequest(f"'model': {error}") from None
    return without_results(model, compact)


def without_results(model: dict[str, Any], compact: bytes) -> bytes:
    """What is stored of a model, link or saved: results never are."""
    if "results" not in model:
        return compact
    return dump({name: value for name, value in model.items() if name != "results"})


def given(body: dict[str, Any]) -> Any:
    """Whatever stands for the model, text of JSON read once. Raises Unreadable for text that is not JSON."""
    model = body.get("model")
    if model is None:
        raise BadRequest("'model' is missing" if "model" not in body else "'model' must not be null")
    return parse(model) if type(model) is str else model


def sized(model: Any) -> bytes:
    compact = dump(model)
    limit: int = settings.limits()["model_bytes"]
    if len(compact) > limit:
        raise ModelTooLarge(f"the model has {len(compact):,} bytes of compact JSON; the limit is {limit:,}")
    return compact
