"""`make account`: what it says when it cannot, and how it finds the table of a deployed stack."""

from pathlib import Path
from typing import Any

import boto3
import pytest
from botocore.stub import Stubber

from local import account
from tests.local.steps import command


@pytest.mark.parametrize(
    ("arguments", "password", "message"),
    [
        (["--email", "not an address"], "long enough", "not an e-mail address"),
        (["--email", "new@example.com"], "", "a new one needs a password"),
        (["--email", "new@example.com", "--pro", "maybe"], "", "PRO should be 1 or 0, not 'maybe'"),
    ],
)
def test_what_it_cannot_do_it_says_in_one_line(
    tmp_path: Path, arguments: list[str], password: str, message: str
) -> None:
    ended, said = command("local.account", "--data", str(tmp_path), *arguments, HANDOFF_PASSWORD=password)
    assert ended > 0
    assert message in said
    assert "Traceback" not in said


@pytest.fixture
def stack_outputs(monkeypatch: pytest.MonkeyPatch) -> Any:
    """CloudFormation answering with these outputs."""
    client = boto3.client("cloudformation", region_name="us-east-1", aws_access_key_id="x", aws_secret_access_key="x")
    monkeypatch.setattr(boto3, "client", lambda service: client)

    def answer(**outputs: str) -> None:
        stack = {"StackName": "handoff", "CreationTime": "2026-01-01T00:00:00Z", "StackStatus": "CREATE_COMPLETE"}
        listed = [{"OutputKey": key, "OutputValue": value} for key, value in outputs.items()]
        stubber = Stubber(client)
        stubber.add_response("describe_stacks", {"Stacks": [{**stack, "Outputs": listed}]}, {"StackName": "handoff"})
        stubber.activate()

    return answer


def test_the_table_of_a_stack_is_in_its_outputs(stack_outputs: Any) -> None:
    stack_outputs(Address="https://example.com", TableName="handoff-Table-1")
    assert account.stack_table("handoff") == "handoff-Table-1"


def test_a_stack_without_a_table_is_not_ours(stack_outputs: Any) -> None:
    stack_outputs(Address="https://example.com")
    with pytest.raises(ValueError, match="handoff has no output TableName"):
        account.stack_table("handoff")
