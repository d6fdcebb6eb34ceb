"""What is built before Lambda takes a snapshot, and what must not be."""

import subprocess
import sys

import pytest

from tests.service import ROOT

# A secret drawn while the snapshot is made would be that of every copy of the function.
SCRIPT = """
import sys
sys.path.insert(0, "functions")
from handoff.runtime import random_ids

def drawn(*_):
    raise AssertionError("drawn before the snapshot")

random_ids.secrets.token_hex = random_ids.secrets.token_urlsafe = drawn
import {name}
from handoff.aws import clients
print(clients.dynamodb.cache_info().currsize, clients.s3.cache_info().currsize)
{also}
"""


def built(name: str, start: str, also: str = "") -> list[str]:
    environment = {"AWS_DEFAULT_REGION": "eu-central-1"} | ({"AWS_LAMBDA_INITIALIZATION_TYPE": start} if start else {})
    script = SCRIPT.format(name=name, also=also)
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


COMPILED = "from handoff.validation import compiled; print(compiled.strict.cache_info().currsize)"
TABLES = "from handoff.sections import tables; print(int(tables.by_spelling.cache_info().currsize > 0))"


@pytest.mark.parametrize("start", ["snap-start", "on-demand"])
@pytest.mark.parametrize(("name", "also"), [("solve_model", f"{COMPILED}; {TABLES}"), ("create_api_key", "")])
def test_clients_schemas_and_tables_are_built_while_lambda_starts(start: str, name: str, also: str) -> None:
    """Of a start without a snapshot too: there a processor is free, and nobody waits yet for an answer."""
    assert set(built(name, start, also)) == {"1"}


def test_outside_lambda_nothing_is_built() -> None:
    assert built("solve_model", "", COMPILED) == ["0", "0", "0"]
