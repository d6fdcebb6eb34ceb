"""Random stable frames against PyNite: displacements and end forces to 1e-6."""

import json
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from measurements.bench.structures.pynite_model import to_pynite
from tests.seeds import seeds

ROOT = Path(__file__).parents[2]
BLOCK = 20
SEEDS = seeds(BLOCK, 2000)


@pytest.fixture(scope="module")
def exporter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library and its random frames, bundled for Node as they stand in the sources."""
    out = tmp_path_factory.mktemp("solver") / "export.mjs"
    subprocess.run(["node", "scripts/kernel.mjs"], cwd=ROOT / "solver", check=True)
    command = ["node_modules/.bin/esbuild", "solver/test/export.ts", "--bundle", "--format=esm", "--platform=node"]
    subprocess.run([*command, "--log-level=error", f"--outfile={out}"], cwd=ROOT, check=True)
    return out


def exported(exporter: Path, first: int) -> list[dict[str, Any]]:
    run = subprocess.run(
        ["node", str(exporter), str(first), str(first + BLOCK)], check=True, capture_output=True, text=True
    )
    return [json.loads(line) for line in run.stdout.splitlines()]


def difference(a: np.ndarray, b: np.ndarray) -> float:
    """Largest difference over the largest value."""
    return float(np.max(np.abs(a - b)) / max(np.max(np.abs(a)), np.max(np.abs(b)), 1e-300))


def to_there(vectors: np.ndarray) -> np.ndarray:
    """Rows of three global components, Z up, as PyNite has them, Y up."""
    return np.stack([vectors[:, 0], vectors[:, 2], -vectors[:, 1]], axis=1)


def end_vectors(case: dict[str, Any], axes: np.ndarray) -> np.ndarray:
    """Forces on member ends as global vectors: four rows (force, moment at start; at end) per member."""
    signs = np.array([[-1, 1, 1], [-1, 1, -1], [1, -1, -1], [1, -1, 1]])
    local = np.array(case["end_forces"]).reshape(-1, 4, 3) * signs
    return np.einsum("mei,mij->mej", local, axes)


@pytest.mark.parametrize("first", SEEDS[::BLOCK])
def test_random_frames_agree_with_pynite(exporter: Path, first: int) -> None:
    frames = exported(exporter, first)
    assert len(frames) == BLOCK
    for frame in frames:
        model = to_pynite(frame["model"])
        model.analyze_linear(check_stability=False)
        names = [node["id"] for node in frame["model"]["model"]["nodes"]]
        axes = np.array(frame["axes"]).reshape(-1, 3, 3)
        for case in frame["cases"]:
            key = case["id"]
            moved = np.array(case["displacements"]).reshape(-1, 2, 3)
            nodes = [model.nodes[name] for name in names]
            there = np.array([[n.DX[key], n.DY[key], n.DZ[key]] for n in nodes])
            turned = np.array([[n.RX[key], n.RY[key], n.RZ[key]] for n in nodes])
            assert difference(to_there(moved[:, 0]), there) < 1e-6, f"displacements of frame {frame['seed']}"
            free = [i for i, n in enumerate(nodes) if not n.support_RX]
            assert difference(to_there(moved[free, 1]), turned[free]) < 1e-6, f"rotations of frame {frame['seed']}"
            ours = end_vectors(case, axes)
            ends = [model.members[member["id"]].F(key).reshape(4, 3) for member in frame["model"]["model"]["members"]]
            for kind, rows in (("forces", [0, 2]), ("moments", [1, 3])):
                got = np.concatenate([to_there(each[rows]) for each in ours])
                expected = np.concatenate([each[rows] for each in ends])
                assert difference(got, expected) < 1e-6, f"end {kind} of frame {frame['seed']}, case {key}"
