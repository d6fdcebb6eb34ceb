"""Displacements of a model's first load case by the solver itself, node by node."""

import json
import subprocess
from typing import Any

from tests.clients.conftest import ROOT


def displacements(model: dict[str, Any]) -> dict[str, list[float]]:
    """ux, uy, uz, rx, ry, rz by node."""
    command = ["node", str(ROOT / "tests/clients/solve_model.mjs")]
    done = subprocess.run(command, input=json.dumps(model), capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    values = json.loads(done.stdout)
    names = [node["id"] for node in model["model"]["nodes"]]
    return {name: values[6 * number : 6 * number + 6] for number, name in enumerate(names)}
