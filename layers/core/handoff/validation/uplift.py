"""Wind that lifts, and how little of a permanent load is left to hold it down."""

from math import cos, radians

from handoff.validation import area_loads, combining, geometry
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.rulebook import RULES

_LEADING: float = RULES["gravity"]["wind_leads_from"]


def _lifts(document: Document) -> dict[str, float]:
    """By load case of wind, what it lifts by in all, N."""
    cases = (case for case in document.entities["load_cases"] if case["nature"] == "wind")
    return {case["id"]: _lift(document, case) for case in cases}


def _lift(document: Document, case: Entity) -> float:
    nodal: float = sum(load.get("fz", 0.0) for load in case.get("node_loads", ()))
    members = sum(_of_member(document, load) for load in case.get("member_loads", ()))
    return nodal + members + sum(_of_area(document, load) for load in case.get("area_loads", ()))


def _of_member(document: Document, load: Entity) -> float:
    """A member's own z is up as far as it is level and not turned."""
    member, points = document.lookup("members").get(load["member"], {}), document.points
    if load["type"] not in ("point", "distributed") or not {member.get("start"), member.get("end")} <= points.keys():
        return 0.0
    start, end = geometry.ends(member, points)
    length, run = geometry.length(start, end), geometry.length((*start[:2], 0.0), (*end[:2], 0.0))
    axes, first = load.get("axes", "global"), load.get("fz", 0.0)
    upright = run / length * cos(radians(member.get("rotation", 0.0))) if axes == "local" else 1.0
    if load["type"] == "point":
        return float(first * upright)
    loaded = (load.get("end", 1.0) - load.get("start", 0.0)) * (run if axes == "projected" else length)
    return float((first + load.get("fz_end", first)) / 2 * upright * loaded)


def _of_area(document: Document, load: Entity) -> float:
    area = area_loads.area(document, load)
    return 0.0 if area is None or load.get("axes", "global") == "local" else float(load["pressure"] * area.size)


@remembered
def _lifted(document: Document) -> list[dict[str, float]]:
    """Factors of the combinations at ULS in which wind leads and lifts."""
    lifts = _lifts(document)
    return [
        factors
        for factors in combining.ultimate(document)
        if any(lift * factors.get(wind, 0.0) >= _LEADING * abs(lift) > 0 for wind, lift in lifts.items())
    ]


def held_factor(document: Document, case: Entity) -> float | None:
    """The least that a load case has at ULS where wind leads and lifts."""
    return min((factors.get(case["id"], 0.0) for factors in _lifted(document)), default=None)
