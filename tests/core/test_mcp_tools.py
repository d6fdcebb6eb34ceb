"""The tools of POST /mcp: twins of endpoints, with their answers, their refusals, their scope and tier."""

from collections.abc import Callable
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from description import mcp as described
from handoff.aws import storage
from handoff.drafts import drafts
from handoff.http.json_io import parse
from handoff.mcp.tools import CALLS
from handoff.runtime import settings
from tests.conftest import Customer
from tests.functions.messages import send
from tests.functions.models import beam
from tests.functions.saving import MODEL, NOBODYS
from tests.service import BASE_URL, Answer, Service
from tests.tool_schemas import arrays_without_items

PRO_TOOLS = ["save_model", "list_models", "get_model"]
BEAM = {"span_m": 6, "section": "IPE300", "udl": 10}


def call(customer: Customer, name: str, arguments: dict[str, Any]) -> dict[str, Any]:
    answer = send(customer.service, "tools/call", {"name": name, "arguments": arguments})
    assert answer.status == 200
    assert (answer.json["jsonrpc"], answer.json["id"]) == ("2.0", 1)
    result: dict[str, Any] = answer.json["result"]
    return result


def listed(service: Service) -> list[dict[str, Any]]:
    tools: list[dict[str, Any]] = send(service, "tools/list").json["result"]["tools"]
    return tools


def test_the_committed_tools_are_current() -> None:
    assert described.path().read_bytes() == described.text()
    assert list(CALLS) == [tool.name for tool in described.TOOLS]


def test_a_caller_sees_the_tools_it_may_use(free: Customer, pro: Customer) -> None:
    everything = [tool.name for tool in described.TOOLS]
    assert [tool["name"] for tool in listed(pro.service)] == everything
    assert [tool["name"] for tool in listed(free.service)] == [name for name in everything if name not in PRO_TOOLS]
    reading = {tool["name"] for tool in listed(pro.with_scopes("read"))}
    assert reading == set(everything) - {"solve_model", "check_beam", "save_model"}


def test_definitions_say_what_clients_ask_of_them(pro: Customer) -> None:
    for tool in listed(pro.service):
        assert tool["inputSchema"]["type"] == tool["outputSchema"]["type"] == "object"
        for part in ("inputSchema", "outputSchema"):
            Draft202012Validator.check_schema(tool[part])
            assert arrays_without_items(tool[part]) == []
        assert tool["annotations"]["readOnlyHint"] is (tool["name"] not in ("solve_model", "check_beam", "save_model"))
        assert tool["annotations"].get("destructiveHint", False) is False


VOLATILE = ("open_url", "expires_at", "model_ref", "id", "createdAt", "updatedAt")
TWINS: list[tuple[str, dict[str, Any], Callable[[Service], Answer]]] = [
    ("solve_model", {"model": beam()}, lambda service: service.post("/api/sdk/solve", {"model": beam()})),
    ("check_beam", BEAM, lambda service: service.post("/api/sdk/check-beam", BEAM)),
    ("validate_model", {"model": "{"}, lambda service: service.post("/api/sdk/validate", {"model": "{"})),
    ("create_beam", {"span": 6}, lambda service: service.post("/api/sdk/create-beam", {"span": 6})),
    ("get_schema", {}, lambda service: service.get("/api/sdk/schema")),
    ("get_schema", {"root": "nodes"}, lambda service: service.get("/api/sdk/schema", query={"root": "nodes"})),
    ("list_sections", {}, lambda service: service.get("/api/sdk/sections")),
    ("list_sections", {"family": "HE"}, lambda service: service.get("/api/sdk/sections", query={"family": "HE"})),
    ("get_section", {"name": "ipe 300"}, lambda service: service.get("/api/sdk/sections", query={"name": "ipe 300"})),
    (
        *("save_model", {"name": "Hall", "model": MODEL}),
        lambda service: service.post("/api/sdk/models", {"name": "Hall", "model": MODEL}),
    ),
    ("list_models", {}, lambda service: service.get("/api/sdk/models")),
]


@pytest.mark.parametrize(("name", "arguments", "endpoint"), TWINS, ids=[f"{twin[0]}-{len(twin[1])}" for twin in TWINS])
def test_a_tool_answers_what_its_endpoint_answers(
    pro: Customer, name: str, arguments: dict[str, Any], endpoint: Callable[[Service], Answer]
) -> None:
    (tool,) = [tool for tool in listed(pro.service) if tool["name"] == name]
    result = call(pro, name, arguments)
    own, other = result["structuredContent"], endpoint(pro.service).json
    assert set(own) == set(other)
    assert all(own[key] == other[key] for key in own if key not in VOLATILE)
    assert parse(result["content"][0]["text"]) == own
    Draft202012Validator(tool["outputSchema"]).validate(own)
    Draft202012Validator(tool["inputSchema"]).validate(arguments)


