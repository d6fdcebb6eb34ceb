"""Passwords: argon2id at OWASP's smallest recommended cost, and the same wait for every failure."""

from functools import cache
from typing import TYPE_CHECKING

from handoff.runtime import settings
from handoff.runtime.snapstart import before_snapshot

if TYPE_CHECKING:
    from argon2 import PasswordHasher

# A hash of a random password that was thrown away: verifying against it makes an unknown e-mail cost the same time.
NOBODY = "$argon2id$v=19$m=19456,t=2,p=1$L6PW/otrtgR/E8Af6Xmc7A$I+vyLbx9WaiMiHadrHrSWOBuDCsJv54c2Gk2a7cuBwc"


@before_snapshot
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


def is_outdated(kept_hash: str) -> bool:
    """Whether it was made at another cost than today's."""
    return hasher().check_needs_rehash(kept_hash)


def check_strength(password: str) -> None:
    # argon2 reads all of it: without a ceiling a request could make it hash megabytes.
    shortest, longest = settings.limits()["password_min_length"], settings.limits()["password_length"]
    if not shortest <= len(password) <= longest:
        raise ValueError(f"a password has {shortest} to {longest} characters")
