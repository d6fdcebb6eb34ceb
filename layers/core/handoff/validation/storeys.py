"""Storeys: a member belongs to the one that its lower end stands in."""

from math import inf

from handoff.settings import limits
from handoff.validation.document import Document, remembered

# Nearer than this below a floor, m, is on it.
ON_FLOOR: float = limits()["storey_floor_m"]


@remembered
def members(document: Document) -> dict[str, list[str]]:
    """Ids of the members of each storey."""
    falling = sorted(document.entities["storeys"], key=lambda storey: -storey["z"])
    found: dict[str, list[str]] = {storey["id"]: [] for storey in falling}
    points = document.points
    for member in document.entities["members"]:
        foot = min((points[member[end]][2] for end in ("start", "end") if member[end] in points), default=-inf)
        if storey := next((storey["id"] for storey in falling if storey["z"] <= foot + ON_FLOOR), None):
            found[storey].append(member["id"])
    return found
