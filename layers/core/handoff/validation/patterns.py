"""Imposed load that lies on all spans of a line at once, where on some of them alone it would be worse."""

from collections.abc import Iterable, Iterator
from math import inf

from handoff.validation.area_loads import carrying, edge_end
from handoff.validation.combination_rules import combines, together
from handoff.validation.combining import service, ultimate, with_the_most
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.rulebook import RULES
from handoff.validation.spans import Line, lines

# By limit state, the share of the span beside it below which a free end is a part of it.
_OVERHANG: dict[str, float] = RULES["spans"]["overhang"]
# By part of a line, what lies on it: of cases that never act without one another the same.
_Pressed = dict[int, set[str]]


def on_every_span(document: Document, case: Entity) -> list[str] | None:
    """The nodes at both ends of a line that is so bent, or sags so."""
    found = first(document)
    return found[1:] if found and found[0] == case["id"] else None


@remembered
def first(document: Document) -> list[str]:
    """The first case that lies so, and the nodes at both ends of its line."""
    for state in _states(document):
        for line, parts in _loaded(document, state):
            own = _on_all(line, parts) if state == "ULS" else _side_by_side(parts)
            if own:
                return _told(document, state, own, line)
    return []


def _states(document: Document) -> list[str]:
    """Where steel is checked, and where deflection is."""
    checks = [check for check in document.entities["checks"] if not check.get("informative")]
    strong = any(check["type"] == "en1993_1_1" for check in checks)
    sagging = [each for each in checks if each["type"] == "deflection" and each.get("measure") != "drift"]
    return ["ULS"] * strong + ["SLS"] * any(check["limit_state"] == "SLS" for check in sagging)


def _on_all(line: Line, parts: _Pressed) -> set[str] | None:
    """What lies on all parts. Of two spans over a support on which they turn, both at once are the worst."""
    two = len(parts) == 2 and (line.rigid or not parts.keys().isdisjoint(line.hanging))
    if not two and len(parts) < 3:
        return None
    own, *others = parts.values()
    return own if all(other == own for other in others) else None


def _side_by_side(parts: _Pressed) -> set[str] | None:
    """What lies on two parts beside one another: load on a span lifts those beside it, whatever they turn on."""
    return next((own for part, own in parts.items() if parts.get(part + 1) == own), None)


def _told(document: Document, state: str, keys: set[str], line: Line) -> list[str]:
    """The first case of such, and the nodes at both ends of a line."""
    case = next(name for name, key in _sets(document, state).items() if key in keys)
    return [case, line.nodes[0], line.nodes[-1]]


def _loaded(document: Document, state: str) -> Iterator[tuple[Line, _Pressed]]:
    """Lines, and what lies on their parts; free ends that are shorter than a share are of the span beside them."""
    sets = _sets(document, state)
    for line in lines(document) if sets else ():
        yield line, _pressed(document, line, state)


@remembered
def _sets(document: Document, state: str) -> dict[str, str]:
    """By imposed case that acts at a limit state: what is the same of cases that never lead without one another."""
    rule = document.analysis.get("combinations", {})
    if rule.get("patterns") is False or together(document, document.analysis):
        return {}
    cases = _imposed(document)
    combined = with_the_most(ultimate(document) if state == "ULS" else service(document), cases)
    found: dict[str, str] = {}
    for case in cases:
        listed = [i for i, factors in enumerate(combined) if factors.get(case["id"])]
        own = case.get("source", case["id"]) if rule.get("patterns") else case.get("category", "")
        ruled = combines(document, case) and (state == "ULS" or bool(rule.get("sls")))
        if listed or ruled:
            found[case["id"]] = str([listed, own if ruled else ""])
    return found


def _imposed(document: Document) -> list[Entity]:
    return [case for case in document.entities["load_cases"] if _is_imposed(case)]


def _is_imposed(case: Entity) -> bool:
    """What may lie anywhere: no roof, which is loaded as a whole."""
    return case["nature"] == "imposed" and case.get("category") != "H"


def _parts(line: Line, overhang: float) -> list[int]:
    """As the line's, a short free end being of the span beside it."""
    if not line.hanging:
        return line.parts
    last = line.parts[-1]
    low = int(line.hanging.get(0, inf) < overhang)
    high = last - int(line.hanging.get(last, inf) < overhang)
    return [min(max(part, low), high) for part in line.parts]


