"""Beams within the area of a load: all of it goes to the members along its edges, and they take nothing."""

from collections import defaultdict

from handoff.validation.area_loads import Area, area
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.geometry import TOUCH_M, Point, cross, dot, has_offset, minus, norm, unit
from handoff.validation.nearby import Nearby
from handoff.validation.rulebook import RULES

_RULE = RULES["area_loads"]
# Of a direction, what may lead out of a plane or off a line.
_ASIDE: float = _RULE["off_plane"]


def passed_over(document: Document, load: Entity) -> str | None:
    """Such a beam; many cases load one area, and the first of them tells."""
    found = area(document, load)
    if not found or not found.inward or not document.complete("members"):
        return None
    telling = document.facts.setdefault("areas passed over", {})
    spans = tuple(load.get("direction", ()))
    if telling.setdefault((tuple(load["nodes"]), spans), load) is not load:
        return None
    return _beams(document).within(found, load["nodes"], unit(spans) if spans else None)


class _Beams:
    """Beams by the nodes they leave."""

    def __init__(self, document: Document) -> None:
        self._points = document.points
        self._search = Nearby(document.points, _RULE["steps"])
        # Of these a one-way area takes no notice where they lead from corner to corner: they brace it in plan.
        self._pinned: set[str] = set()
        turning = {hinge["id"] for hinge in document.entities["hinges"] if hinge["ry"] == hinge["rz"] == "free"}
        self._leaving: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for member in document.entities["members"]:
            if member.get("type", "beam") == "beam" and not has_offset(member):
                if member.get("start_hinge") in turning and member.get("end_hinge") in turning:
                    self._pinned.add(member["id"])
                self._leaving[member["start"]].append((member["id"], member["end"]))
                self._leaving[member["end"]].append((member["id"], member["start"]))

    def within(self, found: Area, corners: list[str], span: Point | None) -> str | None:
        places = [self._points[corner] for corner in corners]
        for node in self._search.round(places, TOUCH_M):
            beams = self._leaving.get(node)
            if beams is None or (edges := _edges_at(found, places, self._points[node])) is None:
                continue
            for name, other in beams:
                if span is not None and name in self._pinned and node in corners and other in corners:
                    continue
                along = other in self._points and unit(minus(self._points[other], self._points[node]))
                if along and _enters(found, edges, along, span):
                    return name
        return None


_beams = remembered(_Beams)


def _edges_at(found: Area, corners: list[Point], point: Point) -> list[Point] | None:
    """The inward directions of the edges that a point of the area lies on; None of a point elsewhere."""
    if abs(dot(minus(point, corners[0]), found.normal)) > TOUCH_M + _ASIDE * found.size**0.5:
        return None
    depths = [dot(minus(point, corner), inward) for corner, inward in zip(corners, found.inward, strict=True)]
    if min(depths) < -TOUCH_M:
        return None
    return [inward for depth, inward in zip(depths, found.inward, strict=True) if depth <= TOUCH_M]


def _enters(found: Area, edges: list[Point], along: Point, span: Point | None) -> bool:
    """Whether a member that leaves such a point leads into the area, and not the way that a one-way one spans."""
    return (
        abs(dot(along, found.normal)) <= _ASIDE
        and all(dot(along, inward) > _ASIDE for inward in edges)
        and (span is None or norm(cross(along, span)) > _ASIDE)
    )
