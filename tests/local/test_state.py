"""What the embedded AWS keeps: the last state of everything, without what AWS would have ended."""

import json
import time
from typing import Any

import pytest

from local.state import NotKept, State, believed
from local.template import Template

DAY_S = 86_400


@pytest.fixture(scope="module")
def state() -> State:
    return State(Template())


def row(name: str, **attributes: Any) -> dict[str, Any]:
    return {"key": [name, "x"], "now": {"pk": {"S": name}, "sk": {"S": "x"}, **attributes}}


def record(change: dict[str, Any], age_s: float = 0) -> dict[str, Any]:
    return {"at": time.time() - age_s, "changes": [change]}


def test_of_each_row_the_last_state_is_left_in_the_order_of_writing(state: State) -> None:
    first, second, again = row("a", n={"N": "1"}), row("b"), row("a", n={"N": "2"})
    live = state.live([record(first), record(second), record(again)])
    assert [each["changes"] for each in live] == [[second], [again]]


def test_what_was_deleted_is_not_put_back(state: State) -> None:
    gone = {"key": ["a", "x"], "now": None}
    assert state.live([record(row("a")), record(gone)]) == []
    assert len(state.live([record(row("a")), record(gone), record(row("a"))])) == 1


@pytest.mark.parametrize(
    ("days", "now", "known"),
    [
        ([], 5, 5),
        ([0, 0.5, 1.2], 1.9, 1.9),
        # A clock three days ahead is not believed, nor what was written under it, until it has gone on for a day.
        ([0, 0.5], 3.5, 0.5),
        ([0, 0.5, 3.5, 3.6], 3.7, 0.5),
        ([0, 0.5, 3.5, 4.2], 4.6, 4.6),
        # Put right again, it goes on from where it was.
        ([0, 0.5, 3.5, 0.6], 0.7, 0.7),
    ],
)
def test_a_clock_that_leaps_is_not_believed_at_once(days: list[float], now: float, known: float) -> None:
    assert believed([day * DAY_S for day in days], now * DAY_S) == known * DAY_S


def test_a_start_with_a_clock_three_days_ahead_loses_nothing(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    link = record(row("a", ttl={"N": str(int(time.time()) + DAY_S)}))
    ahead = time.time() + 3 * DAY_S
    with monkeypatch.context() as wrong:
        wrong.setattr(time, "time", lambda: ahead)
        kept = state.live([link])
        assert kept == [link]
        written_meanwhile = record(row("b"))
    assert state.live([*kept, written_meanwhile]) == [link, written_meanwhile]


def test_a_row_ends_at_its_time_to_live(state: State) -> None:
    """DynamoDB's is in seconds since 1970, as a number."""
    over, coming = ({"ttl": {"N": str(int(time.time()) + seconds)}} for seconds in (-1, 3600))
    assert state.live([record(row("a", **over))]) == []
    assert len(state.live([record(row("a", **coming))])) == 1


def test_an_object_ends_when_the_buckets_own_rule_says_so(state: State) -> None:
    """Of the rules in template.yaml; saved models end by none."""
    rules = Template().resources["Bucket"]["Properties"]["LifecycleConfiguration"]["Rules"]
    prefix, days = next((rule["Prefix"], rule["ExpirationInDays"]) for rule in rules if rule.get("ExpirationInDays"))
    kept = {"now": "", "headers": {}}
    # Something was written every half day since: the clock has not leapt.
    since = [record({"key": ["ran", "x"], "now": None}, age_s=half * DAY_S / 2) for half in range(2 * days, 0, -1)]
    assert state.live([record({"object": f"{prefix}one", **kept}, age_s=days * DAY_S + 60), *since]) == []
    assert len(state.live([record({"object": f"{prefix}one", **kept}, age_s=days * DAY_S - 60)])) == 1
    assert len(state.live([record({"object": "models/one", **kept}, age_s=10_000 * DAY_S)])) == 1


def asked(operation: str, **request: Any) -> tuple[dict[str, Any], bytes]:
    return {"HTTP_X_AMZ_TARGET": f"DynamoDB_20120810.{operation}"}, json.dumps(request).encode()


def test_a_write_names_its_rows_a_condition_none(state: State) -> None:
    key = {"pk": {"S": "a"}, "sk": {"S": "x"}}
    table = {"TableName": state.table}
    assert state.targets(*asked("PutItem", Item={**key, "n": {"N": "1"}}, **table)) == [("a", "x")]
    assert state.targets(*asked("DeleteItem", Key=key, **table)) == [("a", "x")]
    both = [{"Put": {"Item": key, **table}}, {"ConditionCheck": {"Key": {"pk": {"S": "b"}, "sk": {"S": "x"}}, **table}}]
    assert state.targets(*asked("TransactWriteItems", TransactItems=both)) == [("a", "x")]


@pytest.mark.parametrize(
    ("operation", "request_"),
    [("BatchWriteItem", {}), ("CreateTable", {}), ("PutItem", {"TableName": "another", "Item": {}})],
)
def test_a_write_that_would_be_lost_is_refused(state: State, operation: str, request_: dict[str, Any]) -> None:
    with pytest.raises(NotKept):
        state.targets(*asked(operation, **request_))


@pytest.mark.parametrize("method", ["POST", "PUT"])
def test_objects_of_other_buckets_and_uploads_in_parts_are_not_kept(state: State, method: str) -> None:
    uri = f"/{state.bucket}/drafts/1?uploads" if method == "POST" else "/another/drafts/1"
    with pytest.raises(NotKept):
        state.targets({"REQUEST_METHOD": method, "RAW_URI": uri, "PATH_INFO": uri}, b"")


def test_an_object_is_named_as_it_was_written(state: State) -> None:
    uri = f"/{state.bucket}/models/a%20b/1?x-id=PutObject"
    assert state.targets({"REQUEST_METHOD": "PUT", "RAW_URI": uri, "PATH_INFO": uri}, b"") == ["models/a b/1"]
