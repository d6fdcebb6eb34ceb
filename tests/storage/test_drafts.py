"""The 50-newer rule: exactly 50, per account, whatever fails half-way and however many come at once."""

import threading
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest
from botocore.exceptions import ClientError, ConnectionClosedError
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from handoff.aws import storage
from handoff.drafts import drafts
from handoff.errors import Busy
from handoff.runtime import clock
from handoff.runtime import settings as config
from tests.seeds import AT_LENGTH

MODEL = b"{}"


def park(account: str = "a") -> str:
    return drafts.park(account, MODEL, members=0).id


def living(ids: list[str]) -> list[str]:
    return [id for id in ids if drafts.find(id)]


def test_49_newer_drafts_leave_a_link_and_50_end_it(aws: None) -> None:
    first = park()
    for _ in range(49):
        park()
    assert drafts.find(first)
    assert drafts.open_body(first)
    park()
    assert drafts.find(first) is None
    assert drafts.open_body(first) is None


def test_drafts_of_other_accounts_do_not_count(aws: None) -> None:
    mine = park("a")
    # An account whose name begins with mine, and more drafts than would end a link.
    for _ in range(51):
        park("ab")
    assert drafts.find(mine)


def test_ended_links_still_count_as_newer_ones_do(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    first = park()
    start = clock.now()
    monkeypatch.setattr(clock, "now", lambda: start + timedelta(hours=1))
    ids = [park() for _ in range(50)]
    assert drafts.find(first) is None
    monkeypatch.setattr(clock, "now", lambda: start + timedelta(hours=25, seconds=5))
    assert living([first, *ids]) == []


class Faults:
    """A table that sometimes fails before a write, and sometimes after it, as a lost answer does."""

    def __init__(self, plan: list[int]) -> None:
        self.plan = plan
        self.count = 0

    def around(self, call: Any) -> Any:
        def faulty(*arguments: Any, **named: Any) -> Any:
            fate = self.plan[self.count % len(self.plan)]
            self.count += 1
            if fate == 1:
                raise ConnectionClosedError(endpoint_url="before")
            answer = call(*arguments, **named)
            if fate == 2:
                raise ConnectionClosedError(endpoint_url="after")
            return answer

        return faulty


@pytest.fixture
def faulty(aws: None, monkeypatch: pytest.MonkeyPatch) -> Faults:
    # The rule is the same with 4 as with 50, and so many more plans can be tried.
    limits = {**config.limits(), "newer_drafts": 4}
    monkeypatch.setattr(config, "limits", lambda: limits)
    faults = Faults([0])
    for name in ("put", "update"):
        monkeypatch.setattr(storage, name, faults.around(getattr(storage, name)))
    return faults


@settings(max_examples=120 if AT_LENGTH else 8, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(plan=st.lists(st.sampled_from([0, 0, 0, 1, 2]), min_size=5, max_size=40), account=st.uuids())
def test_failures_between_the_steps_end_no_link_early_and_none_late(
    faulty: Faults, plan: list[int], account: object
) -> None:
    """An acknowledged link ends exactly when so many newer drafts exist; a draft exists once its commit row does."""
    name, acknowledged = str(account), []
    faulty.plan, faulty.count = plan, 0
    for _ in range(10):
        try:
            acknowledged.append(park(name))
        except ConnectionClosedError:
            continue
    faulty.plan = [0]
    committed = [row["id"] for row in storage.query(drafts.partition(name), "DRAFT#", "DRAFT#~")]
    assert set(acknowledged) <= set(committed)
    assert living(committed) == committed[-4:]


def test_a_create_that_fails_before_its_commit_counts_for_nobody(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    first = park()
    for _ in range(49):
        park()

    def fail(*_: object) -> None:
        raise ConnectionClosedError(endpoint_url="before")

    with monkeypatch.context() as broken:
        broken.setattr(drafts, "_commit", fail)
        for _ in range(60):
            with pytest.raises(ConnectionClosedError):
                park()
    assert drafts.find(first)
    park()
    assert drafts.find(first) is None


def test_an_uncommitted_draft_does_not_open(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drafts, "new_id", lambda: "f" * 32)
    monkeypatch.setattr(drafts, "_commit", lambda *_: (_ for _ in ()).throw(ConnectionClosedError(endpoint_url="x")))
    with pytest.raises(ConnectionClosedError):
        park()
    assert storage.get(("DRAFT#" + "f" * 32, "META")) is not None
    assert drafts.find("f" * 32) is None


def test_a_taken_place_in_the_order_is_passed_over(aws: None) -> None:
    storage.put((drafts.partition("a"), f"DRAFT#{1:020d}"), {"id": "somebody"})
    mine = park()
    assert drafts.find(mine)
    row = storage.get((f"DRAFT#{mine}", "META"))
    assert row is not None
    assert row["ord"] == f"DRAFT#{2:020d}"


def test_an_id_drawn_twice_never_shows_another_accounts_model(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drafts, "new_id", lambda: "e" * 32)
    drafts.park("a", b'{"mine":1}', members=0)
    with pytest.raises(storage.ConditionFailed):
        drafts.park("b", b'{"theirs":1}', members=0)
    opened = drafts.open_body("e" * 32)
    assert opened is not None
    assert opened.body == b'{"mine":1}'


def test_100_creates_at_once_leave_exactly_the_50_newest(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    # moto loses writes under threads; the lock makes calls atomic, as DynamoDB's are, and leaves their order free.
    lock = threading.Lock()
    client = storage.dynamodb()
    original = client._make_api_call  # type: ignore[attr-defined]

    def locked(*arguments: Any) -> Any:
        with lock:
            return original(*arguments)

    monkeypatch.setattr(client, "_make_api_call", locked)
    start = threading.Barrier(20)

    def five() -> list[str]:
        start.wait()
        return [park("a") for _ in range(5)]

    other = park("b")
    with ThreadPoolExecutor(20) as pool:
        ids = [id for made in pool.map(lambda _: five(), range(20)) for id in made]
    committed = [row["id"] for row in storage.query(drafts.partition("a"), "DRAFT#", "DRAFT#~")]
    assert sorted(committed) == sorted(ids)
    assert living([committed[0], committed[48], committed[49]]) == []
    assert living([committed[50], committed[51], committed[99]]) == [committed[50], committed[51], committed[99]]
    assert drafts.find(other)


def test_a_body_is_kept_where_its_size_belongs(aws: None) -> None:
    small = park()
    row = storage.get((f"DRAFT#{small}", "META"))
    assert row is not None
    assert "body" not in row
    assert storage.get((f"DRAFT#{small}", "BODY"), only=["pk"])
    with pytest.raises(storage.ObjectMissing):
        storage.get_object(f"drafts/{small}")


def test_rows_outlive_their_link_by_a_day(aws: None) -> None:
    draft = drafts.park("a", MODEL, members=0)
    row = storage.get((f"DRAFT#{draft.id}", "META"))
    assert row is not None
    assert row["ttl"] == clock.epoch(draft.expires_at) + config.limits()["draft_kept_days"] * 86_400
    (listed,) = storage.query(drafts.partition("a"), "DRAFT#", "DRAFT#~")
    assert listed["ttl"] == row["ttl"]


def test_other_failures_of_the_table_are_not_taken_for_clashes(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def throttled(**_: object) -> None:
        raise ClientError({"Error": {"Code": "ProvisionedThroughputExceededException"}}, "PutItem")

    monkeypatch.setattr(storage.dynamodb(), "put_item", throttled)
    with pytest.raises(Busy):
        park()


@pytest.mark.parametrize("readable", [True, False])
def test_a_commit_whose_answers_were_all_lost_leaves_no_ghost(
    aws: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, readable: bool
) -> None:
    """A draft nobody has the link of counts for nothing: it is handed out after all, or taken back."""
    monkeypatch.setitem(config.limits(), "newer_drafts", 1)
    first = park()
    put = storage.put

    def lost(key: storage.Key, *given: Any, **named: Any) -> None:
        put(key, *given, **named)
        if key[1].startswith("DRAFT#"):
            raise ConnectionClosedError(endpoint_url="after")

    def unreadable(*_: object, **__: object) -> None:
        raise ConnectionClosedError(endpoint_url="before")

    with monkeypatch.context() as trouble:
        trouble.setattr(storage, "put", lost)
        if readable:
            assert drafts.find(park())
            return
        trouble.setattr(storage, "get", unreadable)
        with pytest.raises(ConnectionClosedError):
            park()
    assert drafts.find(first)
