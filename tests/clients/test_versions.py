"""One version everywhere: the hints promise files by name, so every package must be called what they say."""

import json
import tomllib

from tests.clients.conftest import ROOT


def test_packages_and_hints_have_one_version() -> None:
    promised = json.loads((ROOT / "schemas" / "limits.json").read_text())["version"]
    stated = [
        json.loads((ROOT / folder / "package.json").read_text())["version"] for folder in ("solver", "clients/mcp")
    ]
    for folder in (".", "clients/python"):
        stated.append(tomllib.loads((ROOT / folder / "pyproject.toml").read_text())["project"]["version"])
    assert stated == [promised] * len(stated)
