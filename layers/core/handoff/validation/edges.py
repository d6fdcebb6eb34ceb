"""Nodes on the edge of a plate between its corners: nothing joins the two."""

from collections.abc import Iterator

from handoff.sentences import said
from handoff.validation.document import Document
from handoff.validation.lines import nodes_within
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_MOST = RULES["joints"]["examined_members"]


def hanging(document: Document) -> Iterator[Finding]:
    """Of each node once, however many edges it lies on."""
    plates = document.entities["plates"]
    if not plates or len(plates) > _MOST:
        return
    # Plates that share an edge have one.
    edges: dict[tuple[str, ...], str] = {}
    for plate in plates:
        for i, corner in enumerate(plate["nodes"]):
            edges.setdefault(tuple(sorted((plate["nodes"][i - 1], corner))), plate["id"])
    lines = {i: (ends[0], ends[1]) for i, ends in enumerate(edges)}
    owners, places = list(edges.values()), document.node_places
    known = {*document.used, *(support["node"] for support in document.entities["supports"])}
    first: dict[str, str] = {}
    for node, edge in nodes_within(document.points, lines, known):
        first.setdefault(node, owners[edge])
    for node in sorted(first, key=lambda name: places[name]):
        yield document.where_node(node), "node_on_edge", said("node_on_edge", node=node, plate=first[node])
