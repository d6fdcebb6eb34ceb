"""Fields of a request body: each reader returns a plain value or says what was wrong and what would be right."""

from collections.abc import Sequence
from typing import Any

from handoff.body import kind
from handoff.errors import BadRequest


def only(body: dict[str, Any], known: Sequence[str]) -> None:
    """Refuse keys nobody knows, where a mistyped one would change the outcome."""
    for key in body:
        if key not in known:
            raise BadRequest(_unknown(key, known))


def some(body: dict[str, Any], known: Sequence[str]) -> None:
    """At least one of the known keys, and no other."""
    only(body, known)
    if not body:
        raise BadRequest(f"nothing to change; send at least one of {', '.join(known)}")


def text(body: dict[str, Any], name: str, *, longest: int, shortest: int = 1) -> str:
    if name not in body:
        raise BadRequest(f"'{name}' is missing")
    value = body[name]
    if type(value) is not str:
        raise BadRequest(f"'{name}' must be a string, not {kind(value)}")
    if not shortest <= len(value) <= longest:
        raise BadRequest(f"'{name}' must have {shortest} to {longest} characters, not {len(value)}")
    if shortest and not value.strip():
        raise BadRequest(f"'{name}' must not be blank")
    return value


def optional_text(body: dict[str, Any], name: str, *, longest: int) -> str | None:
    if body.get(name) is None:
        return None
    return text(body, name, longest=longest, shortest=0)


def optional_integer(body: dict[str, Any], name: str, *, lowest: int, highest: int) -> int | None:
    value = body.get(name)
    if value is None:
        return None
    if type(value) is float and value.is_integer() and lowest <= value <= highest:
        value = int(value)  # JSON knows one kind of number: 30.0 is an integer
    if type(value) is not int:
        shown = value if isinstance(value, float) else kind(value)
        raise BadRequest(f"'{name}' must be an integer from {lowest} to {highest} or null, not {shown}")
    if not lowest <= value <= highest:
        raise BadRequest(f"'{name}' must be from {lowest} to {highest}, not {value}")
    return value


def choices(body: dict[str, Any], name: str, allowed: Sequence[str]) -> list[str]:
    """A list of distinct names; absent means none."""
    value = body.get(name, [])
    listed = ", ".join(f"'{choice}'" for choice in allowed)
    if type(value) is not list:
        raise BadRequest(f"'{name}' must be an array of {listed}, not {kind(value)}")
    for entry in value:
        if entry not in allowed:
            shown = f"'{entry[:40]}'" if isinstance(entry, str) else kind(entry)
            raise BadRequest(f"'{name}' may hold {listed}, not {shown}")
    if len(set(value)) < len(value):
        raise BadRequest(f"'{name}' names a value twice")
    return value


def _unknown(key: str, known: Sequence[str]) -> str:
    from handoff.nearest import nearest

    near = nearest(key, list(known), limit=1)
    hint = f"did you mean '{near[0]}'?" if near else f"known: {', '.join(known)}"
    return f"unknown key '{key[:60]}'; {hint}"
