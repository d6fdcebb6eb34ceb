"""DELETE /api/sdk/models/{id}."""

from tests.conftest import Customer
from tests.functions.saving import MODELS


def test_deleting_answers_204_and_is_permanent(pro: Customer, model_id: str) -> None:
    answer = pro.service.delete(f"{MODELS}/{model_id}")
    assert (answer.status, answer.content) == (204, b"")
    for method in ("GET", "DELETE"):
        assert pro.service.call(method, f"{MODELS}/{model_id}").error == (404, "not_found")
    assert pro.service.put(f"{MODELS}/{model_id}", {"name": "x"}).error == (404, "not_found")
    assert pro.service.get(MODELS).json["models"] == []
