"""Numbers about requests, as CloudWatch's embedded metric format wants them in the log."""

import io
import json
from collections.abc import Callable
from typing import Any

import pytest

from handoff.runtime import metrics
from tests.conftest import Customer
from tests.functions.models import beam


@pytest.fixture
def lines(written: io.StringIO) -> Callable[[], list[dict[str, Any]]]:
    """The lines that requests have left since the last look."""

    def read() -> list[dict[str, Any]]:
        found = [json.loads(line) for line in written.getvalue().splitlines()]
        written.seek(0)
        written.truncate()
        return found

    return read


def numbers(line: dict[str, Any]) -> dict[str, tuple[float, dict[str, str]]]:
    """Each metric with its value and its dimensions, by the format's own rules: names refer to keys of the line."""
    found = {}
    for directive in line.get("_aws", {}).get("CloudWatchMetrics", []):
        assert directive["Namespace"] == "Handoff"
        ((*names,),) = directive["Dimensions"]
        for metric in directive["Metrics"]:
            assert metric["Unit"] in ("Count", "Milliseconds")
            found[metric["Name"]] = (line[metric["Name"]], {name: line[name] for name in names})
    return found


def test_a_link_is_counted_where_it_is_made_opened_and_ended(free: Customer, lines: Any) -> None:
    handle = free.service.post("/api/sdk/solve", {"model": beam()}).json
    (made,) = lines()
    measured = numbers(made)
    assert measured["LinksMade"] == (1, {"stack": "handoff"})
    time_ms, dimensions = measured["ValidationTime"]
    assert time_ms >= 0
    assert dimensions == {"stack": "handoff", "members": "up to 100"}
    assert isinstance(made["_aws"]["Timestamp"], int)

    free.service.get(f"/open/{handle['open_url'].rpartition('/')[2]}/model.json")
    (opened,) = lines()
    assert numbers(opened) == {"LinksOpened": (1, {"stack": "handoff"})}

    free.service.delete(f"/api/sdk/links/{handle['model_ref']}")
    (ended,) = lines()
    assert numbers(ended) == {"LinksEnded": (1, {"stack": "handoff"})}

    free.service.get("/api/sdk/me")
    (other,) = lines()
    assert "_aws" not in other


def test_a_refused_model_is_counted_by_its_code(free: Customer, lines: Any) -> None:
    answer = free.service.post("/api/sdk/solve", {"model": {"schema_version": "1.0"}})
    (line,) = lines()
    reason = answer.json["errors"][0]["code"]
    assert numbers(line)["SolveRefused"] == (1, {"stack": "handoff", "reason": reason})


def test_sizes_are_few_words() -> None:
    assert [metrics.size(members) for members in (0, 100, 101, 10_000, 10_001)] == [
        *("up to 100", "up to 100", "up to 1,000", "up to 10,000", "more"),
    ]


def test_outside_a_request_nothing_is_kept() -> None:
    metrics.begin()
    assert metrics.embedded() == {}
