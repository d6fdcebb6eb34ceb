"""Each handler loads what it needs and nothing heavier: cold starts are paid by callers."""

import subprocess
import sys

import pytest

from tests.service import ROOT

FUNCTIONS = sorted(file.stem for file in (ROOT / "functions").glob("*.py"))
HEAVY = (
    *("boto3", "starlette", "mangum", "argon2", "jsonschema_rs", "pydantic", "pydantic_core"),
    *("handoff.sections", "handoff.beams", "handoff.validation", "handoff.http.schema", "description"),
)
VALIDATES = {"boto3", "jsonschema_rs", "handoff.sections", "handoff.validation", "handoff.http.schema"}
READS_FIELDS = (
    *("issue_token", "create_api_key", "revoke_api_key", "save_model", "update_model"),
    *("change_password", "delete_account"),
)
EXPECTED: dict[str, set[str]] = {
    "solve_model": VALIDATES,
    "validate_model": VALIDATES,
    "mcp": VALIDATES,
    "get_schema": {"boto3", "handoff.http.schema"},
    "create_beam": {"boto3", "pydantic", "pydantic_core", "handoff.beams", "handoff.sections"},
    "check_beam": {"boto3", "pydantic", "pydantic_core", "handoff.beams", "handoff.sections"},
    "get_sections": {"boto3", "handoff.sections"},
    "open_draft": {"boto3", "starlette", "mangum"},
    **{name: {"boto3", "pydantic", "pydantic_core"} for name in READS_FIELDS},
    "get_openapi": set(),
    "unknown_route": set(),
}


# Each handler in a fork of a process in which what all may load stands already: botocore alone is most of an import.
SCRIPT = """
import os, sys
import aws_lambda_powertools.event_handler, botocore.session, s3transfer.manager
sys.path.insert(0, "functions")
for name in ["", *sys.argv[1:]]:
    if os.fork() == 0:
        if name:
            __import__(name)
        print(*sys.modules, flush=True)
        os._exit(0)
    if os.wait()[1]:
        sys.exit(1)
"""


@pytest.fixture(scope="module")
def loaded() -> dict[str, set[str]]:
    """Of what is heavy, what each handler has loaded; under no name, what there was before."""
    command = [sys.executable, "-c", SCRIPT, *FUNCTIONS]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    lines = [set(line.split()) & set(HEAVY) for line in done.stdout.splitlines()]
    return dict(zip(["", *FUNCTIONS], lines, strict=True))


def test_nothing_heavy_is_loaded_before_a_handler(loaded: dict[str, set[str]]) -> None:
    assert loaded[""] == set()


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_handler_loads_what_it_needs_before_the_first_request(name: str, loaded: dict[str, set[str]]) -> None:
    assert loaded[name] == EXPECTED.get(name, {"boto3"})


def test_no_client_is_built_and_no_environment_read_at_import() -> None:
    script = (
        "import sys; sys.path.insert(0, 'functions'); import save_model; from handoff.aws import storage;"
        "print(storage.dynamodb.cache_info().currsize + storage.s3.cache_info().currsize)"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, env={}, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"


@pytest.mark.parametrize("name", ["solve_model", "validate_model"])
def test_no_schema_is_compiled_before_the_first_model(name: str) -> None:
    script = (
        f"import sys; sys.path.insert(0, 'functions'); import {name}; from handoff.validation import compiled;"
        "print(compiled.strict.cache_info().currsize + compiled.definitions.cache_info().currsize)"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, env={}, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"
