"""Imposed load that lies on all spans of a line at once at ULS, where on some of them alone it would be worse."""

from handoff.validation.area_loads import carrying, edge_end
from handoff.validation.combination_rules import combines, together
from handoff.validation.combining import ultimate
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.spans import Line, lines

# By the nodes from which and to which loads lie, the cases, each by what it never acts without.
_Reaches = dict[str, dict[str, set[str]]]


def on_every_span(document: Document, case: Entity) -> list[str] | None:
    """The nodes at both ends of such a line."""
    found = _first(document)
    return found[1:] if found and found[0] == case["id"] else None


@remembered
def _first(document: Document) -> list[str]:
    """The first case that lies so, and the nodes at both ends of its line."""
    sets = _sets(document)
    for line in lines(document) if sets else ():
        parts = _pressed(line, _reaches(document))
        # Of two spans over a support on which they turn, both at once are the worst.
        two = len(parts) == 2 and (line.rigid or not parts.keys().isdisjoint(line.hanging))
        if two or len(parts) > 2:
            first, *others = parts.values()
            if all(other == first for other in others):
                return [next(name for name, key in sets.items() if key in first), line.nodes[0], line.nodes[-1]]
    return []


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


def _pressed(line: Line, reaches: _Reaches) -> dict[int, set[str]]:
    """By part the loads from one of its nodes to another; at one alone, of that which it lies within or hangs on."""
    found: dict[int, set[str]] = {}
    places = {node: i for i, node in enumerate(line.nodes)}
    for node, i in places.items():
        for other, keys in reaches.get(node, {}).items():
            j = places.get(other, -1)
            near = line.parts[min(i, j) : max(i, j)] if j >= 0 else []
            if i == j:
                near = line.parts[max(i - 1, 0) : i + 1]
                # Over a bearing it goes straight down.
                if near[0] != near[-1] or not (0 < i < len(line.parts) or near[0] in line.hanging):
                    near = []
            for part in near:
                found.setdefault(part, set()).update(keys)
    return found


@remembered
def _reaches(document: Document) -> _Reaches:
    """By the nodes from which and to which loads lie: what presses there."""
    sets, members, plates = _sets(document), document.lookup("members"), document.lookup("plates")
    found: _Reaches = {}
    for case in document.entities["load_cases"] if sets else ():
        if case["id"] in sets:
            edges = [(load["node"], load["node"]) for load in case.get("node_loads", ()) if load.get("fz")]
            for load in case.get("member_loads", ()):
                member = members.get(load["member"])
                if member and load.get("fz"):
                    edges.append((member["start"], member["end"]))
            for load in case.get("area_loads", ()):
                edges += [(load["nodes"][j], edge_end(load, j)) for j in carrying(document, load)]
            for load in case.get("plate_loads", ()):
                plate = plates.get(load["plate"])
                if plate and load.get("pressure"):
                    edges += [(node, edge_end(plate, j)) for j, node in enumerate(plate["nodes"])]
            for start, end in edges:
                found.setdefault(start, {}).setdefault(end, set()).add(sets[case["id"]])
    return found
