"""Sentences that the packages say as well, from schemas/sentences.json."""

from functools import cache

import orjson

from handoff.settings import schemas_dir


@cache
def _sentences() -> dict[str, str]:
    sentences: dict[str, str] = orjson.loads((schemas_dir() / "sentences.json").read_bytes())
    return sentences


def said(name: str, **words: object) -> str:
    return _sentences()[name].format(**words)
