"""Sentences that the packages say as well, from schemas/sentences.json."""

from handoff.runtime.settings import schema_file


def said(name: str, **words: object) -> str:
    sentence: str = schema_file("sentences")[name]
    return sentence.format(**words)
