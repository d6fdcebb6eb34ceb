"""POST /api/sdk/create-beam."""

from typing import Any

import pytest

from tests.conftest import Customer

CREATE = "/api/sdk/create-beam"


def test_a_created_beam_can_be_solved(free: Customer) -> None:
    answer = free.service.post(CREATE, {"span_m": 6, "section": "IPE300"})
    assert answer.status == 200
    solved = free.service.post("/api/sdk/solve", {"model": answer.json["model"]})
    assert solved.status == 200
    assert solved.json["validation"]["warnings"] == []


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"span_m": 6, "span": 7},
        {"span_m": 6, "section": "IPE310"},
        {"span_m": 6, "material": "steel_S999"},
        {"span_m": 6, "support": "fixed"},
        {"span_m": 6, "load_type": "wind"},
        {"span_m": 6, "heigth_mm": 300},
    ],
)
def test_wrong_inputs_are_bad_requests(free: Customer, body: dict[str, Any]) -> None:
    assert free.service.post(CREATE, body).error == (400, "bad_request")
