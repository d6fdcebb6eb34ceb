"""Both packages' `handoff` commands, run where nobody is signed in."""

import os
import subprocess
import sys
from pathlib import Path

from tests.clients.conftest import ROOT

NODE = ["node", str(ROOT / "solver" / "dist" / "cli.js")]
PYTHON = [sys.executable, "-m", "handoff_solver.cli"]
# Small: what the commands say of a model is compared, and not what is found.
NAME = "simply-supported-beam"
MODEL = str(ROOT / "schemas" / "examples" / f"{NAME}.json")


def run(command: list[str], home: Path, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
    hidden = ("HANDOFF_URL", "HANDOFF_API_KEY")
    inherited = {name: value for name, value in os.environ.items() if name not in hidden}
    paths = {"XDG_CONFIG_HOME": str(home / "config"), "PYTHONPATH": str(ROOT / "clients" / "python" / "src")}
    return subprocess.run(
        [*command, *words], cwd=home, env={**inherited, **paths, **env}, capture_output=True, text=True, timeout=120
    )
