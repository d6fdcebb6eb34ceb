"""The Makefile's rules for JavaScript packages, with an npm that only says what it was asked."""

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A tree whose Python packages are installed. Like npm ci, its npm begins by removing all that is there."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "requirements").mkdir()
    (tmp_path / ".venv/bin").mkdir(parents=True)
    for name in ("pyproject.toml", "package-lock.json"):
        (tmp_path / name).touch()
    for name in ("pip", "local", "node"):
        (tmp_path / f"requirements/{name}.txt").touch()
    npm = tmp_path / ".venv/bin/npm"
    npm.write_text("#!/bin/sh\nrm -rf node_modules && mkdir node_modules\necho asked: $*\n")
    npm.chmod(0o755)
    _touch(tmp_path / ".venv/.pip", 0.5)
    _touch(tmp_path / ".venv/.run", 1)
    _touch(tmp_path / ".venv/.node", 2)
    return tmp_path


def _touch(path: Path, seconds: float) -> None:
    path.parent.mkdir(exist_ok=True)
    path.touch()
    os.utime(path, (time.time() + seconds,) * 2)


def _made(checkout: Path, target: str) -> list[str]:
    words = subprocess.run(
        ["make", target],
        cwd=checkout,
        capture_output=True,
        text=True,
        check=True,
        timeout=240,
        env={"PATH": os.environ["PATH"]},
    ).stdout
    return [line for line in words.splitlines() if line.startswith("asked:")]


def test_the_page_is_built_without_test_tools(checkout: Path) -> None:
    (asked,) = _made(checkout, "node_modules/.run")
    assert "--omit=dev" in asked


def test_test_tools_that_are_there_stay(checkout: Path) -> None:
    _touch(checkout / "node_modules/.test", -60)
    (asked,) = _made(checkout, "node_modules/.run")
    assert "--omit=dev" not in asked
    assert (checkout / "node_modules/.test").exists()


def test_a_newer_python_installs_no_javascript(checkout: Path) -> None:
    _touch(checkout / "node_modules/.test", 0.5)
    _touch(checkout / "node_modules/.run", 0.5)
    assert _made(checkout, "node_modules/.run") == []
    assert _made(checkout, "node_modules/.test") == []
