"""A submitted model is read once, judged, and kept compact, without results."""

import json
from typing import Any

import pytest

from handoff.errors import BadRequest, InvalidModel, ModelTooLarge
from handoff.http.json_io import Json
from handoff.models import submission
from handoff.runtime import settings
from handoff.validation import validate
from tests.examples import example

SOUND = example("portal-frame")


@pytest.mark.parametrize("model", [SOUND, json.dumps(SOUND, indent=1), {**SOUND, "results": {"members": []}}])
def test_what_is_accepted_is_compact_counted_titled_and_without_results(model: Any) -> None:
    accepted = submission.accept(Json({"model": model}), validate)
    assert json.loads(accepted.compact) == SOUND
    assert b'": ' not in accepted.compact
    assert accepted.members == len(SOUND["model"]["members"])
    assert accepted.title == SOUND["settings"]["title"]
    assert [warning["path"] for warning in accepted.warnings] == (["results"] if "results" in model else [])


def test_an_invalid_model_is_refused_with_everything_found() -> None:
    broken = json.loads(json.dumps(SOUND))
    for member in broken["model"]["members"][:2]:
        member["start"] = "nowhere"
    with pytest.raises(InvalidModel) as refused:
        submission.accept(Json({"model": broken}), validate)
    assert refused.value.errors == submission.report(Json({"model": broken}), validate)["errors"]
    assert refused.value.message.startswith("the model is invalid: model.members[0].start: ")


@pytest.mark.parametrize("model", ["{", "[]", "1", [], 1, True, "NaN"])
def test_what_is_no_object_is_refused_for_a_link_and_a_finding_for_whoever_asks(model: Any) -> None:
    with pytest.raises(BadRequest):
        submission.accept(Json({"model": model}), validate)
    (found,) = submission.report(Json({"model": model}), validate)["errors"]
    assert found["code"] == "unreadable"


@pytest.mark.parametrize("body", [{}, {"model": None}])
def test_a_model_that_is_not_there_is_refused_by_all(body: dict[str, Any]) -> None:
    for take in (lambda: submission.accept(Json(body), validate), lambda: submission.report(Json(body), validate)):
        with pytest.raises(BadRequest):
            take()
    with pytest.raises(BadRequest):
        submission.keep(Json(body))


def test_work_in_progress_is_kept_unjudged_within_size_and_depth(monkeypatch: pytest.MonkeyPatch) -> None:
    assert submission.keep(Json({"model": {"model": {"nodes": []}, "results": 1}})) == b'{"model":{"nodes":[]}}'
    deep: Any = {}
    for _ in range(settings.limits()["nesting_depth"] + 1):
        deep = {"in": deep}
    with pytest.raises(BadRequest, match="'model'"):
        submission.keep(Json({"model": deep}))
    monkeypatch.setitem(settings.limits(), "model_bytes", 20)
    with pytest.raises(ModelTooLarge, match="the limit is 20"):
        submission.keep(Json({"model": {"text": "x" * 20}}))
