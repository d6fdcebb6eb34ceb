"""Wind or an earthquake from one side alone, where the structure is not the same from the other; warmth alone."""

from handoff.validation.combination_rules import combines
from handoff.validation.combining import borne, ultimate
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.geometry import norm
from handoff.validation.mirror import same
from handoff.validation.pushing import pushes
from handoff.validation.rulebook import RULES

_ASIDE: float = RULES["sides"]["aside_from"]
# By the axis that wind blows along: mirrored across it, or turned half round, wind from the other side is the same.
_TURNED = (("x", "xy"), ("y", "xy"))


def one_way(document: Document, case: Entity) -> str | None:
    """Along which axis a case and all of its nature push one way alone, where the other way is another thing."""
    nature: str = case["nature"]
    found = _one_way(document, nature)
    return found[1] if found and any(axis == found[0] for axis, _ in _ways(document, case)) else None


@remembered
def _one_way(document: Document, nature: str) -> tuple[int, str] | None:
    ways: set[tuple[int, bool]] = set()
    for case in document.entities["load_cases"]:
        if case["nature"] == nature:
            ways |= _ways(document, case)
    for axis, name in enumerate(("X", "Y")):
        if ((axis, True) in ways) != ((axis, False) in ways) and not any(same(document, way) for way in _TURNED[axis]):
            return axis, f"+{name}" if (axis, True) in ways else f"-{name}"
    return None


def _ways(document: Document, case: Entity) -> set[tuple[int, bool]]:
    """The axes that a case pushes along, and whether forwards; by a rule, as the loads say."""
    found = pushes(document, case)
    said = "directions" in case
    least = _ASIDE * sum(norm(push) for push in found)
    combined = borne(document) if case["nature"] == "seismic" else ultimate(document)
    sides = [(axis, sum(push[axis] for push in found)) for axis in range(2)]
    return {
        (axis, forwards)
        for factor in [*(factors.get(case["id"], 0.0) for factors in combined), float(combines(document, case))]
        for axis, side in sides
        for forwards in (True, False)
        if factor and abs(side) > least and (said or forwards == (side * factor > 0))
    }


def one_sided(document: Document) -> str | None:
    """Which way the temperature goes at ULS, where it goes one way alone; by a rule, as the loads say."""
    ways: set[bool] = set()
    for case in document.entities["load_cases"]:
        if case["nature"] == "temperature":
            loads = (*case.get("member_loads", ()), *case.get("plate_loads", ()))
            rises = {load["dt"] > 0 for load in loads if load.get("dt")}
            listed = [factors.get(case["id"], 0.0) for factors in ultimate(document)]
            factors = [*listed, float(combines(document, case))]
            if "directions" in case:
                rises = {True, False}
            ways = ways | {rise == (factor > 0) for rise in rises for factor in factors if factor}
    return None if len(ways) != 1 else "up" if True in ways else "down"
