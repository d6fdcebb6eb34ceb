"""Writes that boto3 repeats because an answer was lost."""

from typing import Any

import pytest

from handoff.aws import storage


def twice(monkeypatch: pytest.MonkeyPatch, operation: str, between: Any = None) -> None:
    """The next write reaches the table and its answer is lost, so that boto3 sends it again."""
    client: Any = storage.dynamodb()
    once = getattr(client, operation)

    def sent(**arguments: Any) -> Any:
        monkeypatch.setattr(client, operation, once)
        once(**arguments)
        if between:
            between()
        return once(**arguments)

    monkeypatch.setattr(client, operation, sent)
