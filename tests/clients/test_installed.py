"""Every install hint is true: the commands of a real answer install what they say, and all give the same numbers."""

import json
import shlex
import subprocess
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import PATIENCE_MS
from tests.browser.conftest import browser as browser
from tests.clients.conftest import ROOT, Machine
from tests.local_service import LocalService

# One worker installs the packages, for these and for those of the documents.
pytestmark = pytest.mark.xdist_group("machine")
TOOLS = {
    "solve_model",
    "check_beam",
    "create_beam",
    "validate_model",
    "get_schema",
    "list_sections",
    "get_section",
    "open_in_browser",
    "suggest_section",
    "compare",
    "build_frame",
    "change_model",
    "import_model",
    "export_model",
}
DIRECTIONS = ("ux", "uy", "uz", "rx", "ry", "rz")
# 650 kB before frames were built out of a dozen numbers, 665 before the kernel had members.
LARGEST = 680_000


@pytest.fixture(scope="session")
def by_python(machine: Machine) -> dict[str, Any]:
    code = "import json, handoff_solver as h; print(json.dumps(h.solve(open('model.json').read())))"
    results: dict[str, Any] = json.loads(machine.python(code))
    return results


@pytest.fixture(scope="session")
def by_node(machine: Machine) -> dict[str, Any]:
    code = """
        import { readFileSync } from "node:fs";
        import { solve } from "handoff-solver";
        import { library } from "handoff-solver/local";
        const model = JSON.parse(readFileSync("../model.json", "utf8"));
        console.log(JSON.stringify(solve(model, { sections: library() })));
    """
    results: dict[str, Any] = json.loads(machine.node(code))
    return results


