"""The MCP server as a process, with official clients: it answers what was asked before its input ended, then ends."""

import json
import subprocess
from typing import Any

import pytest

from tests.clients.conftest import ROOT
from tests.clients.official import STDIO
from tests.tool_schemas import arrays_without_items

HELLO = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"},
    },
}


def call(number: int, tool: str, /, **inputs: Any) -> dict[str, Any]:
    params = {"name": tool, "arguments": inputs}
    return {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": params}


def conversed(calls: list[dict[str, Any]]) -> subprocess.CompletedProcess[str]:
    """A server that is asked all of it at once, and then hears no more."""
    asked = [HELLO, {"jsonrpc": "2.0", "method": "notifications/initialized"}, *calls]
    return subprocess.run(
        ["node", str(ROOT / "clients" / "mcp" / "dist" / "main.js")],
        input="".join(json.dumps(one) + "\n" for one in asked),
        capture_output=True,
        text=True,
        timeout=240,
    )


def test_an_idle_thread_keeps_no_process_alive() -> None:
    # Would it wait for its thread, this would end by the time limit.
    finished = conversed([call(2, "get_section", name="IPE300")])
    answers = [json.loads(line) for line in finished.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [1, 2]
    assert json.loads(answers[1]["result"]["content"][0]["text"])["name"] == "IPE300"
    assert finished.returncode == 0


@pytest.mark.parametrize("client", STDIO)
def test_the_official_client_lists_and_calls_the_tools(client: list[str], model: dict[str, Any]) -> None:
    calls = [
        {"name": "get_section", "inputs": {"name": "IPE300"}},
        {"name": "solve_model", "inputs": {"model": model, "picture": True}},
        {"name": "get_section", "inputs": {"name": "IPE301"}},
    ]
    command = [*client, "node", str(ROOT / "clients" / "mcp" / "dist" / "main.js")]
    done = subprocess.run(command, cwd=ROOT, input=json.dumps(calls), capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert arrays_without_items(said["tools"]) == []
    section, solved, refused = said["answers"]
    assert json.loads(section["content"][0]["text"])["name"] == "IPE300"
    assert solved["content"][1]["resource"]["mimeType"] == "image/svg+xml"
    assert refused["isError"] is True
