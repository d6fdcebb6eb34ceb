"""Keys that are not there: what each is, and what may stand there; directions that are left out together as one."""

from collections.abc import Iterator
from typing import Any

from handoff.sentences import said
from handoff.validation import wording
from handoff.validation.compiled import Schema, resolved
from handoff.validation.report import Finding, Where


def findings(missing: list[str], known: dict[str, Schema], where: Where) -> Iterator[Finding]:
    directions = [key for key in missing if _words(known.get(key, {}))]
    together = len(directions) > 1
    for key in missing:
        if key not in directions or not together:
            schema = resolved(known.get(key, {}))
            told = f"missing key '{key}'{wording.note(schema.get('description', ''))}{_allowed(schema)}"
            yield (*where, key), "missing_field", told
        elif key == directions[0]:
            yield (*where, key), "missing_field", _of_directions(directions, known)


def _of_directions(directions: list[str], known: dict[str, Schema]) -> str:
    # Push and pull are words of translations alone.
    words = [_words(known[key]) for key in directions]
    shared = [word for word in words[0] if all(word in others for others in words)]
    keys, listed = wording.choice(directions, "and"), ", ".join(f"'{word}'" for word in shared)
    return said("missing_directions", keys=keys, words=listed)


def _words(schema: Schema) -> list[str]:
    """Of a direction, the words that may stand in place of a stiffness."""
    choices: list[Any] = resolved(schema).get("anyOf", [{}])
    return choices[0].get("enum", [])  # type: ignore[no-any-return]


def _allowed(schema: Schema) -> str:
    if words := _words(schema):
        return f": {wording.stiffness(words)}"
    if "const" in schema:
        return f": '{schema['const']}'"
    return f": {wording.one_of(schema['enum'])}" if "enum" in schema else ""
