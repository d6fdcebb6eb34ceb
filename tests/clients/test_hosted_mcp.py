"""The hosted MCP server over HTTP, with the official clients, which hold answers to their output schemas."""

import json
import subprocess
from typing import Any

import pytest

from tests.clients.conftest import ROOT
from tests.clients.official import HTTP
from tests.local_service import LocalService
from tests.tool_schemas import arrays_without_items


@pytest.mark.parametrize("client", HTTP)
def test_the_official_client_lists_and_calls_the_tools(
    service: LocalService, model: dict[str, Any], client: list[str]
) -> None:
    calls = [
        {"name": "validate_model", "inputs": {"model": model}},
        {"name": "solve_model", "inputs": {"model": model}},
        {"name": "check_beam", "inputs": {"span_m": 6, "section": "IPE300", "udl": 10}},
        {"name": "create_beam", "inputs": {"span_m": 6}},
        {"name": "get_schema", "inputs": {}},
        {"name": "list_sections", "inputs": {"family": "IPE"}},
        {"name": "get_section", "inputs": {"name": "IPE300"}},
        {"name": "save_model", "inputs": {"name": "Portal", "model": model}},
        {"name": "list_models", "inputs": {}},
        {"name": "get_section", "inputs": {"name": "IPE301"}},
    ]
    command = [*client, f"{service.base_url}/mcp", service.pro_key]
    done = subprocess.run(command, cwd=ROOT, input=json.dumps(calls), capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert "sessionId" not in said
    assert said["protocolVersion"] == "2025-11-25"
    assert [tool["name"] for tool in said["tools"]][:2] == ["solve_model", "check_beam"]
    assert arrays_without_items(said["tools"]) == []
    *answered, refused = said["answers"]
    assert not any(answer.get("isError") for answer in answered)
    assert answered[0]["structuredContent"]["valid"] is True
    assert answered[1]["structuredContent"]["open_url"].startswith(f"{service.base_url}/open/")
    assert answered[-1]["structuredContent"]["models"][0]["name"] == "Portal"
    assert refused["isError"] is True
    assert json.loads(refused["content"][0]["text"])["code"] == "not_found"
