"""Guessing is counted by address and e-mail: whoever guesses waits, and the owner does not."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest

from handoff.accounts import passwords
from handoff.aws import storage
from handoff.runtime import clock, settings
from handoff.runtime.random_ids import digest
from tests.conftest import PASSWORD, Customer
from tests.functions.signing import exchange
from tests.storage.repeats import twice


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Sets the clock to so many seconds after a morning."""
    start = datetime.fromisoformat("2026-01-01T08:00:10+00:00")

    def move(seconds: float) -> None:
        monkeypatch.setattr(clock, "now", lambda: start + timedelta(seconds=seconds))

    move(0)
    return move


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where tries are counted, judging them need not be slow."""
    monkeypatch.setattr(passwords, "verify", lambda kept, given: kept is not None and given == PASSWORD)


LIMITS = settings.limits()
TEN = LIMITS["password_attempts"]


@pytest.mark.usefixtures("quick")
def test_after_ten_wrong_passwords_each_wait_is_twice_the_last(free: Customer, at: Callable[[float], None]) -> None:
    assert [exchange(password="wrong").status for _ in range(TEN)] == [401] * TEN
    now = 0
    for wait in (30, 60, 120, 240, 480, 900, 900):
        refused = exchange()
        assert refused.error == (429, "too_many_attempts")
        assert int(refused.headers["retry-after"]) == wait
        now += wait
        at(now - 1)
        assert exchange().error == (429, "too_many_attempts")
        at(now)
        assert exchange(password="wrong").error == (401, "unauthorized")
    at(now + 900)
    assert exchange().status == 200
    assert exchange(password="wrong").status == 401


@pytest.mark.usefixtures("quick")
def test_a_strangers_guesses_never_lock_out_the_owner(free: Customer, at: Callable[[float], None]) -> None:
    for guess in range(3 * TEN):
        assert exchange(password="wrong", client=f"198.51.100.{guess % 2}").status in (401, 429)
    assert exchange(client="192.0.2.77").status == 200


@pytest.mark.usefixtures("quick", "at")
def test_spraying_is_limited_by_address(free: Customer, pro: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many e-mails, one guess each: the address waits, and whoever signed in from it before does not."""
    monkeypatch.setitem(LIMITS, "address_passwords", 5)
    assert exchange().status == 200
    assert [exchange(email=f"{n}@example.com").status for n in range(6)] == [401] * 5 + [429]
    assert exchange(email="pro@example.com").error == (429, "too_many_attempts")
    assert exchange().status == 200
    assert exchange(email="pro@example.com", client="192.0.2.2").status == 200


@pytest.mark.usefixtures("quick")
def test_guesses_from_many_addresses_make_strangers_wait_and_never_the_owner(
    free: Customer, at: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once at an address that the account knows not yet, whatever others go on guessing; never at one it knows."""
    monkeypatch.setitem(LIMITS, "email_passwords", 5)
    at(-1)
    assert exchange(client="192.0.2.1").status == 200
    at(0)
    guesses = [exchange(password="wrong", client=f"198.51.100.{n}").status for n in range(6)]
    assert guesses == [401] * 5 + [429]
    assert exchange(client="192.0.2.1").status == 200
    away = exchange(client="192.0.2.2")
    assert (away.error, away.headers["retry-after"]) == ((429, "too_many_attempts"), "30")
    at(30)
    assert exchange(password="wrong", client="198.51.100.5").status == 401
    assert exchange(password="wrong", client="198.51.100.5").error == (429, "too_many_attempts")
    assert exchange(client="192.0.2.2").status == 200
    assert exchange(client="192.0.2.2").status == 200


@pytest.mark.usefixtures("quick", "at")
def test_the_more_guesses_from_everywhere_the_longer_a_stranger_waits(
    free: Customer, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = (f"TRIES#{digest('free@example.com')}", f"EVERYWHERE#{clock.epoch(clock.now()) // 86_400}")
    waits = []
    for n, wrong in enumerate((99, 100, 199, 200, 300, 400, 500, 600, 100_000)):
        storage.put(key, {"wrong": wrong})
        answer = exchange(client=f"198.51.100.{n}")
        waits.append(int(answer.headers.get("retry-after", 0)))
    assert waits == [0, 30, 30, 60, 120, 240, 480, 900, 900]


@pytest.mark.usefixtures("quick", "at")
def test_a_household_of_ipv6_is_one_address(free: Customer) -> None:
    tries = [exchange(password="wrong", client=f"2001:db8:1:2::{n:x}").status for n in range(TEN + 1)]
    assert tries == [401] * TEN + [429]
    assert exchange(password="wrong", client="2001:db8:1:3::1").status == 401


@pytest.mark.usefixtures("quick", "at")
def test_unknown_e_mails_wait_like_known_ones(free: Customer) -> None:
    statuses = [exchange(email="nobody@example.com").status for _ in range(TEN + 1)]
    assert statuses == [401] * TEN + [429]


@pytest.mark.usefixtures("quick")
def test_successes_do_not_count(free: Customer) -> None:
    rounds = settings.limits()["password_attempts"] + 5
    assert {exchange().status for _ in range(rounds)} == {200}


@pytest.mark.parametrize("lost", ["get", "update", "put"])
def test_trouble_with_the_table_is_no_wrong_password(
    free: Customer, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("the table throttles")

    for _ in range(2 * settings.limits()["password_attempts"]):
        with monkeypatch.context() as trouble:
            trouble.setattr(storage, lost, fail)
            assert exchange().error == (500, "internal")
    assert exchange().status == 200


@pytest.mark.usefixtures("quick")
def test_trouble_while_taking_an_attempt_back_refuses_nobody(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sign-in itself succeeds, and what could not be taken back stops counting when its request must have ended."""
    start = datetime.fromisoformat("2026-01-01T00:00:10+00:00")
    monkeypatch.setattr(clock, "now", lambda: start)
    update, limits = storage.update, settings.limits()

    def fail_to_take_back(key: storage.Key, change: str, **options: Any) -> storage.Item:
        if change.startswith("DELETE"):
            raise RuntimeError("the table throttles")
        return update(key, change, **options)

    monkeypatch.setattr(storage, "update", fail_to_take_back)
    assert {exchange().status for _ in range(limits["password_attempts"])} == {200}
    monkeypatch.setattr(clock, "now", lambda: start + timedelta(seconds=limits["request_seconds"]))
    assert exchange().status == 200


@pytest.mark.usefixtures("quick", "at")
def test_a_count_whose_answer_was_lost_counts_once(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(settings.limits()["password_attempts"] - 1):
        twice(monkeypatch, "update_item")
        assert exchange(password="wrong").status == 401
    assert exchange().status == 200


@pytest.mark.usefixtures("quick")
def test_an_address_has_its_share_of_sign_ins_and_one_the_account_knows_is_not_stopped(
    free: Customer, pro: Customer, at: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Right or wrong: each costs a slow hash, also where no WAF stands."""
    monkeypatch.setitem(LIMITS, "address_sign_ins", 3)
    assert [exchange().status for _ in range(5)] == [200] * 5
    refused = exchange(email="pro@example.com")
    assert (refused.error, refused.headers["retry-after"]) == ((429, "too_many_attempts"), "890")
    assert exchange(email="pro@example.com", client="192.0.2.2").status == 200
    at(890)
    assert exchange(email="pro@example.com").status == 200
