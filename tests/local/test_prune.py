"""Which published versions go, and that nothing else does."""

from datetime import UTC, datetime
from typing import Any

import pytest

from local import prune

DAY = datetime(2026, 11, 15, tzinfo=UTC)


def version(number: str, day: int) -> dict[str, Any]:
    return {"Version": number, "LastModified": f"2026-11-{day:02}T09:00:00.000+0000"}


VERSIONS = [version("$LATEST", 14), *(version(str(number), number) for number in range(1, 15))]


class Lambda:
    """As much of the client as is asked for; two versions a page."""

    def __init__(self, aliases: list[dict[str, Any]]) -> None:
        self.aliases = aliases
        self.deleted: list[str] = []

    def get_paginator(self, operation: str) -> Any:
        pages: list[dict[str, Any]] = [{"Aliases": self.aliases}]
        if operation == "list_versions_by_function":
            pages = [{"Versions": VERSIONS[start : start + 2]} for start in range(0, len(VERSIONS), 2)]
        return type("Paginator", (), {"paginate": lambda self, FunctionName: iter(pages)})()

    def delete_function(self, FunctionName: str, Qualifier: str) -> None:
        self.deleted.append(f"{FunctionName}:{Qualifier}")


def test_the_live_version_the_newest_former_ones_and_the_young_stay() -> None:
    client = Lambda([{"FunctionVersion": "14"}])
    assert prune.prune(client, ["solve"], keep=2, before=DAY.replace(day=11)) == 10
    assert client.deleted == [f"solve:{number}" for number in range(10, 0, -1)]


def test_after_a_roll_back_the_older_version_is_the_live_one() -> None:
    client = Lambda([{"FunctionVersion": "3"}])
    prune.prune(client, ["solve"], keep=1, before=DAY)
    assert "solve:3" not in client.deleted
    assert "solve:14" not in client.deleted
    assert len(client.deleted) == 12


def test_versions_that_traffic_is_shifted_between_stay() -> None:
    weights = {"RoutingConfig": {"AdditionalVersionWeights": {"5": 0.1}}}
    client = Lambda([{"FunctionVersion": "14", **weights}])
    prune.prune(client, ["solve"], keep=0, before=DAY)
    assert {"solve:5", "solve:14"}.isdisjoint(client.deleted)


def test_a_rehearsal_deletes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    client = Lambda([{"FunctionVersion": "14"}])
    assert prune.prune(client, ["solve"], keep=1, before=DAY, dry=True) == 12
    assert client.deleted == []
    assert "solve 12" in capsys.readouterr().out
