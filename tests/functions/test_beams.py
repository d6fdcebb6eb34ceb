"""POST /api/sdk/create-beam and /api/sdk/check-beam."""

from typing import Any

import pytest

from tests.conftest import Customer
from tests.service import BASE_URL, Service

CREATE = "/api/sdk/create-beam"
CHECK = "/api/sdk/check-beam"


def test_a_created_beam_can_be_solved(free: Customer) -> None:
    answer = free.service.post(CREATE, {"span_m": 6, "section": "IPE300"})
    assert answer.status == 200
    solved = free.service.post("/api/sdk/solve", {"model": answer.json["model"]})
    assert solved.status == 200
    assert solved.json["validation"]["warnings"] == []


def test_a_checked_beam_opens_as_it_was_shown(free: Customer) -> None:
    answer = free.service.post(CHECK, {"span_m": 6, "section": "IPE300", "udl": 10})
    assert answer.status == 200
    assert answer.json["members"] == 1
    assert "validation" not in answer.json
    path = answer.json["open_url"].removeprefix(BASE_URL)
    assert Service().get(f"{path}/model.json").json == answer.json["model"]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        (CREATE, {}),
        (CREATE, {"span_m": 6, "span": 7}),
        (CREATE, {"span_m": 6, "section": "IPE310"}),
        (CREATE, {"span_m": 6, "material": "steel_S999"}),
        (CREATE, {"span_m": 6, "support": "fixed"}),
        (CREATE, {"span_m": 6, "load_type": "wind"}),
        (CREATE, {"span_m": 6, "heigth_mm": 300}),
        (CHECK, {"section": "IPE300"}),
        (CHECK, {"span_m": 6}),
        (CHECK, {"span_m": 6, "Span": 7, "section": "IPE300"}),
        (CHECK, {"span_m": 6, "section": "IPE310"}),
        (CHECK, {"span_m": 6, "section": "IPE300", "material": "concrete_C30"}),
        (CHECK, {"span_m": 6, "section": "IPE300", "support": "floating"}),
        (CHECK, {"span_m": 6, "section": "IPE300", "load_kn": 10}),
    ],
)
def test_wrong_inputs_are_bad_requests(free: Customer, path: str, body: dict[str, Any]) -> None:
    assert free.service.post(path, body).error == (400, "bad_request")
