"""With a distribution in front nobody comes round it: WAF and the limits by address stand there."""

from typing import Any

import pytest

from handoff.http import edge
from tests.conftest import Customer
from tests.service import BASE_URL, Service

SECRET = "0123abcd." + "w" * 32


@pytest.fixture
def distribution(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDGE_SECRET", SECRET)
    monkeypatch.setenv("EDGE_ONLY", "yes")


@pytest.mark.usefixtures("aws", "distribution")
@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/api/sdk/me"), ("GET", "/"), ("GET", f"/open/{'0' * 32}"), ("GET", "/nothing"), ("POST", "/mcp")],
)
@pytest.mark.parametrize("sent", ["", "wrong", "é"])
def test_whoever_comes_round_it_is_told_where_the_service_answers(method: str, path: str, sent: str) -> None:
    answer = Service().call(method, path, headers={edge.HEADER: sent} if sent else {})
    assert answer.error == (403, "wrong_address")
    assert BASE_URL in answer.json["error"]


@pytest.mark.usefixtures("distribution")
def test_what_comes_through_it_is_answered(free: Customer) -> None:
    assert free.service.get("/api/sdk/me", headers={edge.HEADER: SECRET}).status == 200
    assert Service().get("/robots.txt", headers={edge.HEADER: SECRET}).status == 200


@pytest.mark.parametrize(
    "variables", [{"EDGE_SECRET": "", "EDGE_ONLY": "yes"}, {"EDGE_SECRET": SECRET, "EDGE_ONLY": "no"}]
)
def test_without_a_secret_or_while_it_changes_every_way_is_open(
    free: Customer, monkeypatch: pytest.MonkeyPatch, variables: dict[str, Any]
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert free.service.get("/api/sdk/me").status == 200
