"""Storeys: a member belongs to the one that its lower end stands in; two at one level."""

from collections.abc import Iterator
from itertools import pairwise
from math import inf

from handoff.runtime.settings import limits
from handoff.validation.document import Document, remembered
from handoff.validation.report import Finding

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


def one_level(document: Document) -> Iterator[Finding]:
    """Of two storeys at one level members stand in one alone."""
    storeys = document.entities["storeys"]
    rising = sorted(range(len(storeys)), key=lambda i: (storeys[i]["z"], i))
    for lower, upper in pairwise(rising):
        if storeys[upper]["z"] - storeys[lower]["z"] <= ON_FLOOR:
            first, second = sorted((lower, upper))
            told = f"storey '{storeys[second]['id']}' is at the level of storey '{storeys[first]['id']}'"
            remedy = ", and members stand in one alone: give each its own level, or put members in groups"
            yield (*document.where("storeys", second), "z"), "doubled_storey", told + remedy
