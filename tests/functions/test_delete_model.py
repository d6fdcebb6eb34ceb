"""DELETE /api/sdk/models/{id}."""

import pytest

from tests.conftest import Customer
from tests.functions.saving import MODELS


def test_deleting_answers_204_and_is_permanent(pro: Customer, model_id: str) -> None:
    answer = pro.service.delete(f"{MODELS}/{model_id}")
    assert (answer.status, answer.content) == (204, b"")
    for method in ("GET", "DELETE"):
        assert pro.service.call(method, f"{MODELS}/{model_id}").error == (404, "not_found")
    assert pro.service.put(f"{MODELS}/{model_id}", {"name": "x"}).error == (404, "not_found")
    assert pro.service.get(MODELS).json["models"] == []


def test_only_the_state_last_read_is_deleted(pro: Customer, model_id: str) -> None:
    path = f"{MODELS}/{model_id}"
    seen = pro.service.get(path).headers["etag"]
    changed = pro.service.put(path, {"name": "Barn"}).headers["etag"]
    assert pro.service.delete(path, headers={"if-match": seen}).error == (412, "precondition_failed")
    assert pro.service.get(path).json["name"] == "Barn"
    assert pro.service.delete(path, headers={"if-match": changed}).status == 204
    assert pro.service.delete(path, headers={"if-match": changed}).error == (404, "not_found")


@pytest.mark.parametrize(
    ("sent", "status"), [("*", 204), ("{}", 204), ('"other", {}', 204), ('"other"', 412), ("W/{}", 412), ("", 412)]
)
def test_if_match_is_read_as_rfc_9110_has_it(pro: Customer, model_id: str, sent: str, status: int) -> None:
    tag = pro.service.get(f"{MODELS}/{model_id}").headers["etag"]
    answer = pro.service.delete(f"{MODELS}/{model_id}", headers={"if-match": sent.replace("{}", tag)})
    assert answer.status == status
