"""Imposed load that lies on all spans of a line at once at ULS, where on some of them alone it would be worse."""

from collections.abc import Iterator

from handoff.validation.area_loads import carrying
from handoff.validation.combination_rules import combines, together
from handoff.validation.combining import ultimate
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.spans import Line, lines

# By member or node, the cases that load it, each by what it never acts without.
_Keys = dict[str, set[str]]


def on_every_span(document: Document, case: Entity) -> list[str] | None:
    """The nodes at both ends of such a line."""
    found = _first(document)
    return found[1:] if found and found[0] == case["id"] else None


@remembered
def _first(document: Document) -> list[str]:
    """The first case that lies so, and the nodes at both ends of its line."""
    sets = _sets(document)
    for line in lines(document) if sets else ():
        on_members, on_nodes, on_edges = _loads(document)
        parts: dict[int, set[str]] = {}
        for member, part in zip(line.members, line.parts, strict=True):
            if member in on_members:
                parts.setdefault(part, set()).update(on_members[member])
        for part, keys in _of_nodes(line, on_nodes, on_edges):
            parts.setdefault(part, set()).update(keys)
        if _matters(line, parts):
            first, *others = parts.values()
            if all(other == first for other in others):
                return [next(name for name, key in sets.items() if key in first), line.nodes[0], line.nodes[-1]]
    return []


def _matters(line: Line, parts: dict[int, set[str]]) -> bool:
    """Of two spans over a support on which they turn, both at once are the worst."""
    return len(parts) > 2 or (len(parts) == 2 and (line.rigid or not parts.keys().isdisjoint(line.hanging)))


@remembered
def _sets(document: Document) -> dict[str, str]:
    """By imposed case that acts at ULS: what is the same of cases that never act without one another."""
    rule = document.analysis.get("combinations", {})
    if rule.get("patterns") is False or together(document, document.analysis):
        return {}
    found: dict[str, str] = {}
    for case in document.entities["load_cases"]:
        if case["nature"] == "imposed" and case.get("category") != "H":
            listed = [i for i, factors in enumerate(ultimate(document)) if factors.get(case["id"])]
            own = case.get("source", case["id"]) if rule.get("patterns") else case.get("category", "")
            ruled = combines(document, case)
            if listed or ruled:
                found[case["id"]] = str([listed, own if ruled else ""])
    return found


def _of_nodes(line: Line, on_nodes: _Keys, on_edges: dict[str, _Keys]) -> Iterator[tuple[int, set[str]]]:
    """Parts under loads of their nodes, or of edges between two of these."""
    places = {node: i for i, node in enumerate(line.nodes)} if on_nodes or on_edges else {}
    for node, i in places.items():
        near = {*line.parts[max(i - 1, 0) : i + 1]}
        if node in on_nodes and len(near) == 1 and (0 < i < len(line.parts) or near <= {*line.hanging}):
            yield from ((part, on_nodes[node]) for part in near)
        for other, keys in on_edges.get(node, {}).items():
            j = places.get(other, i)
            for part in {*line.parts[min(i, j) : max(i, j)]}:
                yield part, keys


@remembered
def _loads(document: Document) -> tuple[_Keys, _Keys, dict[str, _Keys]]:
    """By member, by node, and by the nodes at both ends of an edge that carries: what presses there."""
    sets, plates = _sets(document), document.lookup("plates")
    on_members: _Keys = {}
    on_nodes: _Keys = {}
    on_edges: dict[str, _Keys] = {}
    for case in document.entities["load_cases"]:
        key = sets.get(case["id"])
        if key is None:
            continue
        for load in case.get("member_loads", ()):
            if load.get("fz"):
                on_members.setdefault(load["member"], set()).add(key)
        for load in case.get("node_loads", ()):
            if load.get("fz"):
                on_nodes.setdefault(load["node"], set()).add(key)
        edges = [(load["nodes"], j) for load in case.get("area_loads", ()) for j in carrying(document, load)]
        for load in case.get("plate_loads", ()):
            nodes = plates.get(load["plate"], {}).get("nodes", ()) if load.get("pressure") else ()
            edges += [(nodes, j) for j in range(len(nodes))]
        for nodes, j in edges:
            on_edges.setdefault(nodes[j], {}).setdefault(nodes[(j + 1) % len(nodes)], set()).add(key)
    return on_members, on_nodes, on_edges
