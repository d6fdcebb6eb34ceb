"""Passwords: argon2id at OWASP's smallest recommended cost, the same wait for every failure, a limit on tries."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING

from handoff import clock, request_log, settings, storage
from handoff.errors import TooManyAttempts, Unauthorized
from handoff.secret import new_id

if TYPE_CHECKING:
    from argon2 import PasswordHasher

# A hash of a random password that was thrown away: verifying against it makes an unknown e-mail cost the same time.
NOBODY = "$argon2id$v=19$m=19456,t=2,p=1$L6PW/otrtgR/E8Af6Xmc7A$I+vyLbx9WaiMiHadrHrSWOBuDCsJv54c2Gk2a7cuBwc"


@cache
def hasher() -> "PasswordHasher":
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)


def hashed(password: str) -> str:
    return hasher().hash(password)


def verify(kept_hash: str | None, password: str) -> bool:
    from argon2.exceptions import VerifyMismatchError

    try:
        return hasher().verify(kept_hash or NOBODY, password) and kept_hash is not None
    except VerifyMismatchError:
        return False


def check_strength(password: str) -> None:
    # argon2 reads all of it: without a ceiling a request could make it hash megabytes.
    shortest, longest = settings.limits()["password_min_length"], settings.limits()["password_length"]
    if not shortest <= len(password) <= longest:
        raise ValueError(f"a password has {shortest} to {longest} characters")


@contextmanager
def attempt(email_partition: str) -> Iterator[None]:
    """Counts a try before it is judged, so that parallel ones are all counted; only a wrong password stays counted.

    Tries are members of sets and no sum: repeated by boto3 after a lost answer, each still counts once.
    """
    limits = settings.limits()
    window: int = limits["password_window_seconds"]
    now = clock.epoch(clock.now())
    key = (email_partition, f"ATTEMPTS#{now // window}")
    window_end = (now // window + 1) * window
    this = f"{now}#{new_id()}"
    row = _move(key, "ADD pending :this SET #ttl = :ttl", this, names={"#ttl": "ttl"}, **{":ttl": window_end})
    # One that ended in trouble, and could not be taken back either, stops counting when its function must have ended.
    judging = [other for other in row["pending"] if int(other.partition("#")[0]) > now - limits["request_seconds"]]
    try:
        if len(row.get("wrong", ())) + len(judging) > limits["password_attempts"]:
            raise TooManyAttempts("too many attempts for this e-mail; try again later", retry_after=window_end - now)
        yield
    except Unauthorized:
        _move(key, "ADD wrong :this DELETE pending :this", this)
        raise
    except BaseException:
        _take_back(key, this)
        raise
    _take_back(key, this)


def _take_back(key: storage.Key, this: str) -> None:
    """A script that fetches a token for each run must not lock itself out, nor trouble of ours lock anyone out."""
    try:
        _move(key, "DELETE pending :this", this)
    except Exception:
        request_log.logger.warning("an attempt to sign in was not taken back", exc_info=True)


def _move(key: storage.Key, change: str, this: str, names: dict[str, str] | None = None, **values: int) -> storage.Item:
    return storage.update(key, change, values={":this": frozenset([this]), **values}, names=names)
