"""The independent judge: the published schema run by pure `jsonschema`, its errors brought to comparable places."""

from functools import cache
from typing import Any

from jsonschema import Draft202012Validator

from handoff.http.schema import closure

Place = tuple[str | int, ...]


@cache
def validator() -> Draft202012Validator:
    return Draft202012Validator(closure("model"))


def places(model: Any) -> set[Place]:
    """Where the oracle sees faults: fields, or the object for what is missing, unknown or not chosen."""
    return {tuple(error.absolute_path) for error in validator().iter_errors(model)}


def agree(ours: set[Place], theirs: set[Place]) -> bool:
    """We name the missing or unknown key itself where the oracle names its object; nothing else may differ."""
    return all(place in theirs or place[:-1] in theirs for place in ours) and all(
        place in ours or any(other[:-1] == place for other in ours) for place in theirs
    )
