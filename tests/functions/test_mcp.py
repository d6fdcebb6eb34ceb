"""POST /mcp: the protocol; tests/core/test_mcp_tools.py has the tools."""

from typing import Any

import pytest

from handoff.mcp.protocol import VERSIONS
from tests.conftest import Customer
from tests.functions.messages import send
from tests.service import BASE_URL, Service


@pytest.mark.parametrize(
    ("wanted", "agreed"), [*zip(VERSIONS, VERSIONS, strict=True), ("1999-01-01", VERSIONS[0]), (None, VERSIONS[0])]
)
def test_the_version_asked_for_is_agreed_on_where_it_is_known(free: Customer, wanted: Any, agreed: str) -> None:
    result = send(free.service, "initialize", {"protocolVersion": wanted}).json["result"]
    assert result["protocolVersion"] == agreed
    assert result["capabilities"] == {"tools": {"listChanged": False}}
    assert result["serverInfo"]["name"] == "handoff"


def test_a_later_request_of_an_unknown_version_is_refused(free: Customer) -> None:
    assert send(free.service, "ping", **{"mcp-protocol-version": VERSIONS[-1]}).json["result"] == {}
    answer = send(free.service, "ping", **{"mcp-protocol-version": "1999-01-01"})
    assert answer.error == (400, "bad_request")


def test_notifications_and_answers_are_taken_without_one(free: Customer) -> None:
    for message in ({"method": "notifications/initialized"}, {"id": 7, "result": {}}):
        answer = free.service.post("/mcp", {"jsonrpc": "2.0", **message})
        assert (answer.status, answer.content) == (202, b"")


@pytest.mark.parametrize("body", [[{"jsonrpc": "2.0", "id": 1, "method": "ping"}], {"id": 1, "method": "ping"}, {}])
def test_what_is_no_single_message_is_a_bad_request(free: Customer, body: Any) -> None:
    assert free.service.post("/mcp", body).error == (400, "bad_request")


@pytest.mark.parametrize("request_id", [None, 1.5, [], True])
def test_an_id_that_nobody_could_answer_to_is_refused(free: Customer, request_id: Any) -> None:
    message = {"jsonrpc": "2.0", "id": request_id, "method": "ping"}
    assert free.service.post("/mcp", message).error == (400, "bad_request")


@pytest.mark.parametrize(
    ("method", "params", "code"),
    [
        ("resources/list", {}, -32601),
        ("tools/list", [], -32602),
        ("tools/call", {}, -32602),
        ("tools/call", {"name": "solve_modle", "arguments": {}}, -32602),
        ("tools/call", {"name": "check_beam", "arguments": []}, -32602),
    ],
)
def test_errors_of_the_protocol(free: Customer, method: str, params: Any, code: int) -> None:
    answer = send(free.service, method, params)
    assert answer.status == 200
    assert answer.json["error"]["code"] == code


def test_no_stream_is_offered(anyone: Service) -> None:
    for method in ("GET", "DELETE"):
        answer = anyone.call(method, "/mcp")
        assert (answer.status, answer.headers["allow"]) == (405, "POST")


@pytest.mark.parametrize("origin", [BASE_URL, "http://localhost:6274", "http://127.0.0.1"])
def test_pages_of_the_service_and_of_this_machine_may_call(free: Customer, origin: str) -> None:
    assert send(free.service, "ping", origin=origin).status == 200


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", f"{BASE_URL}.evil.example", "http://[::1"])
def test_pages_of_others_may_not(free: Customer, origin: str) -> None:
    assert send(free.service, "ping", origin=origin).error == (403, "forbidden_origin")
