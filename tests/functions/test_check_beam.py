"""POST /api/sdk/check-beam."""

from typing import Any

import pytest

from tests.conftest import Customer
from tests.service import BASE_URL, Service

CHECK = "/api/sdk/check-beam"


def test_a_checked_beam_opens_as_it_was_shown(free: Customer) -> None:
    answer = free.service.post(CHECK, {"span_m": 6, "section": "IPE300", "udl": 10})
    assert answer.status == 200
    assert answer.json["members"] == 1
    assert "validation" not in answer.json
    path = answer.json["open_url"].removeprefix(BASE_URL)
    assert Service().get(f"{path}/model.json").json == answer.json["model"]


@pytest.mark.parametrize(
    "body",
    [
        {"section": "IPE300"},
        {"span_m": 6},
        {"span_m": 6, "Span": 7, "section": "IPE300"},
        {"span_m": 6, "section": "IPE310"},
        {"span_m": 6, "section": "IPE300", "material": "concrete_C30"},
        {"span_m": 6, "section": "IPE300", "support": "floating"},
        {"span_m": 6, "section": "IPE300", "load_kn": 10},
    ],
)
def test_wrong_inputs_are_bad_requests(free: Customer, body: dict[str, Any]) -> None:
    assert free.service.post(CHECK, body).error == (400, "bad_request")
