"""What the MCP servers cost a conversation: tokens (characters / 4) of their tools and of typical answers.

Bars: all definitions together under 4,300 tokens of the local server, of which build_frame's fields are a quarter, and
under 3,500 of the hosted one.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from structures.bars import Bars  # noqa: E402

from tests.local_service import start_service  # noqa: E402 - found by the line above

LOCAL_BAR, HOSTED_BAR = 4300, 3500
LOCAL = ["node", str(ROOT / "clients/mcp/test/client.mjs"), "node", str(ROOT / "clients/mcp/dist/main.js")]
HOSTED = ["node", str(ROOT / "tests/clients/hosted_client.mjs")]

Call = tuple[str, dict[str, Any]]


def tokens(value: object) -> int:
    text = value if isinstance(value, str) else json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return len(text) // 4


def measured(title: str, client: list[str], calls: list[Call], bar: int, bars: Bars) -> None:
    asked = json.dumps([{"name": name, "inputs": inputs} for name, inputs in calls])
    finished = subprocess.run(client, input=asked, capture_output=True, text=True, check=True)
    answered = json.loads(finished.stdout)
    print(f"{title} server")
    for tool in answered["tools"]:
        print(f"{tool['name']:<18}{tokens(tool):6} tokens defined")
    whole = tokens(answered["tools"])
    bars.hold(f"tools of the {title} server", whole, bar, "tokens", 0)
    for (name, inputs), answer in zip(calls, answered["answers"], strict=True):
        told = {key: value for key, value in inputs.items() if not isinstance(value, dict)}
        content = [part.get("text") or part["resource"]["text"] for part in answer["content"]]
        print(f"{name:<18}{sum(map(tokens, content)):6} tokens answered to {json.dumps(told)}")


def main() -> int:
    portal = json.loads((ROOT / "schemas" / "examples" / "portal-frame.json").read_text())
    both: list[Call] = [
        ("check_beam", {"span_m": 6, "section": "IPE300", "udl": 10}),
        ("create_beam", {"span_m": 6}),
        ("solve_model", {"model": portal}),
        ("validate_model", {"model": portal}),
        ("get_schema", {}),
        ("get_schema", {"root": "members"}),
        ("list_sections", {}),
        ("list_sections", {"family": "IPE"}),
        ("get_section", {"name": "IPE300"}),
    ]
    alone: list[Call] = [
        ("solve_model", {"model": portal, "picture": True}),
        ("suggest_section", {"model": portal}),
        ("compare", {"before": portal, "after": portal}),
    ]
    saving: list[Call] = [("save_model", {"name": "Portal", "model": portal}), ("list_models", {})]
    bars = Bars()
    measured("local", LOCAL, [*both, *alone], LOCAL_BAR, bars)
    with tempfile.TemporaryDirectory() as data, start_service(Path(data)) as service:
        client = [*HOSTED, f"{service.base_url}/mcp", service.pro_key]
        measured("hosted, for Pro", client, [*both, *saving], HOSTED_BAR, bars)
    return bars.end()


if __name__ == "__main__":
    sys.exit(main())
