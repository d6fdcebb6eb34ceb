"""Properties of an outline by the formulas of sections, as far as rows judge by them."""

from handoff.sections.formulas import DIMENSIONS, FORMULAS, evaluated
from handoff.sections.outline import computed, derived
from handoff.validation.entries import Entity
from handoff.validation.rulebook import RULES


def properties(shape: Entity, radius: float | None = None) -> dict[str, float]:
    """By the formulas of sections; without radii, small beside the factor or out of all measure, by thin walls."""
    kind = shape["type"]
    if kind not in RULES["outlines"]:
        return {}
    one = kind.removeprefix("double_")
    size = {key: float(shape[key]) for key in DIMENSIONS if key in shape and not key.startswith("r")}
    if radius is not None:
        size["r"] = radius
    known = computed(one, size)
    known |= derived(one, size, known)
    if radius is None and one in FORMULAS["thin"]:
        known |= evaluated("thin", one, size)
    return {key: known[key] * (1 if one == kind else 2) for key in RULES["outlines"][kind]}
