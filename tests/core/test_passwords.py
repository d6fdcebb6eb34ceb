"""Passwords are kept as argon2id, and whoever has none waits as long as whoever is wrong."""

import pytest
from argon2 import extract_parameters
from argon2.low_level import Type

from handoff.accounts import passwords
from handoff.runtime import settings


def test_the_hash_is_argon2id_at_the_cost_that_owasp_recommends() -> None:
    """OWASP Password Storage Cheat Sheet: 19 MiB of memory, two passes, one lane, or more of any."""
    kept = extract_parameters(passwords.hashed("correct horse"))
    assert (kept.type, kept.memory_cost, kept.time_cost, kept.parallelism) == (Type.ID, 19 * 1024, 2, 1)
    # What an unknown e-mail is held against costs the same.
    assert extract_parameters(passwords.NOBODY) == kept


def test_the_password_alone_opens() -> None:
    kept = passwords.hashed("correct horse")
    assert passwords.verify(kept, "correct horse")
    assert not passwords.verify(kept, "correct horse ")
    assert not passwords.verify(None, "correct horse")


def test_two_hashes_of_one_password_differ() -> None:
    assert passwords.hashed("correct horse") != passwords.hashed("correct horse")


def test_a_password_has_a_least_and_a_most() -> None:
    shortest, longest = settings.limits()["password_min_length"], settings.limits()["password_length"]
    for fits in ("x" * shortest, "x" * longest):
        passwords.check_strength(fits)
    for wrong in ("x" * (shortest - 1), "x" * (longest + 1)):
        with pytest.raises(ValueError, match=f"{shortest} to {longest}"):
            passwords.check_strength(wrong)
