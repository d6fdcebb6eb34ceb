"""What readers of JSON cannot keep, in values that no schema bounds."""

from collections.abc import Iterator
from typing import Any

from handoff.http.json_io import TooDeep, TooLarge, check_depth_and_integers
from handoff.validation.report import Finding, Where


def beyond(value: Any, where: Where) -> Iterator[Finding]:
    """Nested too deep, or with integers that are rounded in reading."""
    try:
        check_depth_and_integers(value, len(where) + 1)
    except (TooDeep, TooLarge) as error:
        yield where, error.code, str(error)
