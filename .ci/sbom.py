"""Writes what the software is made of, from the locks, as CycloneDX 1.6: `python .ci/sbom.py > sbom.json`."""

import base64
import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
# What deploys, and what `make run` needs besides.
PYTHON_LOCKS = ("core", "local")
Component = dict[str, Any]


def document() -> dict[str, Any]:
    version = json.loads((ROOT / "schemas/limits.json").read_text())["version"]
    components = {entry["purl"]: entry for entry in [*python_components(), *npm_components()]}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "handoff", "version": version}},
        "components": [components[purl] for purl in sorted(components)],
    }


def python_components() -> list[Component]:
    found = []
    for lock in PYTHON_LOCKS:
        text = (ROOT / f"requirements/{lock}.txt").read_text()
        for name, version, rest in re.findall(r"(?m)^([\w.-]+)(?:\[[\w,-]+\])?==([^\s;\\]+)((?:.*\\\n)*.*)", text):
            hashes = re.findall(r"--hash=sha256:([0-9a-f]{64})", rest)
            name = re.sub(r"[-_.]+", "-", name).lower()
            found.append(
                _component(name, version, f"pkg:pypi/{name}@{version}", [("SHA-256", each) for each in hashes])
            )
    return found


def npm_components() -> list[Component]:
    """Of the packages that `npm ci --omit=dev` installs: they build the page and the packages, and are in them."""
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    found = []
    for path, entry in packages.items():
        if not path.startswith("node_modules/") or entry.get("dev") or entry.get("link"):
            continue
        name = entry.get("name") or path.rpartition("node_modules/")[2]
        kind, _, digest = entry.get("integrity", "").partition("-")
        hashes = [("SHA-512", base64.b64decode(digest).hex())] if kind == "sha512" else []
        purl = f"pkg:npm/{name.replace('@', '%40')}@{entry['version']}"
        found.append(_component(name, entry["version"], purl, hashes, entry.get("license")))
    return found


def _component(
    name: str, version: str, purl: str, hashes: list[tuple[str, str]], licence: str | None = None
) -> Component:
    component: Component = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}
    if hashes:
        component["hashes"] = [{"alg": kind, "content": content} for kind, content in hashes]
    if licence:
        component["licenses"] = [{"expression": licence} if " " in licence else {"license": {"name": licence}}]
    return component


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=2)
    print()
