"""Ids and secrets, and what is kept of them."""

import re

from handoff.runtime import random_ids


def test_an_id_has_128_bits_and_a_secret_256_and_none_comes_twice() -> None:
    ids = {random_ids.new_id() for _ in range(1_000)}
    secrets = {random_ids.new_secret() for _ in range(1_000)}
    assert len(ids) == len(secrets) == 1_000
    assert all(re.fullmatch(r"[0-9a-f]{32}", one) for one in ids)
    # 256 bits at six a letter.
    assert all(re.fullmatch(r"[\w-]{43}", one, flags=re.ASCII) for one in secrets)


def test_the_digest_is_sha_256() -> None:
    """FIPS 180-4, the example of one block."""
    assert random_ids.digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert random_ids.matches("abc", random_ids.digest("abc"))
    assert not random_ids.matches("abd", random_ids.digest("abc"))


def test_a_lone_surrogate_is_a_wrong_secret_and_no_failure() -> None:
    """Headers can hold bytes that are no UTF-8."""
    assert not random_ids.matches("\udc80", random_ids.digest("abc"))
