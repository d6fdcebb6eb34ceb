"""The five operations on saved models, and the two casings of their answers."""

import gzip
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from handoff import clock, settings
from tests.conftest import Customer
from tests.service import Answer

MODELS = "/api/sdk/models"
MODEL = {"schema_version": "1.0", "model": {"nodes": [{"id": "N1"}], "title": "Käse €"}}
NOBODYS = "00000000-0000-4000-8000-000000000000"


def save(customer: Customer, **changes: Any) -> Answer:
    body = {"name": "Hall", "description": "first", "model": MODEL, **changes}
    return customer.service.post(MODELS, {name: value for name, value in body.items() if value is not ...})


@pytest.fixture
def model_id(pro: Customer) -> str:
    saved: str = save(pro).json["id"]
    return saved


def test_save_answers_201_in_camel_case(pro: Customer) -> None:
    answer = save(pro)
    assert answer.status == 201
    saved = answer.json
    assert set(saved) == {"id", "name", "description", "createdAt", "updatedAt"}
    assert (saved["name"], saved["description"]) == ("Hall", "first")
    assert saved["createdAt"] == saved["updatedAt"]
    assert saved["createdAt"].endswith("+00:00")


def test_fetching_answers_in_snake_case_with_the_model(pro: Customer, model_id: str) -> None:
    answer = pro.service.get(f"{MODELS}/{model_id}")
    assert answer.status == 200
    assert set(answer.json) == {"id", "name", "description", "model", "created_at", "updated_at"}
    assert answer.json["model"] == MODEL


def test_a_model_may_be_text(pro: Customer) -> None:
    saved = save(pro, model='{"a": [1, 2.5e3, "\\u20ac"]}').json
    assert pro.service.get(f"{MODELS}/{saved['id']}").json["model"] == {"a": [1, 2500.0, "€"]}


def test_a_description_may_be_absent_or_null(pro: Customer) -> None:
    assert save(pro, description=...).json["description"] is None
    assert save(pro, description=None).json["description"] is None
    assert save(pro, description="").json["description"] == ""


def test_results_are_never_stored(pro: Customer) -> None:
    saved = save(pro, model={**MODEL, "results": {"displacements": [1, 2, 3]}}).json
    assert pro.service.get(f"{MODELS}/{saved['id']}").json["model"] == MODEL


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


def test_a_model_of_quotes_still_comes_back(pro: Customer) -> None:
    model = {"a": '"' * 1_700_000}
    saved = save(pro, model=model)
    assert saved.status == 201
    assert pro.service.get(f"{MODELS}/{saved.json['id']}").json["model"] == model


def test_the_list_shows_facts_only_last_changed_first(pro: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    start = clock.now()
    ids = []
    for day, name in enumerate("abc"):
        monkeypatch.setattr(clock, "now", lambda day=day: start + timedelta(days=day))
        ids.append(save(pro, name=name).json["id"])
    monkeypatch.setattr(clock, "now", lambda: start + timedelta(days=9))
    pro.service.put(f"{MODELS}/{ids[0]}", {"description": "changed"})
    answer = pro.service.get(MODELS)
    assert answer.status == 200
    assert [model["name"] for model in answer.json["models"]] == ["a", "c", "b"]
    assert set(answer.json["models"][0]) == {"id", "name", "description", "createdAt", "updatedAt"}


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


def test_deleting_answers_204_and_is_permanent(pro: Customer, model_id: str) -> None:
    answer = pro.service.delete(f"{MODELS}/{model_id}")
    assert (answer.status, answer.content) == (204, b"")
    for method in ("GET", "DELETE"):
        assert pro.service.call(method, f"{MODELS}/{model_id}").error == (404, "not_found")
    assert pro.service.put(f"{MODELS}/{model_id}", {"name": "x"}).error == (404, "not_found")
    assert pro.service.get(MODELS).json["models"] == []


@pytest.mark.parametrize("unknown", [NOBODYS, "x", "%2e%2e", "a b", "é", "x" * 3000, "PROFILE", NOBODYS.upper() + "'"])
def test_unknown_ids_are_not_found(pro: Customer, unknown: str) -> None:
    assert pro.service.get(f"{MODELS}/{unknown}").error == (404, "not_found")
    assert pro.service.put(f"{MODELS}/{unknown}", {"name": "x"}).error == (404, "not_found")
    assert pro.service.delete(f"{MODELS}/{unknown}").error == (404, "not_found")


def test_somebody_elses_model_is_not_found(pro: Customer, model_id: str, customer: Callable[..., Customer]) -> None:
    other = customer("other@example.com", pro=True)
    assert other.service.get(f"{MODELS}/{model_id}").error == (404, "not_found")
    assert other.service.put(f"{MODELS}/{model_id}", {"name": "mine"}).error == (404, "not_found")
    assert other.service.delete(f"{MODELS}/{model_id}").error == (404, "not_found")
    assert pro.service.get(f"{MODELS}/{model_id}").json["name"] == "Hall"


def test_the_last_name_of_a_repeated_key_wins(pro: Customer) -> None:
    answer = pro.service.post(MODELS, content=b'{"name":"a","model":{"x":1,"x":2},"name":"b"}')
    assert answer.json["name"] == "b"
    assert pro.service.get(f"{MODELS}/{answer.json['id']}").json["model"] == {"x": 2}
