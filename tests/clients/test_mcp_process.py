"""The MCP server as a process: it answers what it was asked before its input ended, and then ends."""

import json
import subprocess
from typing import Any

from tests.clients.conftest import ROOT

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


def test_an_idle_thread_keeps_no_process_alive() -> None:
    asked = [HELLO, {"jsonrpc": "2.0", "method": "notifications/initialized"}, call(2, "get_section", name="IPE300")]
    # Would it wait for its thread, this would end by the time limit.
    finished = subprocess.run(
        ["node", str(ROOT / "clients" / "mcp" / "dist" / "main.js")],
        input="".join(json.dumps(one) + "\n" for one in asked),
        capture_output=True,
        text=True,
        timeout=120,
    )
    answers = [json.loads(line) for line in finished.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [1, 2]
    assert json.loads(answers[1]["result"]["content"][0]["text"])["name"] == "IPE300"
    assert finished.returncode == 0
