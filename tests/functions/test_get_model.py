"""GET /api/sdk/models/{id}."""

from collections.abc import Callable

import pytest

from tests.conftest import Customer
from tests.functions.saving import MODEL, MODELS, NOBODYS, save


def test_fetching_answers_in_snake_case_with_the_model(pro: Customer, model_id: str) -> None:
    answer = pro.service.get(f"{MODELS}/{model_id}")
    assert answer.status == 200
    assert set(answer.json) == {"id", "name", "description", "model", "created_at", "updated_at"}
    assert answer.json["model"] == MODEL


def test_a_model_may_be_text(pro: Customer) -> None:
    saved = save(pro, model='{"a": [1, 2.5e3, "\\u20ac"]}').json
    assert pro.service.get(f"{MODELS}/{saved['id']}").json["model"] == {"a": [1, 2500.0, "€"]}


def test_results_are_never_stored(pro: Customer) -> None:
    saved = save(pro, model={**MODEL, "results": {"displacements": [1, 2, 3]}}).json
    assert pro.service.get(f"{MODELS}/{saved['id']}").json["model"] == MODEL


def test_a_model_of_quotes_still_comes_back(pro: Customer) -> None:
    model = {"a": '"' * 1_700_000}
    saved = save(pro, model=model)
    assert saved.status == 201
    assert pro.service.get(f"{MODELS}/{saved.json['id']}").json["model"] == model


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
