"""docs/reliability.md, written from the figures that the rows have left."""

import json
import platform
import re
import subprocess
from importlib import metadata
from typing import Any

from measurements.proof.figures import ROOT, kept
from measurements.proof.rows import ROWS, Row

FILE = ROOT / "docs" / "reliability.md"
TEMPLATE = ROOT / "measurements" / "proof" / "reliability.md"
PACKAGES = ("moto", "boto3", "hypothesis", "orjson", "pydantic", "jsonschema-rs", "uvicorn", "playwright")
# In environments of their own, as their locks have them.
LOCKED = {"schemathesis": "prove", "checkov": "prove", "cfn-lint": "sam", "aws-sam-cli": "sam"}
COMMANDS = {"Node.js": ["node", "--version"], "wrk": ["wrk", "--version"], "Chromium": ["chromium", "--version"]}


def write() -> None:
    text = TEMPLATE.read_text()
    FILE.write_text(text.replace("{table}", _table()).replace("{rows}", _rows()).replace("{versions}", _versions()))


def _table() -> str:
    lines = ["| row | must show | shown | seed | date | machine |", "|---|---|---|---:|---|---|"]
    for row in ROWS:
        found = kept(row.name)
        if found is None:
            lines.append(f"| {row.title} | {row.must} | not run | | | |")
        else:
            drawn = found.get("seed") or "none drawn"
            shown = f"{_shown(found)} | {drawn} | {found['date']} | {found['machine']}"
            lines.append(f"| {row.title} | {row.must} | {shown} |")
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
    takes = f"{found['seconds']} s" if found and found["seconds"] else ""
    return f"| {row.title} (`{row.name}`) | {row.method} | {takes} |"


def _versions() -> str:
    named = [f"Python {platform.python_version()}", *(f"{name} {metadata.version(name)}" for name in PACKAGES)]
    named += [f"{name} {_locked(name, lock)}" for name, lock in LOCKED.items()]
    dynalite = json.loads((ROOT / "measurements/proof/dynalite/package.json").read_text())["dependencies"]["dynalite"]
    return ", ".join(
        [*named, f"dynalite {dynalite}", *(f"{name} {_said(command)}" for name, command in COMMANDS.items())]
    )


def _locked(name: str, lock: str) -> str:
    lines = (ROOT / f"requirements/{lock}.txt").read_text().splitlines()
    return next(line.split("==")[1].split()[0] for line in lines if line.startswith(f"{name}=="))


def _said(command: list[str]) -> str:
    """The number in what a program says of itself."""
    try:
        said = subprocess.run(command, capture_output=True, text=True).stdout
    except FileNotFoundError:
        return "not installed"
    found = re.search(r"\d+(\.\d+)+", said)
    return found[0] if found else "of unknown version"
