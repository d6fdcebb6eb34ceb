"""docs/reliability.md, written from the figures that the rows have left."""

import platform
import subprocess
from importlib import metadata
from typing import Any

from tests.proof.figures import ROOT, kept
from tests.proof.rows import ROWS, Row

FILE = ROOT / "docs" / "reliability.md"
TEMPLATE = ROOT / "tests" / "proof" / "reliability.md"
PACKAGES = ("moto", "boto3", "hypothesis", "orjson", "pydantic", "jsonschema-rs", "uvicorn", "playwright")
COMMANDS = {
    "Node.js": ["node", "--version"],
    "Schemathesis": [str(ROOT / ".prove-venv/bin/schemathesis"), "--version"],
    "checkov": [str(ROOT / ".prove-venv/bin/checkov"), "--version"],
    "cfn-lint": [str(ROOT / ".sam-venv/bin/cfn-lint"), "--version"],
    "SAM": [str(ROOT / ".sam-venv/bin/sam"), "--version"],
    "wrk": ["wrk", "--version"],
    "Chromium": ["chromium", "--version"],
}


def write() -> None:
    text = TEMPLATE.read_text()
    FILE.write_text(text.replace("{table}", _table()).replace("{rows}", _rows()).replace("{versions}", _versions()))


def _table() -> str:
    lines = ["| row | must show | shown | date | machine |", "|---|---|---|---|---|"]
    for row in ROWS:
        found = kept(row.name)
        if found is None:
            lines.append(f"| {row.title} | {row.must} | not run | | |")
        else:
            lines.append(f"| {row.title} | {row.must} | {_shown(found)} | {found['date']} | {found['machine']} |")
    return "\n".join(lines)


def _shown(found: dict[str, Any]) -> str:
    return "; ".join(
        f"{figure['what']} {figure['found']}" if figure["holds"] else f"**{figure['what']} {figure['found']}**"
        for figure in found["figures"]
    ).replace("|", "\\|")


def _rows() -> str:
    return "\n".join(["| row | method | takes |", "|---|---|---:|", *map(_method, ROWS)])


def _method(row: Row) -> str:
    found = kept(row.name)
    return f"| {row.title} (`{row.name}`) | {row.method} | {found['seconds'] if found else ''} s |"


def _versions() -> str:
    named = [f"Python {platform.python_version()}", *(f"{name} {metadata.version(name)}" for name in PACKAGES)]
    return ", ".join(named + [f"{name} {_said(command)}" for name, command in COMMANDS.items()])


def _said(command: list[str]) -> str:
    """The number in what a program says of itself."""
    try:
        said = subprocess.run(command, capture_output=True, text=True).stdout
    except FileNotFoundError:
        return "not installed"
    words = [word.strip(",()v[]") for word in said.split()]
    return next((word for word in words if word[:1].isdigit() and "." in word), "of unknown version")
