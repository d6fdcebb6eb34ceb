"""A local service, what it answers to a solve, and the packages installed by the very commands in that answer."""

import json
import os
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.clients.script import Script, script
from tests.local_service import LocalService, start_service

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = "portal-frame"


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalService]:
    with start_service(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="session")
def local() -> Iterator[Script]:
    """What the packages answer without the service."""
    with script() as opened:
        yield opened


@pytest.fixture(scope="session")
def model() -> dict[str, Any]:
    text = (ROOT / "schemas" / "examples" / f"{EXAMPLE}.json").read_text()
    example: dict[str, Any] = json.loads(text)
    return example


@pytest.fixture(scope="session")
def answer(service: LocalService, model: dict[str, Any]) -> dict[str, Any]:
    """What solve answered for the example: its hints are what these tests run."""
    request = urllib.request.Request(
        service.base_url + "/api/sdk/solve",
        json.dumps({"model": model}).encode(),
        {"X-API-Key": service.pro_key, "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as response:
        parsed: dict[str, Any] = json.load(response)
    return parsed


class Machine:
    """A fresh folder with a fresh virtual environment first on the path, and nothing of this checkout in sight."""

    def __init__(self, home: Path, service: LocalService, model: dict[str, Any]) -> None:
        self.home = home
        self.model_file = home / "model.json"
        self.model_file.write_text(json.dumps(model))
        subprocess.run([sys.executable, "-m", "venv", str(home / "venv")], check=True)
        hidden = ("VIRTUAL_ENV", "PYTHONPATH", "SCHEMAS_DIR", "SECTIONS_DIR", "VIEWER_DIR")
        inherited = {name: value for name, value in os.environ.items() if name not in hidden}
        node = Path(shutil.which("node") or "node").parent
        self.env = {
            **inherited,
            "PATH": f"{home / 'venv' / 'bin'}:{node}:/usr/bin:/bin",
            "XDG_CONFIG_HOME": str(home / "config"),
            "npm_config_cache": str(home / "npm-cache"),
            "HANDOFF_API_KEY": service.pro_key,
        }

    def run(self, command: str | list[str], cwd: Path | None = None) -> str:
        finished = subprocess.run(
            command,
            shell=isinstance(command, str),
            cwd=cwd or self.home,
            env=self.env,
            capture_output=True,
            text=True,
            timeout=240,
        )
        assert finished.returncode == 0, f"{command}\n{finished.stdout}\n{finished.stderr}"
        return finished.stdout

    def python(self, code: str) -> str:
        return self.run([str(self.home / "venv" / "bin" / "python"), "-c", code])

    def node(self, code: str) -> str:
        script = self.home / "node" / "script.mjs"
        script.write_text(code)
        return self.run(["node", str(script)], script.parent)


@pytest.fixture(scope="session")
def machine(
    tmp_path_factory: pytest.TempPathFactory, service: LocalService, model: dict[str, Any], answer: dict[str, Any]
) -> Machine:
    """Both packages installed: Python's by the hint, npm's from the same place."""
    fresh = Machine(tmp_path_factory.mktemp("machine"), service, model)
    fresh.run(answer["python"])
    (fresh.home / "node").mkdir()
    tarball = answer["local_server"]["npx"].split()[-1].replace("handoff-mcp-", "handoff-solver-")
    fresh.run(f"npm install --no-fund --no-audit {tarball}", fresh.home / "node")
    return fresh
