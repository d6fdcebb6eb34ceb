"""Wind that lifts, and how little of a permanent load is left to hold it down."""

from handoff.validation import combining
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.pushing import pushes
from handoff.validation.rulebook import RULES

_LEADING: float = RULES["gravity"]["wind_leads_from"]


@remembered
def _lifted(document: Document) -> list[dict[str, float]]:
    """Factors of the combinations at ULS in which wind leads and lifts."""
    winds = [case for case in document.entities["load_cases"] if case["nature"] == "wind"]
    lifts = {case["id"]: sum(push[2] for push in pushes(document, case)) for case in winds}
    return [
        factors
        for factors in combining.ultimate(document)
        if any(lift * factors.get(wind, 0.0) >= _LEADING * abs(lift) > 0 for wind, lift in lifts.items())
    ]


def held_factor(document: Document, case: Entity) -> float | None:
    """The least that a load case has at ULS where wind leads and lifts."""
    return min((factors.get(case["id"], 0.0) for factors in _lifted(document)), default=None)
