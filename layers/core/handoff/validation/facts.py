"""What rows of rules ask of the whole model, by name."""

from collections.abc import Callable
from typing import Any

from handoff.runtime.settings import limits
from handoff.validation import profiles
from handoff.validation.document import Document
from handoff.validation.entries import ABSENT
from handoff.validation.rulebook import COLLECTIONS, RULES


def _count(home: str) -> Callable[[Document], int]:
    return lambda document: len(document.entities[home])


def _number(value: Any) -> Callable[[Document], Any]:
    return lambda _: value


def _is_weighed(document: Document) -> Any:
    return any(case["self_weight"] for case in document.entities["load_cases"]) or ABSENT


# Lengths and limits by which rows judge are named like facts.
_NUMBERS: dict[str, Any] = {
    **RULES["geometry"],
    **{name: most for name, most in limits().items() if name.endswith("_limit")},
}

FACTS: dict[str, Callable[[Document], Any]] = {
    **{name: _number(value) for name, value in _NUMBERS.items()},
    **{f"{kind}_count": _count(home) for home, kind in COLLECTIONS.items()},
    "extent": lambda document: document.grid.size if document.grid.codes else None,
    "height": lambda document: max(map(abs, document.lists("nodes")[0].column("z")), default=0.0),
    "largest_area": profiles.largest_area,
    "weighed": _is_weighed,
}
