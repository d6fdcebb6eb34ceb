"""PUT /api/sdk/models/{id}."""

from datetime import timedelta
from typing import Any

import pytest

from handoff.runtime import clock, settings
from tests.conftest import Customer
from tests.functions.saving import MODELS, save


def test_only_what_is_sent_changes(pro: Customer, model_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"{MODELS}/{model_id}"
    before = pro.service.get(path).json
    later = clock.now() + timedelta(hours=1)
    monkeypatch.setattr(clock, "now", lambda: later)
    answer = pro.service.put(path, {"name": "Barn"})
    assert answer.status == 200
    assert set(answer.json) == {"id", "name", "description", "createdAt", "updatedAt"}
    after = pro.service.get(path).json
    assert after == {**before, "name": "Barn", "updated_at": clock.written(later)}
    assert pro.service.put(path, {"model": {"b": 1}}).status == 200
    assert pro.service.get(path).json == {**after, "model": {"b": 1}}
    assert pro.service.put(path, {"description": None, "model": '{"c":2,"results":3}'}).status == 200
    assert pro.service.get(path).json == {**after, "description": None, "model": {"c": 2}}


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({}, "name, description, model"),
        ({"name": None}, "name"),
        ({"name": ""}, "name"),
        ({"model": None}, "model"),
        ({"model": "x"}, "model"),
        ({"model": 3}, "model"),
        ({"nmae": "x"}, "'name'"),
        ({"description": []}, "description"),
    ],
)
def test_a_wrong_update_changes_nothing(pro: Customer, model_id: str, body: dict[str, Any], named: str) -> None:
    before = pro.service.get(f"{MODELS}/{model_id}").json
    answer = pro.service.put(f"{MODELS}/{model_id}", body)
    assert answer.error == (400, "bad_request")
    assert named in answer.json["error"]
    assert pro.service.get(f"{MODELS}/{model_id}").json == before


def test_an_update_has_the_same_size_limit(pro: Customer, model_id: str) -> None:
    large = {"a": "x" * settings.limits()["model_bytes"]}
    assert pro.service.put(f"{MODELS}/{model_id}", {"model": large}).error == (413, "model_too_large")


def test_two_editors_do_not_overwrite_each_other(pro: Customer, model_id: str) -> None:
    path = f"{MODELS}/{model_id}"
    seen = pro.service.get(path).headers["etag"]
    first = pro.service.put(path, {"model": {"by": "first"}}, headers={"if-match": seen})
    assert first.status == 200
    second = pro.service.put(path, {"model": {"by": "second"}}, headers={"if-match": seen})
    assert second.error == (412, "precondition_failed")
    assert pro.service.get(path).json["model"] == {"by": "first"}
    # What the first one was told lets it go on, and so does what the second reads now.
    assert pro.service.put(path, {"name": "Barn"}, headers={"if-match": first.headers["etag"]}).status == 200
    assert pro.service.put(path, {"name": "Shed"}, headers={"if-match": first.headers["etag"]}).status == 412
    assert pro.service.put(path, {"name": "Shed"}, headers={"if-match": pro.service.get(path).headers["etag"]})


@pytest.mark.parametrize(
    ("sent", "status"),
    [("*", 200), ("{}", 200), ('"other", {}', 200), ('"other"', 412), ("W/{}", 412), ("", 412), ("é", 412)],
)
def test_if_match_is_read_as_rfc_9110_has_it(pro: Customer, model_id: str, sent: str, status: int) -> None:
    tag = pro.service.get(f"{MODELS}/{model_id}").headers["etag"]
    answer = pro.service.put(f"{MODELS}/{model_id}", {"name": "Barn"}, headers={"if-match": sent.replace("{}", tag)})
    assert answer.status == status


def test_a_saved_model_says_its_tag(pro: Customer) -> None:
    saved = save(pro)
    assert pro.service.get(f"{MODELS}/{saved.json['id']}").headers["etag"] == saved.headers["etag"]