def mcp(machine: Machine, answer: dict[str, Any], calls: list[dict[str, Any]], **env: str) -> dict[str, Any]:
    """Ask the server that the hint starts, through the SDK's own client."""
    finished = subprocess.run(
        ["node", str(ROOT / "clients/mcp/test/client.mjs"), *shlex.split(answer["local_server"]["npx"])],
        input=json.dumps(calls),
        cwd=machine.home,
        env={**machine.env, **env},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert finished.returncode == 0, finished.stderr
    parsed: dict[str, Any] = json.loads(finished.stdout)
    return parsed


def text_of(result: dict[str, Any]) -> Any:
    assert not result.get("isError"), result
    return json.loads(result["content"][0]["text"])


@pytest.fixture(scope="session")
def by_mcp(machine: Machine, answer: dict[str, Any], model: dict[str, Any], service: LocalService) -> dict[str, Any]:
    last = model["model"]["load_combinations"][-1]["id"]
    tables = {"tables": ["displacements", "checks"], "combination": last, "picture": True}
    calls = [
        {"name": "solve_model", "inputs": {"model": model, **tables}},
        {"name": "check_beam", "inputs": {"span_m": 6, "section": "IPE300", "udl": 10}},
        {"name": "get_section", "inputs": {"name": "ipe 300"}},
        {"name": "list_sections", "inputs": {"family": "HE"}},
        {"name": "get_schema", "inputs": {"root": "members"}},
        {"name": "validate_model", "inputs": {"model": {"schema_version": "1.0"}}},
        {"name": "create_beam", "inputs": {"span_m": 6}},
        {"name": "open_in_browser", "inputs": {"model": model}},
        {"name": "solve_model", "inputs": {"model": "not json"}},
    ]
    return mcp(machine, answer, calls, HANDOFF_URL=service.base_url)


@pytest.fixture(scope="session")
def by_page(browser: Browser, answer: dict[str, Any]) -> dict[str, Any]:
    page = browser.new_page()
    page.goto(answer["open_url"])
    page.wait_for_selector("#results", state="attached", timeout=PATIENCE_MS)
    block: dict[str, Any] = json.loads(page.text_content("#results") or "")
    page.close()
    return block


def test_python_node_and_page_give_the_same_displacements_to_the_bit(
    by_python: dict[str, Any], by_node: dict[str, Any], by_page: dict[str, Any]
) -> None:
    page = by_page.get("results", by_page)
    for kind in ("load_cases", "load_combinations"):
        for mine, node, shown in zip(by_python[kind], by_node[kind], page[kind], strict=True):
            # JSON carries a double in full, so equal numbers are equal bytes.
            assert mine["displacements"] == node["displacements"] == shown["displacements"]


def test_the_mcp_server_gives_the_same_displacements_to_the_bit(
    by_python: dict[str, Any], by_mcp: dict[str, Any], model: dict[str, Any]
) -> None:
    table = text_of(by_mcp["answers"][0])["tables"]["displacements"]
    assert table["units"] == "m, rad"
    # The worst node stands first.
    shown = {row["node"]: [row[direction] for direction in DIRECTIONS] for row in table["rows"]}
    assert set(shown) == set(by_python["nodes"])
    flat = [value for node in by_python["nodes"] for value in shown[node]]
    last = model["model"]["load_combinations"][-1]["id"]
    wanted = next(found for found in by_python["load_combinations"] if found["id"] == last)["displacements"]
    # Round-off is left out: what is a billionth of the largest is zero.
    noise = 1e-9 * max(abs(value) for value in wanted)
    assert flat == [value if said else 0 for value, said in zip(wanted, flat, strict=True)]
    assert all(abs(value) <= noise for value, said in zip(wanted, flat, strict=True) if not said)


def test_all_four_agree_on_every_check(
    by_python: dict[str, Any], by_node: dict[str, Any], by_page: dict[str, Any], by_mcp: dict[str, Any]
) -> None:
    page = by_page.get("results", by_page)
    assert by_python["checks"]
    for one in zip(by_python["checks"], by_node["checks"], page["checks"], strict=True):
        assert len({(check["id"], check["status"], check["verdict"]) for check in one}) == 1
        wanted = one[0]["utilisation"]
        for check in one[1:]:
            assert check["utilisation"] == (None if wanted is None else pytest.approx(wanted, rel=1e-12))
    served = text_of(by_mcp["answers"][0])["tables"]["checks"]["rows"]
    assert len(served) == len(by_python["checks"])
    told = {(row["check"], row["target"]): (row["verdict"], row["utilisation"]) for row in served}
    for check in by_python["checks"]:
        verdict, utilisation = told[check["check"], check["target"]["id"]]
        assert verdict == check["verdict"]
        assert utilisation == (None if check["utilisation"] is None else float(f"{check['utilisation']:.6g}"))


def test_the_mcp_server_lists_its_tools_with_input_schemas(by_mcp: dict[str, Any]) -> None:
    listed = {tool["name"]: tool for tool in by_mcp["tools"]}
    assert set(listed) == TOOLS
    beam = listed["check_beam"]["inputSchema"]
    # Other words for a key are taken too, so that the schema says in words what must be there.
    said = {name: one["description"] for name, one in beam["properties"].items() if name != "picture"}
    assert [name for name, text in said.items() if text.startswith("Required. ")] == ["span_m", "section"]
    assert said["udl"]


def test_the_mcp_server_answers_every_tool(by_mcp: dict[str, Any], service: LocalService) -> None:
    solved, beam, section, family, schema, invalid, created, opened, unreadable = by_mcp["answers"]
    summary = text_of(solved)
    assert {"forces", "reactions", "checks", "equilibrium_error"} <= set(summary)
    picture = solved["content"][1]["resource"]
    assert picture["mimeType"] == "image/svg+xml"
    assert picture["text"].startswith("<svg")
    moment = next(row for row in text_of(beam)["forces"]["rows"] if row["quantity"] == "my")
    assert moment["max"][0] == pytest.approx(1.35 * 10 * 6**2 / 8, rel=1e-5)
    # EN 10365: IPE 300 has an area of 53.8 cm².
    assert text_of(section)["a"] == pytest.approx(53.8e-4, rel=1e-3)
    assert [group["family"] for group in text_of(family)["families"]] == ["HEA", "HEB", "HEM", "HEAA"]
    assert text_of(schema)["$defs"]["member"]["required"]
    assert text_of(invalid)["valid"] is False
    assert text_of(created)["model"]["model"]["members"][0]["id"] == "B1"
    assert text_of(opened)["open_url"].startswith(service.base_url + "/open/")
    assert "note" in text_of(opened)
    assert text_of(opened)["warnings"] == []
    assert unreadable["isError"]
    assert "not readable as JSON" in unreadable["content"][0]["text"]


def test_without_credentials_nothing_leaves_the_machine(machine: Machine, answer: dict[str, Any]) -> None:
    result = mcp(machine, answer, [{"name": "open_in_browser", "inputs": {"model": {}}}], HANDOFF_API_KEY="")
    assert result["answers"][0]["isError"]
    assert "HANDOFF_API_KEY" in result["answers"][0]["content"][0]["text"]


def test_the_claude_hints_start_the_same_server(answer: dict[str, Any]) -> None:
    npx = answer["local_server"]["npx"]
    assert answer["local_server"]["claude_code"] == f"claude mcp add handoff -- {npx}"
    configured = json.loads(answer["local_server"]["claude_desktop"])["mcpServers"]["handoff"]
    assert [configured["command"], *configured["args"]] == shlex.split(npx)


def test_each_package_is_under_680_kb(answer: dict[str, Any]) -> None:
    wheel = answer["python"].split()[-1]
    server = answer["local_server"]["npx"].split()[-1]
    for url in (wheel, server, server.replace("handoff-mcp-", "handoff-solver-")):
        with urllib.request.urlopen(url) as response:
            size = len(response.read())
        print(f"{Path(url).name}: {size:,} bytes")
        assert size < LARGEST
