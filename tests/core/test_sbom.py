"""`make sbom`: every locked package, as CycloneDX."""

import json
import re
import subprocess
import sys
from typing import Any

import pytest

from tests.service import ROOT


@pytest.fixture(scope="module")
def sbom() -> dict[str, Any]:
    done = subprocess.run([sys.executable, ".ci/sbom.py"], cwd=ROOT, capture_output=True, text=True, check=True)
    written: dict[str, Any] = json.loads(done.stdout)
    return written


def test_it_is_what_cyclonedx_asks_for(sbom: dict[str, Any]) -> None:
    assert (sbom["bomFormat"], sbom["specVersion"], sbom["version"]) == ("CycloneDX", "1.6", 1)
    references = [component["bom-ref"] for component in sbom["components"]]
    assert len(references) == len(set(references))
    for component in sbom["components"]:
        assert component["type"] == "library"
        # https://github.com/package-url/purl-spec: a scope's @ is written %40.
        assert re.fullmatch(r"pkg:(pypi|npm)/(%40[\w.-]+/)?[\w.-]+@[\w.+-]+", component["purl"]), component


def test_every_package_of_the_locks_is_in_it_with_a_hash(sbom: dict[str, Any]) -> None:
    listed = {component["purl"]: component for component in sbom["components"]}
    text = (ROOT / "requirements/local.txt").read_text()
    locked = dict(re.findall(r"(?m)^([a-z0-9-]+)(?:\[[^]]+\])?==([^\s;]+)", text))
    assert {"orjson", "pydantic-core", "moto", "uvicorn"} <= set(locked)
    for name, version in locked.items():
        assert {entry["alg"] for entry in listed[f"pkg:pypi/{name}@{version}"]["hashes"]} == {"SHA-256"}
    three = next(component for purl, component in listed.items() if purl.startswith("pkg:npm/three@"))
    (entry,) = three["hashes"]
    assert (entry["alg"], len(entry["content"])) == ("SHA-512", 128)
