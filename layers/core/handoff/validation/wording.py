"""The words for what a schema refuses: what was found, what is allowed, and what was probably meant."""

import json
import re
from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Any

from handoff.nearest import LONGEST, nearest
from handoff.sentences import said
from handoff.validation import restraints
from handoff.validation.rulebook import RULES, SYNONYMS

_NUMERIC = re.compile(r"\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*")
_KINDS = {
    "string": "text",
    "number": "a number",
    "integer": "a whole number",
    "boolean": "true or false",
    "array": "an array",
    "object": "an object",
}
_SHOWN: int = RULES["report"]["text_shown"]
# More choices than a reader wants to read through are counted.
_LISTED: int = RULES["report"]["choices_listed"]


def shown(value: Any) -> str:
    """A value as the message shows it: short, in JSON's own words."""
    if isinstance(value, str):
        return f"the text {clipped(value)}"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return f"the number {digits(value)}"
    if isinstance(value, list):
        return "an array"
    return "null" if value is None else "an object"


def digits(value: float) -> str:
    return f"{value:.15g}" if isinstance(value, float) else str(value)


def clipped(text: str) -> str:
    """The text in quotes; of a long one the beginning, and how long it is."""
    return f"'{text}'" if len(text) <= _SHOWN else f"'{text[:_SHOWN]}…' ({len(text):,} characters)"


def choice(values: Iterable[Any], word: str = "or") -> str:
    names = [f"'{value}'" if isinstance(value, str) else json.dumps(value) for value in values]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {word} {names[-1]}"


def note(description: str) -> str:
    """What the field is, from its schema: ` (Area, m²)`."""
    return f" ({description.rstrip('.')})" if description else ""


def meant(key: str, allowed: Collection[str]) -> str | None:
    """The known word that a mistyped one, or another program's, stands for."""
    return _meant(key, tuple(allowed)) if len(key) <= LONGEST else None


@lru_cache(maxsize=1024)
def _meant(key: str, allowed: tuple[str, ...]) -> str | None:
    synonym = SYNONYMS.get(key.casefold().replace("-", "_"))
    if synonym in allowed:
        return synonym
    near = nearest(key, set(allowed), 1)
    return near[0] if near else None


def unknown_key(key: str, allowed: Collection[str]) -> str:
    close = meant(key, allowed)
    if close:
        return f"unknown key {clipped(key)}; did you mean '{close}'?"
    return f"unknown key {clipped(key)}; allowed: {', '.join(allowed)}, and keys that begin with x_"


def wrong_type(kind: str, value: Any, description: str, is_id: bool) -> str:
    message = f"expected {_KINDS[kind]}, found {shown(value)}"
    if is_id and isinstance(value, int | float) and not isinstance(value, bool):
        return f'{message}; ids are text: write "{digits(value)}"'
    if kind in ("number", "integer") and isinstance(value, str) and len(value) < _SHOWN and _NUMERIC.fullmatch(value):
        return f"{message}; write {value.strip()} without quotes"
    return message + note(description)


def one_of(options: list[Any]) -> str:
    many = said("many_choices", count=len(options), some=choice(options[:3]))
    return choice(options) if len(options) <= _LISTED else many


def stiffness(words: list[str]) -> str:
    return ", ".join(f"'{word}'" for word in words) + " or a stiffness above 0"


def wrong_choice(options: list[Any], value: Any) -> str:
    message = f"expected {one_of(options)}, found {shown(value)}"
    if isinstance(value, str):
        near = meant(value, [option for option in options if isinstance(option, str)])
        if near and len(options) > 1:
            return f"{message}; did you mean '{near}'?"
    elif isinstance(value, int | float) and not isinstance(value, bool):
        texts = [option for option in options if isinstance(option, str) and _NUMERIC.fullmatch(option)]
        text = next((text for text in texts if float(text) == value), None)
        if text is not None:
            return f'{message}; write "{text}" with its quotes'
    return message


def wrong_stiffness(words: list[str], value: Any, key: str) -> str:
    message = f"expected {stiffness(words)}, found {shown(value)}"
    is_flag = isinstance(value, bool) or (isinstance(value, int | float) and value == 0)
    if is_flag and "rigid" in words:
        return f"{message}; write 'free' where it gives way, 'rigid' where it does not"
    if is_flag:
        return f"{message}; write '{words[0] if value else 'free'}'"
    if isinstance(value, str) and len(value) < _SHOWN:
        near = restraints.meant(value, key, words)
        if near:
            return f"{message}; did you mean '{near}'?"
        if _NUMERIC.fullmatch(value):
            return f"{message}; write {value.strip()} without quotes"
    return message
