"""Passwords: argon2id at OWASP's smallest recommended cost, the same wait for every failure, a limit on tries."""

from functools import cache
from typing import TYPE_CHECKING

from handoff import clock, settings, storage
from handoff.errors import TooManyAttempts

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


def count_attempt(email_partition: str) -> storage.Key:
    """Count a try before it is judged, so that parallel ones are all counted; the key is for taking it back."""
    limits = settings.limits()
    window: int = limits["password_window_seconds"]
    now = clock.epoch(clock.now())
    key = (email_partition, f"ATTEMPTS#{now // window}")
    window_end = (now // window + 1) * window
    row = storage.update(
        key,
        "ADD attempts :one SET #ttl = :ttl",
        values={":one": 1, ":ttl": window_end},
        names={"#ttl": "ttl"},
    )
    if row["attempts"] > limits["password_attempts"]:
        raise TooManyAttempts("too many attempts for this e-mail; try again later", retry_after=window_end - now)
    return key


def forget_attempt(key: storage.Key) -> None:
    """Only failures count: a script that fetches a token for each run must not lock itself out."""
    storage.update(key, "ADD attempts :minus_one", values={":minus_one": -1})
