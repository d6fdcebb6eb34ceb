"""Sentences as data: what is said in which case, filled in with the values of one beam."""

from collections.abc import Iterator

from handoff.beams.tables import TABLES

WORDS = TABLES["words"]


def say(name: str, facts: set[str], values: dict[str, str]) -> Iterator[str]:
    """Those sentences of a list of which one case holds; a name in a list stands for the sentences of that list."""
    for sentence in WORDS[name]:
        if isinstance(sentence, str):
            yield from say(sentence, facts, values)
        elif _holds(facts, *sentence[1:]):
            yield sentence[0].format(**values)


def _holds(facts: set[str], cases: tuple[str, ...] = ("",)) -> bool:
    """One of the cases: facts that must all be so, `!` before one that must not."""
    return any(all((fact.strip("!") in facts) != fact.startswith("!") for fact in case.split()) for case in cases)
