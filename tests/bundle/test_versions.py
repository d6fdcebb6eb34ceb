"""A change in any layer, or in the code, publishes a new version for every function that carries it, and no other."""

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.bundle.bundle import BUILD, ROOT, Bundle

LAYERS = ("CoreLayer", "SchemasLayer", "SectionsLayer", "ViewerLayer")


@cache
def _translated(uploaded: str) -> Any:
    script = Path(__file__).with_name("translate.py")
    command = [str(ROOT / ".sam-venv/bin/python"), str(script), str(BUILD / "template.yaml"), uploaded]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def versions(bundle: Bundle, changed: str | None = None) -> dict[str, str]:
    """The logical id of each function's published version, as a deployment of these contents would have it."""
    uploaded = {name: f"s3://bucket/{name}" for name in (*LAYERS, *bundle.functions)}
    if changed:
        uploaded[changed] += "-changed"
    resources = _translated(json.dumps(uploaded))["Resources"]
    return {
        entry["Properties"]["FunctionName"]["Ref"]: name
        for name, entry in resources.items()
        if entry["Type"] == "AWS::Lambda::Version"
    }


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_alone(bundle: Bundle, layer: str) -> None:
    before, after = versions(bundle), versions(bundle, changed=layer)
    assert before.keys() == after.keys() == set(bundle.functions)
    renewed = {function for function in before if before[function] != after[function]}
    assert renewed == {function for function in bundle.functions if layer in bundle.layers(function)}
    assert renewed


def test_code_alone(bundle: Bundle) -> None:
    before, after = versions(bundle), versions(bundle, changed="SolveModel")
    assert {function for function in before if before[function] != after[function]} == {"SolveModel"}


def test_the_same_contents_publish_nothing(bundle: Bundle) -> None:
    first = versions(bundle)
    _translated.cache_clear()
    assert versions(bundle) == first


def test_the_alias_follows_the_version(bundle: Bundle) -> None:
    resources = _translated(json.dumps({name: f"s3://bucket/{name}" for name in (*LAYERS, *bundle.functions)}))[
        "Resources"
    ]
    published = versions(bundle)
    aliases = [entry["Properties"] for entry in resources.values() if entry["Type"] == "AWS::Lambda::Alias"]
    assert {alias["FunctionName"]["Ref"]: alias["FunctionVersion"]["Fn::GetAtt"][0] for alias in aliases} == published
    assert {alias["Name"] for alias in aliases} == {"live"}
