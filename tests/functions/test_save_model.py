"""POST /api/sdk/models."""

import gzip
from typing import Any

import pytest

from handoff.runtime import settings
from tests.conftest import Customer
from tests.functions.saving import MODELS, save


def test_save_answers_201_in_camel_case(pro: Customer) -> None:
    answer = save(pro)
    assert answer.status == 201
    saved = answer.json
    assert set(saved) == {"id", "name", "description", "createdAt", "updatedAt"}
    assert (saved["name"], saved["description"]) == ("Hall", "first")
    assert saved["createdAt"] == saved["updatedAt"]
    assert saved["createdAt"].endswith("+00:00")


def test_a_description_may_be_absent_or_null(pro: Customer) -> None:
    assert save(pro, description=...).json["description"] is None
    assert save(pro, description=None).json["description"] is None
    assert save(pro, description="").json["description"] == ""


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"name": ...}, "name"),
        ({"name": ""}, "name"),
        ({"name": " "}, "name"),
        ({"name": "x" * 201}, "name"),
        ({"name": None}, "name"),
        ({"description": 5}, "description"),
        ({"description": "x" * 4001}, "description"),
        ({"model": ...}, "model"),
        ({"model": None}, "model"),
        ({"model": []}, "model"),
        ({"model": 5}, "model"),
        ({"model": "nonsense"}, "model"),
        ({"model": ""}, "model"),
        ({"model": "[1]"}, "model"),
        ({"model": '"{}"'}, "model"),
        ({"model": '{"a": NaN}'}, "model"),
        ({"model": {"a": 2**53}}, "2^53"),
        ({"model": {"a": -(2**53)}}, "2^53"),
        ({"modle": {}}, "'model'"),
        ({"title": "x"}, "'title'"),
    ],
)
def test_what_is_wrong_is_named(pro: Customer, changes: dict[str, Any], named: str) -> None:
    answer = save(pro, **changes)
    assert answer.error == (400, "bad_request")
    assert named in answer.json["error"]
    assert pro.service.get(MODELS).json["models"] == []


def nested(levels: int) -> dict[str, Any]:
    value: Any = 0
    for _ in range(levels):
        value = {"a": value}
    kept: dict[str, Any] = value
    return kept


def test_64_levels_are_kept_and_65_refused(pro: Customer) -> None:
    assert save(pro, model=nested(64)).status == 201
    assert save(pro, model=nested(65)).error == (400, "bad_request")
    assert save(pro, model="[" * 900 + "]" * 900).error == (400, "bad_request")
    assert save(pro, model='{"a":' * 400 + "0" + "}" * 400).error == (400, "bad_request")


def test_the_size_limit_is_that_of_compact_json(pro: Customer) -> None:
    limit = settings.limits()["model_bytes"]
    largest = {"a": "x" * (limit - len('{"a":""}'))}
    saved = save(pro, model=largest)
    assert saved.status == 201
    assert pro.service.get(f"{MODELS}/{saved.json['id']}").json["model"] == largest
    assert save(pro, model={"a": largest["a"] + "x"}).error == (413, "model_too_large")


def test_blanks_between_do_not_count_and_travel_well_packed(pro: Customer) -> None:
    content = b'{"name":"x","model":{"a":' + b" " * 8_000_000 + b"1}}"
    saved = pro.service.call("POST", MODELS, content=gzip.compress(content), headers={"content-encoding": "gzip"})
    assert saved.status == 201
    assert pro.service.get(f"{MODELS}/{saved.json['id']}").json["model"] == {"a": 1}


def test_a_key_that_stands_twice_is_refused_with_its_place(pro: Customer) -> None:
    twice = pro.service.post(MODELS, content=b'{"name":"a","model":{"x":1,"x":2}}')
    assert twice.status == 400
    assert '"x" stands twice in model,' in twice.json["error"]
    as_text = save(pro, model='{"x":1,"x":2}')
    assert as_text.status == 400
    assert '"x" stands twice in its outermost object' in as_text.json["error"]


def test_an_account_has_an_end_of_saved_models(pro: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(settings.limits(), "saved_models", 2)
    first = save(pro).json["id"]
    assert save(pro).status == 201
    refused = save(pro)
    assert refused.error == (409, "limit_reached")
    assert "2 saved models" in refused.json["error"]
    pro.service.delete(f"{MODELS}/{first}")
    assert save(pro).status == 201
