"""What a key may do by its scopes, and what keys it may make."""

import pytest

from handoff.auth import scopes
from handoff.errors import InsufficientScope

FULL: list[str] = []
READ, WRITE = ["read"], ["write"]


@pytest.mark.parametrize(
    ("own", "allowed"),
    [
        (FULL, {"read", "write", "full"}),
        (READ, {"read"}),
        (WRITE, {"read", "write"}),
        (READ + WRITE, {"read", "write"}),
    ],
)
def test_write_includes_read_and_none_is_full_access(own: list[str], allowed: set[str]) -> None:
    assert {needed for needed in ("read", "write", "full") if scopes.allows(own, needed)} == allowed
    for needed in {"read", "write", "full"} - allowed:
        with pytest.raises(InsufficientScope):
            scopes.require(own, needed)


@pytest.mark.parametrize("own", [FULL, READ, WRITE, READ + WRITE])
@pytest.mark.parametrize("wanted", [FULL, READ, WRITE, READ + WRITE])
def test_no_key_makes_one_that_may_more(own: list[str], wanted: list[str]) -> None:
    more = any(scopes.allows(wanted, needed) and not scopes.allows(own, needed) for needed in ("read", "write", "full"))
    assert scopes.within(own, wanted) == (not more)
    if more:
        with pytest.raises(InsufficientScope):
            scopes.require_within(own, wanted)
    else:
        scopes.require_within(own, wanted)


def test_a_refusal_says_what_is_missing_and_what_is_there() -> None:
    with pytest.raises(InsufficientScope, match="lacks the scope 'write'; it has 'read'"):
        scopes.require(READ, "write")
