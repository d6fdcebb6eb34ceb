"""Area loads whose corners bound no area, or whose edges have no members; beams that they pass over."""

from collections.abc import Iterator

from handoff.sentences import said
from handoff.validation.area_loads import Area, area, edge_end, open_edge, span_in_plane
from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.passed_over import passed_over
from handoff.validation.report import Finding, Where
from handoff.validation.rulebook import RULES

_RULE = RULES["area_loads"]


def errors(document: Document) -> Iterator[Finding]:
    for where, load in _loads(document):
        found = area(document, load)
        if found is not None:
            yield from _unbounded(found, load, where)
            yield from _spans(document, load, where) if found.flat else ()


def _loads(document: Document) -> Iterator[tuple[Where, Entity]]:
    for listed in document.lists("area_loads"):
        for place, load in zip(listed.places, listed.items, strict=True):
            yield (*listed.where, place), load


def _unbounded(found: Area, load: Entity, where: Where) -> Iterator[Finding]:
    if found.size <= _RULE["least_area_m2"]:
        yield (*where, "nodes"), "no_area", said("no_area")
    if found.warped is not None:
        yield (*where, "nodes", found.warped), "area_not_flat", said("area_not_flat", node=load["nodes"][found.warped])
    if found.cut is not None:
        yield (*where, "nodes", found.cut), "area_not_convex", said("area_not_convex", node=load["nodes"][found.cut])


def _spans(document: Document, load: Entity, where: Where) -> Iterator[Finding]:
    one_way, directed = load.get("spread") == "one_way", "direction" in load
    share = span_in_plane(document, load)
    spans = share is not None and share > _RULE["least_span"]
    if directed and not one_way:
        yield (*where, "direction"), "no_span", said("direction_of_two_ways")
    elif one_way and not spans:
        words = said("direction_off_plane") if directed else said("no_direction")
        yield (*where, "direction"), "no_span", words
    else:
        edge = open_edge(document, load)
        if edge is not None:
            words = said("open_edge", node=load["nodes"][edge], other=edge_end(load, edge))
            yield (*where, "nodes", edge), "open_edge", words


def over_beams(document: Document) -> Iterator[Finding]:
    for where, load in _loads(document):
        member = passed_over(document, load)
        if member is not None:
            yield (*where, "nodes"), "area_over_beam", said("area_over_beam", member=member)
