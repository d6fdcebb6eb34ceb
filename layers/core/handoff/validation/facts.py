"""What rows of rules ask of the whole model, by name."""

from collections.abc import Callable
from typing import Any

from handoff.runtime.settings import limits
from handoff.validation import combination_rules, combining, forces, profiles
from handoff.validation.document import Document
from handoff.validation.entries import ABSENT
from handoff.validation.rulebook import COLLECTIONS, RULES


def _touching(document: Document) -> Any:
    """Whether two ends of members may be at one place."""
    return bool(document.member_keys & {"start_offset", "end_offset"}) or document.crowded or ABSENT


def _count(home: str) -> Callable[[Document], int]:
    return lambda document: len(document.entities[home])


def _number(value: Any) -> Callable[[Document], Any]:
    return lambda _: value


# Lengths, areas and limits by which rows judge are named like facts.
_NUMBERS: dict[str, Any] = {
    **RULES["geometry"],
    **RULES["area_loads"],
    **{name: most for name, most in limits().items() if name.endswith("_limit")},
}

FACTS: dict[str, Callable[[Document], Any]] = {
    **{name: _number(value) for name, value in _NUMBERS.items()},
    **{f"{kind}_count": _count(home) for home, kind in COLLECTIONS.items()},
    "combined_cases": combining.combined_cases,
    "combination_rule": lambda document: document.analysis.get("combinations"),
    "converted": lambda document: any(map(forces.converted, document.lists("forces"))) or ABSENT,
    "extent": lambda document: document.grid.size if document.grid.codes else None,
    "height": lambda document: max(map(abs, document.lists("nodes")[0].column("z")), default=0.0),
    "largest_area": profiles.largest_area,
    "largest_force": forces.largest,
    "limit_states": combining.limit_states,
    "lone_moment": forces.lone_moment,
    # Broken ones are members too.
    "member_count": lambda document: None if document.ids["members"] is None else len(document.ids["members"]),
    "most_combinations": combination_rules.most,
    "psi_rows": combination_rules.psi_rows,
    "touching": _touching,
}
