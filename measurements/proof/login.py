"""Sign-in as an attacker sees it: known and unknown e-mails take as long, and no guesses keep an owner out."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from statistics import median
from unittest.mock import patch

from handoff.accounts import accounts, passwords
from handoff.runtime import clock, settings
from measurements.proof.figures import Figure, chance, counted, none_of
from measurements.proof.world import PASSWORD, holder, world
from tests.service import Service

BAR = 0.05


def prove(tries: int = 200, guesses: int = 1500) -> Iterator[Figure]:
    with world():
        yield from _timed(tries)
        yield from besieged(guesses)


def _timed(tries: int) -> Iterator[Figure]:
    hashed = passwords.hashed("of all of them")
    with patch.object(passwords, "hashed", lambda _: hashed):
        for number in range(tries):
            accounts.put(f"known-{number}@example.com", password=PASSWORD, pro=False)
    rng = chance("login")
    order = [(kind, number) for kind in ("known", "unknown") for number in range(tries)]
    rng.shuffle(order)
    taken: dict[str, list[float]] = {"known": [], "unknown": []}
    _wrong("known-0@example.com", "203.0.113.1")
    for place, (kind, number) in enumerate(order):
        # What else the machine does is no part of it: processor time, of all threads that hash.
        start = time.process_time()
        _wrong(f"{kind}-{number}@example.com", f"10.{place >> 16}.{place >> 8 & 255}.{place & 255}")
        taken[kind].append(time.process_time() - start)
    known, unknown = median(taken["known"]), median(taken["unknown"])
    apart = abs(known - unknown) / max(known, unknown)
    yield counted("known and unknown e-mails, each", tries)
    yield Figure("medians", f"{known * 1000:.2f} and {unknown * 1000:.2f} ms, {apart:.1%} apart", apart <= BAR)


def besieged(guesses: int) -> Iterator[Figure]:
    """Many addresses guess at one account for hours; its owner signs in at home any time, elsewhere after a wait."""
    owner = holder("besieged", pro=False).account
    password = f"{PASSWORD} of besieged"
    refused: list[str] = []
    judged = 0
    longest: int = settings.limits()["password_longest_wait_seconds"]
    with _quick(password), _moving() as move:
        _sign_in(owner.email, password, "192.0.2.1")
        for guess in range(guesses):
            judged += _wrong(owner.email, f"198.51.{guess // 250 % 100}.{guess % 250}") == 401
            if guess % 100 == 99:
                move(60)
                if _sign_in(owner.email, password, "192.0.2.1") != 200:
                    refused.append(f"at home after {guess + 1}")
        for number in range(20):
            away = f"192.0.2.{100 + number}"
            _sign_in(owner.email, password, away)
            for guess in range(20):
                _wrong(owner.email, f"203.0.113.{guess}")
            move(longest)
            if _sign_in(owner.email, password, away) != 200:
                refused.append(f"at {away}")
        others = holder("neighbour", pro=False)
        if _sign_in(others.account.email, f"{PASSWORD} of neighbour", "192.0.2.200", genuine=True) != 200:
            refused.append("another account")
    yield counted("guesses at one account from 250 addresses and more", guesses)
    yield counted("of them judged", judged)
    yield none_of("sign-ins of the owner or of others refused", refused)


def _wrong(email: str, address: str) -> int:
    return Service().post("/api/sdk/token", {"email": email, "password": "wrong one"}, client=address).status


def _sign_in(email: str, password: str, address: str, genuine: bool = False) -> int:
    body = {"email": email, "password": password}
    if not genuine:
        return Service().post("/api/sdk/token", body, client=address).status
    with patch.object(passwords, "verify", _VERIFY):
        return Service().post("/api/sdk/token", body, client=address).status


_VERIFY = passwords.verify


@contextmanager
def _quick(password: str) -> Iterator[None]:
    """Where tries are counted, judging them need not be slow."""
    with patch.object(passwords, "verify", lambda kept, given: kept is not None and given == password):
        yield


@contextmanager
def _moving() -> Iterator[Callable[[int], None]]:
    """A clock that stands until it is moved, from a morning on, so that a day is not over meanwhile."""
    moment = [clock.now().replace(hour=1)]

    def move(seconds: int) -> None:
        moment[0] += timedelta(seconds=seconds)

    with patch.object(clock, "now", lambda: moment[0]):
        yield move
