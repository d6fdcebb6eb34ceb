"""What a key may do. The empty list is full access; `write` includes `read`."""

from collections.abc import Sequence
from typing import Literal, get_args

from handoff.errors import InsufficientScope

Scope = Literal["read", "write"]
READ: Scope = "read"
WRITE: Scope = "write"
# No key is given this by name: it is what a bearer token has, or a key without any restriction.
FULL = "full"
NAMES: tuple[Scope, ...] = get_args(Scope)


def allows(scopes: Sequence[str], needed: str) -> bool:
    return not scopes or needed in scopes or (needed == READ and WRITE in scopes)


def require(scopes: Sequence[str], needed: str) -> None:
    if not allows(scopes, needed):
        if needed == FULL:
            raise InsufficientScope("this needs a bearer token, or a key with full access")
        raise InsufficientScope(f"this key lacks the scope '{needed}'; it has {_listed(scopes)}")


def within(own: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether whoever has the first may do all that the second allow."""
    return not own or (bool(wanted) and all(allows(own, scope) for scope in wanted))


def require_within(own: Sequence[str], wanted: Sequence[str]) -> None:
    """No key makes a key with more rights than its own; the empty list is the most there is."""
    if not own:
        return
    if not wanted:
        raise InsufficientScope(f"an empty list means full access, which this key lacks; it has {_listed(own)}")
    for scope in wanted:
        require(own, scope)


def _listed(scopes: Sequence[str]) -> str:
    return ", ".join(f"'{scope}'" for scope in scopes)
