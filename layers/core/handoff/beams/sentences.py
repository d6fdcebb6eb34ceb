"""Sentences as data: what is said in which case, filled in with the values of one beam."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple


class Sentence(NamedTuple):
    """Said where one of `when` holds: each is facts that must all be so, `!` before one that must not; none: always."""

    text: str
    when: tuple[str, ...] = ()

    def said(self, facts: set[str]) -> bool:
        cases = (
            [(fact.removeprefix("!") in facts) != fact.startswith("!") for fact in case.split()] for case in self.when
        )
        return not self.when or any(map(all, cases))


def say(sentences: Iterable[Sentence], facts: set[str], values: dict[str, str]) -> Iterator[str]:
    return (sentence.text.format(**values) for sentence in sentences if sentence.said(facts))
