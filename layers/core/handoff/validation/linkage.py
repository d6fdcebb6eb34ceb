"""Mechanisms of rigid parts that hinges and bars join: what supports and joints leave free, counted and proved.

Whatever is joined rigidly is one body, which is stiffer than it is; what moves even so is a mechanism for certain.
Bodies that hang on the ground by six independent directions are taken out in linear time; of the rest, a motion is
sought by elimination within a budget of steps, and what is not decided then is left to the solver.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain

from handoff.validation import rigid
from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.geometry import AXES, Point, ends, local_axes, minus, unit
from handoff.validation.linkage_motion import Row, motion
from handoff.validation.parts import links, parts, plate_pairs
from handoff.validation.report import Finding
from handoff.validation.rulebook import MOTIONS, UNRESISTED


def findings(document: Document) -> Iterator[Finding]:
    bodies = _Bodies(document)
    for group, rows in bodies.loose():
        moved = motion(rows, [(node, bodies.arms(node)) for node in bodies.nodes_of(group)])
        if moved:
            node, axis = moved
            told = f"node '{node}' {MOTIONS['u' + axis]} through hinges and bars: {UNRESISTED}"
            remedy = "; fix a joint, add a brace or hold it"
            yield document.where_node(node), "hinged_mechanism", told + remedy


class _Bodies:
    """Nodes grouped by rigid joints, members hinged at both ends on their own, and the rows that join them."""

    def __init__(self, document: Document) -> None:
        self.points = document.points
        self._places = document.node_places
        self._released = {
            name: frozenset(direction for direction in rigid.DIRECTIONS if hinge.get(direction, "rigid") == "free")
            for name, hinge in document.lookup("hinges").items()
        }
        members = document.entities["members"]
        whole = ((member["start"], member["end"]) for member in members if self._is_whole(member))
        joined = links(chain(whole, plate_pairs(document.entities["plates"])))
        self._nodes = list(parts({node: joined.get(node, ()) for node in self._places if node in document.used}))
        self.body = {node: body for body, nodes in enumerate(self._nodes) for node in nodes}
        self._size = rigid.spread(list(self.points.values()))
        # Of members that are bodies of their own.
        self._starts: dict[int, Point] = {}
        self.rows: list[tuple[Row, tuple[int, ...]]] = []
        for support in document.entities["supports"]:
            body = self.body.get(support["node"], -1)
            for axis, turn in map(rigid.axis_of, rigid.held(support)) if body >= 0 else ():
                self.rows.append((self._row(body, axis, self.points[support["node"]], turn), (body,)))
        for member in members:
            if not self._is_whole(member):
                self._link(member)

    def nodes_of(self, group: list[int]) -> list[str]:
        return sorted(
            (node for body in group if body < len(self._nodes) for node in self._nodes[body]),
            key=lambda node: self._places[node],
        )

    def arms(self, node: str) -> list[Row]:
        """What the three shifts of a node are in the motion of its body."""
        return [self._row(self.body[node], axis, self.points[node], False) for axis in AXES]

    def loose(self) -> Iterator[tuple[list[int], list[Row]]]:
        """Bodies that do not hang on the ground by themselves or by others, in groups, with the rows that hold them."""
        count = max((6, *(column for row, _ in self.rows for column in row))) // 6 + 1
        count = max(count, len(self._nodes))
        of_body: dict[int, list[int]] = defaultdict(list)
        for i, (_, bodies) in enumerate(self.rows):
            for body in bodies:
                of_body[body].append(i)
        turning = {column // 6 for row, _ in self.rows for column in row if column % 6 > 2}
        needed = [6 if body in turning else 3 for body in range(count)]
        basis: list[list[rigid.Motion]] = [[] for _ in range(count)]
        grounded: set[int] = set()
        queue = list(range(len(self.rows)))
        while queue:
            row, bodies = self.rows[queue.pop()]
            left = [body for body in bodies if body not in grounded]
            if len(left) != 1 or len(basis[left[0]]) >= needed[left[0]]:
                continue
            body = left[0]
            rigid.extend_basis(basis[body], [row.get(6 * body + k, 0.0) for k in range(6)])
            if len(basis[body]) >= needed[body]:
                grounded.add(body)
                queue += of_body[body]
        yield from self._groups(set(range(count)) - grounded, of_body)

    def _groups(self, bodies: set[int], of_body: dict[int, list[int]]) -> Iterator[tuple[list[int], list[Row]]]:
        joined = {body: bodies & {other for i in of_body[body] for other in self.rows[i][1]} for body in sorted(bodies)}
        for group in parts(joined):
            inside, own = set(group), sorted({i for body in group for i in of_body[body]})
            rows = [self.rows[i][0].items() for i in own]
            yield group, [{column: value for column, value in row if column // 6 in inside} for row in rows]

    def _is_whole(self, member: Entity) -> bool:
        """Whether the member makes one body of its two nodes."""
        return member.get("type", "beam") == "beam" and not any(self._free(member))

    def _free(self, member: Entity) -> tuple[frozenset[str], frozenset[str]]:
        """What the hinges at its start and at its end release."""
        start, end = member.get("start_hinge", ""), member.get("end_hinge", "")
        return self._released.get(start, frozenset()), self._released.get(end, frozenset())

    def _link(self, member: Entity) -> None:
        """The rows of a bar, or of the hinges of a beam."""
        places = ends(member, self.points)
        axis = unit(minus(places[1], places[0]))
        a, b = self.body[member["start"]], self.body[member["end"]]
        free = self._free(member)
        if member.get("type", "beam") != "beam":
            self._tie(a, b, axis, places[0], places[1])
        elif all({"ry", "rz"} <= released <= {"rx", "ry", "rz"} for released in free):
            self._tie(a, b, axis, places[0], places[1])
            if not any("rx" in released for released in free):
                self._tie(a, b, axis, places[0], places[1], True)
        else:
            if all(free):
                self._starts[len(self._nodes)] = places[0]
                self._nodes.append([])  # a body of its own
            own = a if not free[0] else b if not free[1] else len(self._nodes) - 1
            for node_body, place, released in ((a, places[0], free[0]), (b, places[1], free[1])):
                if released:
                    axes = local_axes(member, axis)
                    for direction, along in zip(rigid.DIRECTIONS, [*axes, *axes], strict=True):
                        if direction not in released:
                            self._tie(node_body, own, along, place, place, direction[0] == "r")

    def _tie(self, a: int, b: int, along: Point, at_a: Point, at_b: Point, turn: bool = False) -> None:
        row, other = self._row(a, along, at_a, turn), self._row(b, along, at_b, turn)
        if a == b:
            both = {column: row.get(column, 0.0) - other.get(column, 0.0) for column in row | other}
            row = {column: value for column, value in both.items() if abs(value) > 1e-13}
        else:
            row |= {column: -value for column, value in other.items()}
        if row:
            self.rows.append((row, (a, b) if a != b else (a,)))

    def _row(self, body: int, along: Point, place: Point, turn: bool) -> Row:
        """A shift or a turn of a place on a body; turns about its first node or start, in units of the model's size."""
        home = self.points[self._nodes[body][0]] if self._nodes[body] else self._starts[body]
        values = rigid.seen(rigid.scaled(minus(place, home), self._size), along, turn)
        return {column: value for column, value in enumerate(values, 6 * body) if value > 1e-13 or value < -1e-13}
