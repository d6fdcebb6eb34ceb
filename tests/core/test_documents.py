"""The documents keep up with the project: what they name exists, and what they count is so many."""

import json
import re
from itertools import chain
from pathlib import Path

import pytest

from local.functions import PROCESSES
from local.template import Template
from tests.service import ROOT, template

DOCUMENTS = [
    *("README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/architecture.md", "docs/operations.md"),
    *sorted(file.relative_to(ROOT).as_posix() for file in (ROOT / "docs/decisions").glob("*.md")),
    *("docs/performance.md", "docs/reliability.md", "docs/scale.md"),
    *(
        "docs/service.md",
        "docs/style.md",
        "docs/glossary.md",
        "docs/results-that-changed.md",
        "docs/rows.md",
        "CHANGELOG.md",
    ),
]
ROOMS = (
    ".ci",
    "clients",
    "docs",
    "events",
    "functions",
    "layers",
    "local",
    "measurements",
    "schemas",
    "sections",
    "solver",
    "tests",
    "viewer",
)
LEFT_OUT = {"node_modules", "dist", "build", "__pycache__"}
# Written by a build, or on the reader's machine.
MADE = {"docs/search.json"}
OPERATIONS = (ROOT / "docs/operations.md").read_text("utf-8")
DECISIONS = "\n".join(file.read_text("utf-8") for file in sorted((ROOT / "docs/decisions").glob("*.md")))
TEMPLATE = template()


def project() -> set[str]:
    """Every file and folder by its path, without what is built or installed."""
    found = {file.name for file in ROOT.iterdir() if file.is_file()}
    waiting = [ROOT / room for room in ROOMS]
    while waiting:
        folder = waiting.pop()
        for entry in folder.iterdir():
            if entry.name in LEFT_OUT:
                continue
            found.add(entry.relative_to(ROOT).as_posix())
            if entry.is_dir():
                waiting.append(entry)
    return found


@pytest.fixture(scope="module")
def ends() -> set[str]:
    """Every path, and every end of one: documents name `run/target.ts` and mean `solver/src/checks/target.ts`."""
    parts = (path.split("/") for path in project())
    return set(chain.from_iterable(("/".join(part[at:]) for at in range(len(part))) for part in parts))


