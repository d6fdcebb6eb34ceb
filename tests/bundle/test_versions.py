"""A change in any layer, in the code or in a parameter publishes a new version for every function it reaches."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.bundle.bundle import BUILD, Bundle
from tests.local_service import ROOT

LAYERS = ("CoreLayer", "SchemasLayer", "SectionsLayer", "ViewerLayer")


CHANGES = (None, *LAYERS, "SolveModel", "nothing")
Resources = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def deployments(bundle: Bundle) -> dict[str | None, Resources]:
    """What CloudFormation would receive: as built, and with one thing changed."""
    uploads = []
    for change in CHANGES:
        uploaded = {name: f"s3://bucket/{name}" for name in (*LAYERS, *bundle.functions)}
        if change in uploaded:
            uploaded[change] += "-changed"
        uploads.append(uploaded)
    script = Path(__file__).with_name("translate.py")
    command: list[str | Path] = [ROOT / ".sam-venv/bin/python", script, BUILD / "template.yaml", json.dumps(uploads)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return {change: document["Resources"] for change, document in zip(CHANGES, json.loads(done.stdout), strict=True)}


def versions(resources: Resources) -> dict[str, str]:
    """The logical id of each function's published version: a new one is a new version."""
    return {
        entry["Properties"]["FunctionName"]["Ref"]: name
        for name, entry in resources.items()
        if entry["Type"] == "AWS::Lambda::Version"
    }


def renewed(deployments: dict[str | None, Resources], change: str) -> set[str]:
    before, after = versions(deployments[None]), versions(deployments[change])
    assert before.keys() == after.keys()
    return {function for function in before if before[function] != after[function]}


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_alone(bundle: Bundle, deployments: dict[str | None, Resources], layer: str) -> None:
    carrying = {function for function in bundle.functions if layer in bundle.layers(function)}
    assert carrying
    assert renewed(deployments, layer) == carrying


def test_code_alone(deployments: dict[str | None, Resources]) -> None:
    assert renewed(deployments, "SolveModel") == {"SolveModel"}


def test_the_same_contents_publish_nothing(deployments: dict[str | None, Resources]) -> None:
    assert renewed(deployments, "nothing") == set()


def test_the_alias_follows_the_version(bundle: Bundle, deployments: dict[str | None, Resources]) -> None:
    resources = deployments[None]
    aliases = [entry["Properties"] for entry in resources.values() if entry["Type"] == "AWS::Lambda::Alias"]
    followed = {alias["FunctionName"]["Ref"]: alias["FunctionVersion"]["Fn::GetAtt"][0] for alias in aliases}
    assert followed == versions(resources)
    assert followed.keys() == set(bundle.functions)
    assert {alias["Name"] for alias in aliases} == {"live"}


def parameters(value: Any, conditions: dict[str, Any]) -> set[str]:
    """The names that intrinsic functions in a value take from outside it, conditions followed to what they compare."""
    if isinstance(value, list):
        return set().union(*(parameters(each, conditions) for each in value))
    if not isinstance(value, dict):
        return set()
    found: set[str] = set()
    for key, inner in value.items():
        if key == "Ref":
            found.add(inner)
        elif key == "Fn::Sub":
            found |= set(re.findall(r"\$\{([\w:]+)\}", inner if isinstance(inner, str) else inner[0]))
        elif key in ("Fn::If", "Condition"):
            found |= parameters(conditions[inner[0] if key == "Fn::If" else inner], conditions)
        found |= parameters(inner, conditions)
    return found


# How many may run at once is asked of the function, not of its version.
BESIDE_VERSIONS = {"ReservedConcurrentExecutions"}


def test_every_parameter_that_a_version_contains_is_in_its_description_and_no_other(
    bundle: Bundle, deployments: dict[str | None, Resources]
) -> None:
    """The version's id is made before parameters have values; a description with another value replaces the version.

    Where nothing but the description is new, Lambda publishes none and the deployment fails.
    """
    resources, document = deployments[None], bundle.template.document
    named, conditions = set(document["Parameters"]), document["Conditions"]
    for function, version in versions(resources).items():
        settings = resources[function]["Properties"]
        contained = {name: value for name, value in settings.items() if name not in BESIDE_VERSIONS}
        described = parameters(resources[version]["Properties"]["Description"], conditions) & named
        assert described == parameters(contained, conditions) & named, function


def test_a_version_that_is_replaced_stays_to_roll_back_to(deployments: dict[str | None, Resources]) -> None:
    kept = [entry for entry in deployments[None].values() if entry["Type"] == "AWS::Lambda::Version"]
    assert kept
    assert {(entry["DeletionPolicy"], entry["UpdateReplacePolicy"]) for entry in kept} == {("Retain", "Retain")}