def test_a_saved_model_comes_back_and_its_saving_is_in_the_trail(pro: Customer) -> None:
    saved = call(pro, "save_model", {"name": "Hall", "model": MODEL})["structuredContent"]
    assert call(pro, "get_model", {"id": saved["id"]})["structuredContent"]["model"] == MODEL
    assert pro.service.get(f"/api/sdk/models/{saved['id']}").json["model"] == MODEL
    assert pro.service.get("/api/sdk/events").json["events"][0]["event"] == "model_saved"


REFUSED = [
    ("solve_model", {"model": {}}, "invalid_model"),
    ("solve_model", {}, "bad_request"),
    ("validate_model", {"modle": {}}, "bad_request"),
    ("check_beam", {"span_m": 6, "section": "IPE301"}, "bad_request"),
    ("create_beam", {"spam": 6}, "bad_request"),
    ("get_schema", {"root": "nothing"}, "not_found"),
    ("get_schema", {"roots": "nodes"}, "bad_request"),
    ("get_schema", {"root": 7}, "bad_request"),
    ("list_sections", {"name": "IPE300"}, "bad_request"),
    ("get_section", {}, "bad_request"),
    ("get_section", {"name": "IPE301"}, "not_found"),
    ("save_model", {"name": ""}, "bad_request"),
    ("list_models", {"all": "yes"}, "bad_request"),
    ("get_model", {}, "bad_request"),
    ("get_model", {"id": NOBODYS}, "not_found"),
]


@pytest.mark.parametrize(("name", "arguments", "code"), REFUSED)
def test_refusals_are_errors_of_the_tool_in_the_body_of_the_endpoint(
    pro: Customer, name: str, arguments: dict[str, Any], code: str
) -> None:
    result = call(pro, name, arguments)
    assert result["isError"] is True
    assert "structuredContent" not in result
    body = parse(result["content"][0]["text"])
    assert body["code"] == code
    assert body["error"]


def test_tier_and_scope_are_asked_for_as_at_the_endpoint(free: Customer, pro: Customer) -> None:
    for name in PRO_TOOLS:
        assert parse(call(free, name, {})["content"][0]["text"])["code"] == "pro_required"
    answer = send(pro.with_scopes("read"), "tools/call", {"name": "check_beam", "arguments": BEAM})
    assert parse(answer.json["result"]["content"][0]["text"])["code"] == "insufficient_scope"


def test_a_large_model_is_answered_once_and_not_twice(pro: Customer) -> None:
    model = {"a": '"' * 1_700_000}
    saved = call(pro, "save_model", {"name": "large", "model": model})["structuredContent"]
    result = call(pro, "get_model", {"id": saved["id"]})
    assert result["structuredContent"]["model"] == model
    assert len(result["content"][0]["text"]) < 100 < settings.limits()["mcp_text_bytes"]


def test_a_model_too_large_for_a_row_is_parked_in_the_bucket(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(settings.limits(), "draft_inline_bytes", 10)
    result = call(free, "solve_model", {"model": beam()})
    link = result["structuredContent"]["open_url"].removeprefix(BASE_URL)
    assert free.service.get(f"{link}/model.json").json == beam()


def test_a_failure_of_ours_is_no_answer_of_a_tool(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the table is on fire")

    monkeypatch.setattr("handoff.drafts.drafts.park", fail)
    answer = send(free.service, "tools/call", {"name": "check_beam", "arguments": BEAM})
    assert answer.error == (500, "internal")


def test_a_link_whose_commit_was_lost_is_read_back_or_taken_back(
    free: Customer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As at the endpoints: a draft that nobody has the link of must not count among the newer ones."""
    put, get = storage.put, storage.get

    def lost(key: storage.Key, *given: Any, **named: Any) -> None:
        put(key, *given, **named)
        if key[1].startswith("DRAFT#"):
            raise ConnectionError("the answer was lost")

    def unreadable(key: storage.Key, *given: Any, **named: Any) -> storage.Item | None:
        if key[1].startswith("DRAFT#"):
            raise ConnectionError("the table does not answer")
        return get(key, *given, **named)

    with monkeypatch.context() as trouble:
        trouble.setattr(storage, "put", lost)
        assert not call(free, "check_beam", BEAM).get("isError")
        trouble.setattr(storage, "get", unreadable)
        answer = send(free.service, "tools/call", {"name": "check_beam", "arguments": BEAM})
        assert answer.error == (500, "internal")
    # The first alone, which was read back.
    assert len(drafts.living(free.account.id)) == 1


def test_an_agent_comes_to_the_end_of_saved_models_as_everybody(pro: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(settings.limits(), "saved_models", 1)
    assert not call(pro, "save_model", {"name": "Hall", "model": MODEL}).get("isError")
    refused = call(pro, "save_model", {"name": "Shed", "model": MODEL})
    assert refused["isError"]
    assert "limit_reached" in str(refused)
