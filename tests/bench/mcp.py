"""What the local MCP server costs a conversation: tokens (characters / 4) of its tools and of typical answers.

Bar: all definitions together under 2,000 tokens.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
BAR = 2000
CLIENT = ["node", str(ROOT / "clients/mcp/test/client.mjs"), "node", str(ROOT / "clients/mcp/dist/main.js")]


def tokens(value: object) -> int:
    text = value if isinstance(value, str) else json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return len(text) // 4


def main() -> int:
    portal = json.loads((ROOT / "schemas" / "examples" / "portal-frame.json").read_text())
    calls: list[dict[str, Any]] = [
        {"name": "check_beam", "inputs": {"span_m": 6, "section": "IPE300", "udl": 10}},
        {"name": "solve_model", "inputs": {"model": portal}},
        {"name": "solve_model", "inputs": {"model": portal, "picture": True}},
        {"name": "suggest_section", "inputs": {"model": portal}},
        {"name": "list_sections", "inputs": {}},
        {"name": "get_schema", "inputs": {}},
        {"name": "get_schema", "inputs": {"root": "members"}},
    ]
    finished = subprocess.run(CLIENT, input=json.dumps(calls), capture_output=True, text=True, check=True)
    answered = json.loads(finished.stdout)
    for tool in answered["tools"]:
        print(f"{tool['name']:<18}{tokens(tool):6} tokens defined")
    whole = tokens(answered["tools"])
    print(f"{'all tools':<18}{whole:6} tokens defined, bar {BAR}")
    for call, answer in zip(calls, answered["answers"], strict=True):
        told = {key: value for key, value in call["inputs"].items() if key != "model"}
        content = [part.get("text") or part["resource"]["text"] for part in answer["content"]]
        print(f"{call['name']:<18}{sum(map(tokens, content)):6} tokens answered to {json.dumps(told)}")
    return int(whole >= BAR)


if __name__ == "__main__":
    sys.exit(main())