def _pressed(document: Document, line: Line, state: str) -> _Pressed:
    """First by what lies on its members, which is all there is of most."""
    found: _Pressed = {}
    parts, keys = _parts(line, _OVERHANG[state]), _on_members(document, state)
    for member, part in zip(line.members, parts, strict=True):
        if member in keys:
            found[part] = found[part] | keys[member] if part in found else keys[member]
    sets = _sets(document, state)
    for near, cases in _beside(document, line, parts):
        here = {sets[case] for case in cases if case in sets}
        for part in near if here else ():
            found[part] = found.get(part, set()) | here
    return found


def _beside(document: Document, line: Line, parts: list[int]) -> Iterator[tuple[list[int], Iterable[str]]]:
    """Parts of a line, and the cases of what is not its members' load: from one of its nodes to another, or at one."""
    reaches = _reaches(document)
    places = {node: i for i, node in enumerate(line.nodes)} if reaches else {}
    for node, i in places.items():
        for other, cases in reaches.get(node, {}).items():
            # Of what lies across the line, the end bears on it.
            j = places.get(other, i)
            yield parts[min(i, j) : max(i, j)] or _within(line, parts, i), cases
    # Of as many parts as members none has a node within.
    if line.hanging or line.parts[-1] + 1 < len(parts):
        for i, node in enumerate(line.nodes):
            if within := _within(line, parts, i):
                yield within, _at_ends(document).get(node, ())


def _within(line: Line, parts: list[int], i: int) -> list[int]:
    """The part that a node lies within or hangs on; none over a bearing, where load goes straight down."""
    near = parts[max(i - 1, 0) : i + 1]
    return near[:1] if near[0] == near[-1] and (0 < i < len(parts) or near[0] in line.hanging) else []


@remembered
def _on_members(document: Document, state: str) -> dict[str, set[str]]:
    """By member what presses it down, as the sets have it."""
    sets = _sets(document, state)
    one = {key: {key} for key in sets.values()}
    found: dict[str, set[str]] = {}
    for case, members in _lying(document).items():
        if case in sets:
            own = one[sets[case]]
            shared = {member: found[member] | own for member in members if member in found} if found else {}
            found.update(dict.fromkeys(members, own))
            found.update(shared)
    return found


@remembered
def _at_ends(document: Document) -> dict[str, set[str]]:
    """By node the cases that lie on members which end there."""
    found: dict[str, set[str]] = {}
    known = document.lookup("members")
    for case, members in _lying(document).items():
        for member in members & known.keys():
            for key in ("start", "end"):
                found.setdefault(known[member][key], set()).add(case)
    return found


@remembered
def _lying(document: Document) -> dict[str, set[str]]:
    """By case the members that it presses down."""
    found: dict[str, set[str]] = {}
    listed = {loads.where[2]: loads for loads in document.lists("member_loads") if "fz" in loads.keys}
    for place, case in zip(document.places["load_cases"], document.entities["load_cases"], strict=True):
        if place in listed and _is_imposed(case):
            members, forces = listed[place].column("member"), listed[place].values("fz")
            pressed = (
                members if all(forces) else [member for member, force in zip(members, forces, strict=True) if force]
            )
            found[case["id"]] = set(pressed)
    return found


@remembered
def _reaches(document: Document) -> dict[str, dict[str, set[str]]]:
    """By the nodes from which and to which loads lie that are not a member's: the cases that press there."""
    plates = document.lookup("plates")
    found: dict[str, dict[str, set[str]]] = {}
    for case in _imposed(document):
        edges = [(load["node"], load["node"]) for load in case.get("node_loads", ()) if load.get("fz")]
        for load in case.get("area_loads", ()):
            edges += [(load["nodes"][j], edge_end(load, j)) for j in carrying(document, load)]
        for load in case.get("plate_loads", ()):
            plate = plates.get(load["plate"])
            if plate and load.get("pressure"):
                edges += [(node, edge_end(plate, j)) for j, node in enumerate(plate["nodes"])]
        for start, end in edges:
            found.setdefault(start, {}).setdefault(end, set()).add(case["id"])
            found.setdefault(end, {}).setdefault(end, set()).add(case["id"])
    return found
