"""The same model gives the same bytes of displacement in Node, in Chromium and in an embedded V8."""

import json
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright
from py_mini_racer import MiniRacer

from tests.bench.structures.buildings import building

ROOT = Path(__file__).parents[2]
CHROMIUM = {"executable_path": "/usr/bin/chromium"} if Path("/usr/bin/chromium").exists() else {}


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The library and its random frames as one script with a global `engines`."""
    out = tmp_path_factory.mktemp("solver") / "engines.js"
    subprocess.run(["node", "scripts/kernel.mjs"], cwd=ROOT / "solver", check=True)
    command = ["node_modules/.bin/esbuild", "solver/test/fingerprint.ts", "--bundle", "--format=iife"]
    names = ["--global-name=engines", "--log-level=error", f"--outfile={out}"]
    subprocess.run([*command, *names], cwd=ROOT, check=True)
    return out.read_text()


@pytest.fixture(scope="module")
def models(bundle: str) -> list[str]:
    """Models are made once, in Node: only solving is compared."""
    script = f"{bundle}; process.stdout.write(JSON.stringify(engines.models(25)))"
    made = subprocess.run(["node", "--input-type=commonjs"], input=script, check=True, capture_output=True, text=True)
    return [*json.loads(made.stdout), json.dumps(building(3, 3, 6, combinations=2))]


@pytest.fixture(scope="module")
def in_node(bundle: str, models: list[str]) -> list[str]:
    script = f"{bundle}; process.stdout.write(JSON.stringify(engines.fingerprints({json.dumps(models)})))"
    run = subprocess.run(["node", "--input-type=commonjs"], input=script, check=True, capture_output=True, text=True)
    return json.loads(run.stdout)


def test_models_have_their_own_fingerprints(in_node: list[str]) -> None:
    assert len(set(in_node)) == 26


def test_chromium_gives_the_same_bytes_as_node(bundle: str, models: list[str], in_node: list[str]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(args=["--no-sandbox"], **CHROMIUM)
        try:
            page = browser.new_page()
            page.add_script_tag(content=bundle)
            assert page.evaluate("models => engines.fingerprints(models)", models) == in_node
        finally:
            browser.close()


def test_embedded_v8_gives_the_same_bytes_as_node(bundle: str, models: list[str], in_node: list[str]) -> None:
    with MiniRacer() as engine:
        engine.eval(bundle)
        assert json.loads(engine.eval(f"JSON.stringify(engines.fingerprints({json.dumps(models)}))")) == in_node
