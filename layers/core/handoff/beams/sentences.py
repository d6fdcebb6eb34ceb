"""Sentences as data: what is said in which case, filled in with the values of one beam."""

from collections.abc import Iterator
from typing import Any

from handoff.beams.tables import TABLES

WORDS = TABLES["words"]
REFUSALS = TABLES["refusals"]


def say(name: str, facts: set[str], values: dict[str, str]) -> Iterator[str]:
    """Those sentences of a list of which one case holds; a name in a list stands for the sentences of that list."""
    return _said(WORDS, name, facts, values)


def refusal(name: str, /, **values: str) -> str:
    """What is wrong, in words of which those that are not empty are the facts."""
    return "".join(_said(REFUSALS, name, {key for key, word in values.items() if word}, values))


def _said(lists: dict[str, Any], name: str, facts: set[str], values: dict[str, str]) -> Iterator[str]:
    for sentence in lists[name]:
        if isinstance(sentence, str):
            yield from _said(lists, sentence, facts, values)
        elif len(sentence) == 1 or _holds(facts, sentence[1]):
            yield sentence[0].format(**values)


def _holds(facts: set[str], cases: list[str]) -> bool:
    """One of the cases: facts that must all be so, `!` before one that must not."""
    return any(
        all(fact[1:] not in facts if fact.startswith("!") else fact in facts for fact in case.split(" "))
        for case in cases
    )