def named(text: str) -> list[str]:
    """Files in code marks, `{a,b}` written out; addresses begin with a slash, commands have spaces."""
    marked = re.findall(r"`([^`\s/][^`\s<]*)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    files = [mark for mark in marked if re.search(r"\.(py|ts|mjs|json|yaml|css|md|html|toml)$|/\{[\w,]+\}$", mark)]
    found = []
    for file in files:
        several = re.search(r"\{([\w,]+)\}", file)
        found += [file.replace(several[0], one) for one in several[1].split(",")] if several else [file]
    return found


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_it_names_exists(document: str, ends: set[str]) -> None:
    names = named((ROOT / document).read_text("utf-8"))
    kinds = ("", ".py", ".ts", "/__init__.py")
    missing = [name for name in names if name not in MADE and not any(name + kind in ends for kind in kinds)]
    assert missing == []


def test_names_are_found_in_documents() -> None:
    """The test above would pass on nothing."""
    assert len(named(DECISIONS)) > 150
    assert named("`a/{b,c}.py` and `x.ts`, not `/open/model.json` nor `run it.py`") == ["a/b.py", "a/c.py", "x.ts"]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_command_of_make_that_it_names_exists(document: str) -> None:
    rules = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    text = (ROOT / document).read_text("utf-8")
    asked = set(re.findall(r"(?:`|^)make ([a-z-]+)", text, re.MULTILINE))
    assert asked - rules == set()


def test_the_page_s_rooms_are_those_of_its_folder() -> None:
    (row,) = re.findall(r"^### The page's rooms\n\n(.*?)\n\n", DECISIONS, re.M | re.S)
    rooms = {folder.name for folder in (ROOT / "viewer/src").iterdir() if folder.is_dir()}
    assert set(re.findall(r"`(\w+)/`", row)) == rooms


def test_the_partitions_are_those_that_functions_may_reach() -> None:
    text = (ROOT / "docs/decisions/storage.md").read_text("utf-8").partition("\n### ")[0]
    granted = set(re.findall(r'"([A-Z]+)#\*"', (ROOT / "template.yaml").read_text("utf-8")))
    assert {name for name in granted if f"`{name}#<" not in text} == set()


def test_handlers_are_as_long_as_they_are_said_to_be() -> None:
    shortest, longest = map(
        int, re.findall(r"handlers of (\d+) to (\d+) lines", (ROOT / "CONTRIBUTING.md").read_text())[0]
    )
    lines = {file.stem: len(file.read_text().splitlines()) for file in (ROOT / "functions").glob("*.py")}
    assert lines.pop("open_draft") == 5
    assert {name: count for name, count in lines.items() if not int(shortest) <= count <= int(longest)} == {}


def test_the_local_service_has_three_processes_or_four() -> None:
    assert PROCESSES in (3, 4)
    assert "three or four processes" in DECISIONS


def test_the_tools_are_those_that_are_listed() -> None:
    listed = (
        (ROOT / "docs/service.md").read_text("utf-8").partition("Its tools are twins")[2].partition("A caller sees")[0]
    )
    tools = json.loads((ROOT / "schemas/mcp_tools.json").read_text("utf-8"))["tools"]
    assert re.findall(r"`(\w+)`", listed) == [tool["definition"]["name"] for tool in tools]


def test_the_python_that_documents_ask_for_is_the_package_s() -> None:
    wanted = re.findall(r'requires-python = ">=([\d.]+)"', (ROOT / "clients/python/pyproject.toml").read_text("utf-8"))
    assert re.findall(r"Python ([\d.]+) or newer", (ROOT / "clients/docs/local.md").read_text("utf-8")) == wanted
    assert re.findall(r"Python ([\d.]+) or newer", (ROOT / "README.md").read_text("utf-8")) == wanted


def test_every_parameter_and_every_alarm_is_explained() -> None:
    for name in (*TEMPLATE.document["Parameters"], *TEMPLATE.of_type("AWS::CloudWatch::Alarm")):
        assert f"`{name}`" in OPERATIONS, name


def test_defaults_of_throttles_and_of_the_web_acl_are_as_stated() -> None:
    defaults = {name: entry.get("Default") for name, entry in TEMPLATE.document["Parameters"].items()}
    acl = {name: entry["Default"] for name, entry in Template(ROOT / "waf.yaml").document["Parameters"].items()}
    for said in (
        f"`ThrottleBurst` | {defaults['ThrottleRate']} a second, {defaults['ThrottleBurst']} at once |",
        f"`TokenThrottleBurst` | {defaults['TokenThrottleRate']} a second, {defaults['TokenThrottleBurst']} at once |",
        f"`LogRetentionDays` | {defaults['LogRetentionDays']} |",
        f"above {acl['AddressRate']:,} requests, or {acl['AddressTokenRate']} password exchanges, in five minutes",
    ):
        assert said in OPERATIONS


def test_every_output_it_sends_readers_to_exists() -> None:
    for name in re.findall(r"output `(\w+)`", OPERATIONS):
        assert name in TEMPLATE.document["Outputs"]


def test_the_memory_of_kept_snapshots_is_that_of_the_functions() -> None:
    functions = TEMPLATE.functions()
    kept = [name for name in functions if "SnapStart" in TEMPLATE.properties(name)]
    gigabytes = sum(functions[name].memory_mb for name in kept) / 1024
    assert f"{gigabytes:.2f} GB of functions" in OPERATIONS


@pytest.mark.parametrize("name", ["cold_start", "first_call", "warm_solve"])
def test_bars_are_those_that_the_benches_hold(name: str) -> None:
    (held,) = re.findall(r"^BAR = ([\d.]+)", (ROOT / f"measurements/bench/{name}.py").read_text("utf-8"), re.MULTILINE)
    stated = re.sub(r"\s+", " ", OPERATIONS).partition(f"`measurements/bench/{name}.py`")[2].partition("the bar is ")[2]
    assert float(re.split(r"[);]", stated)[0]) == float(held)


def test_the_ways_documents_are_written_are_all_looked_at() -> None:
    written = {path.relative_to(ROOT).as_posix() for path in Path(ROOT / "docs").glob("*.md")}
    assert written <= set(DOCUMENTS)
