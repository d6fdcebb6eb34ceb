"""POST /api/sdk/validate."""

import json
from typing import Any

import pytest

from handoff.aws import storage
from handoff.runtime import settings
from tests.conftest import Customer
from tests.functions.models import beam

VALIDATE = "/api/sdk/validate"


def test_a_valid_model_has_no_errors(free: Customer) -> None:
    answer = free.service.post(VALIDATE, {"model": beam()})
    assert answer.status == 200
    assert answer.json["valid"] is True
    assert answer.json["errors"] == []


def test_text_and_object_are_judged_alike(free: Customer) -> None:
    broken = beam()
    broken["model"]["members"][0]["section"] = "X"
    by_object = free.service.post(VALIDATE, {"model": broken})
    by_text = free.service.post(VALIDATE, {"model": json.dumps(broken)})
    assert by_object.json == by_text.json
    assert by_object.json["valid"] is False


def deleted(model: dict[str, Any]) -> None:
    del model["model"]["nodes"][0]["x"]


def retyped(model: dict[str, Any]) -> None:
    model["model"]["nodes"][0]["x"] = "0"


def misnamed(model: dict[str, Any]) -> None:
    model["model"]["materials"][0]["type"] = "stele"


def dangling(model: dict[str, Any]) -> None:
    model["model"]["load_cases"][0]["member_loads"][0]["member"] = "B9"


def doubled(model: dict[str, Any]) -> None:
    model["model"]["nodes"][1]["id"] = "N1"


@pytest.mark.parametrize(
    ("spoil", "path"),
    [
        (deleted, "model.nodes[0]"),
        (retyped, "model.nodes[0].x"),
        (misnamed, "model.materials[0].type"),
        (dangling, "model.load_cases[0].member_loads[0].member"),
        (doubled, "model.nodes[1].id"),
    ],
)
def test_what_the_specification_promises_is_found(free: Customer, spoil: Any, path: str) -> None:
    model = beam()
    spoil(model)
    answer = free.service.post(VALIDATE, {"model": model})
    assert answer.status == 200
    assert answer.json["valid"] is False
    assert any(issue["path"].startswith(path) for issue in answer.json["errors"])


@pytest.mark.parametrize("model", [[], 5, True, "", "nonsense", "[]", "null", '"{}"', "{" * 2000, "NaN", '{"a":1e999}'])
def test_what_is_no_model_is_one_finding(free: Customer, model: object) -> None:
    answer = free.service.post(VALIDATE, {"model": model})
    assert answer.status == 200
    assert answer.json["valid"] is False
    assert [(issue["path"], issue["code"], issue["severity"]) for issue in answer.json["errors"]] == [
        ("", "unreadable", "error")
    ]
    assert answer.json["warnings"] == []


@pytest.mark.parametrize("body", [{}, {"model": None}])
def test_an_absent_model_is_a_bad_request(free: Customer, body: dict[str, Any]) -> None:
    assert free.service.post(VALIDATE, body).error == (400, "bad_request")


def test_results_sent_in_the_place_of_a_model_are_told_so(free: Customer) -> None:
    answer = free.service.post(VALIDATE, {"results_version": "1.0", "nodes": []})
    assert answer.error == (400, "bad_request")
    assert "these are the results of a model" in answer.json["error"]


def test_the_size_limit_holds(free: Customer) -> None:
    large = {"x": "y" * settings.limits()["model_bytes"]}
    assert free.service.post(VALIDATE, {"model": large}).error == (413, "model_too_large")
    assert free.service.post(VALIDATE, {"model": json.dumps(large)}).error == (413, "model_too_large")


def test_nothing_is_parked(free: Customer) -> None:
    free.service.post(VALIDATE, {"model": beam()})
    assert storage.query(f"DRAFTS#{free.account.id}", "DRAFT#", "DRAFT#~") == []


@pytest.mark.parametrize(
    ("body", "path", "told"),
    [
        (beam(), "", "send the whole of it as the value of a key 'model'"),
        # What create-beam answers, passed on as it is.
        ({"model": {"model": beam()}}, "model", "send the inner one"),
    ],
    ids=["the model as the body", "an answer as the model"],
)
def test_a_model_at_the_wrong_level_is_one_mistake(free: Customer, body: dict[str, Any], path: str, told: str) -> None:
    answer = free.service.post(VALIDATE, body)
    (error,) = answer.json["errors"]
    assert (answer.status, answer.json["valid"], error["path"]) == (200, False, path)
    assert told in error["message"]
    refused = free.service.post("/api/sdk/solve", body)
    assert refused.error == (422, "invalid_model")
    assert refused.json["errors"] == [error]


def test_other_keys_beside_the_model_are_ignored(free: Customer) -> None:
    assert free.service.post(VALIDATE, {"model": beam(), "schema_version": "9"}).json["valid"] is True
