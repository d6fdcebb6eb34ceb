"""Models and their fingerprints in Node, for other engines to be held to."""

import json
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from measurements.bench.structures.buildings import building

ROOT = Path(__file__).parents[2]
RANDOM_FRAMES = 25


@cache
def bundle() -> str:
    """The library and its random frames as one script with a global `engines`."""
    subprocess.run(["node", "scripts/kernel.mjs"], cwd=ROOT / "solver", check=True)
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "engines.js"
        command = ["node_modules/.bin/esbuild", "solver/test/fingerprint.ts", "--bundle", "--format=iife"]
        names = ["--global-name=engines", "--log-level=error", f"--outfile={out}"]
        subprocess.run([*command, *names], cwd=ROOT, check=True)
        return out.read_text()


def in_node(expression: str) -> Any:
    script = f"{bundle()}; process.stdout.write(JSON.stringify({expression}))"
    run = subprocess.run(["node", "--input-type=commonjs"], input=script, check=True, capture_output=True, text=True)
    return json.loads(run.stdout)


@cache
def models() -> list[str]:
    """Made once, in Node: only solving is compared. Random frames, slabs, and a building with combinations."""
    made = [*in_node(f"engines.models({RANDOM_FRAMES})"), *in_node("engines.slabs()")]
    return [*made, json.dumps(building(3, 3, 6, combinations=2))]


@cache
def fingerprints() -> list[str]:
    return in_node(f"engines.fingerprints({json.dumps(models())})")
