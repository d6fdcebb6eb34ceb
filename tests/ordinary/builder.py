"""Nodes by place, members by their ends, loads by members and places."""

from itertools import pairwise
from typing import Any

Place = tuple[float, float, float]
DIRECTIONS = ("ux", "uy", "uz", "rx", "ry", "rz")
SUPPORTS = {
    "fixed": DIRECTIONS,
    "pinned": ("ux", "uy", "uz", "rz"),
    "ball": ("ux", "uy", "uz"),
    "fork": ("ux", "uy", "uz", "rx"),
    "fork roller": ("uy", "uz", "rx"),
    "across": ("uy",),
}
# Ends of members that turn freely about both their axes, and only about the stronger one.
HINGES = {"pin": ("ry", "rz"), "fin": ("ry",)}
Entity = dict[str, Any]


def levels(start: Place, end: Place, count: int) -> list[Place]:
    """Places that divide a line into equal parts, both ends among them."""
    return [
        (
            start[0] + (end[0] - start[0]) * i / count,
            start[1] + (end[1] - start[1]) * i / count,
            start[2] + (end[2] - start[2]) * i / count,
        )
        for i in range(count + 1)
    ]


class Builder:
    """A model in the making."""

    def __init__(self, title: str, grade: str = "S355J2", **sections: str) -> None:
        self.title, self.grade, self.sections = title, grade, sections
        self.nodes: dict[Place, str] = {}
        self.members: list[Entity] = []
        self.supports: list[Entity] = []
        self.design_members: list[Entity] = []
        self.plates: list[Entity] = []
        self.cases: list[Entity] = []
        self.checks: list[Entity] = [{"id": "steel", "type": "en1993_1_1", "all": True, "limit_state": "ULS"}]
        self.own_sections: list[Entity] = []

    def node(self, place: Place) -> str:
        x, y, z = (round(value, 6) for value in place)
        return self.nodes.setdefault((x, y, z), f"N{len(self.nodes) + 1}")

    def member(self, start: Place, end: Place, section: str, ends: str = "", hinge: str = "pin", **more: Any) -> str:
        """`ends` names the hinged ones: "s", "e" or "se"."""
        name = f"M{len(self.members) + 1}"
        hinges = {f"{which}_hinge": hinge for which in ("start", "end") if which[0] in ends}
        entity = {"id": name, "start": self.node(start), "end": self.node(end), "section": section}
        self.members.append(entity | {"material": "steel"} | hinges | more)
        return name

    def line(
        self, places: list[Place], section: str, ends: str = "", design: Entity | None = None, **more: Any
    ) -> list[str]:
        """Members from place to place, and the design member that they are; `ends` are those of the whole line."""
        last = len(places) - 2
        names = []
        for i, (a, b) in enumerate(pairwise(places)):
            own = ("s" if i == 0 and "s" in ends else "") + ("e" if i == last and "e" in ends else "")
            names.append(self.member(a, b, section, own, **more))
        if len(names) > 1 or design is not None:
            self.design_members.append({"id": f"D{len(self.design_members) + 1}", "members": names} | (design or {}))
        return names

    def rod(self, start: Place, end: Place, section: str = "rod") -> str:
        return self.member(start, end, section, type="tension")

    def cross(self, a: Place, b: Place, c: Place, d: Place, section: str = "rod") -> None:
        """Rods along both diagonals of a bay with corners a, b, c, d in order."""
        self.rod(a, c, section)
        self.rod(b, d, section)

    def support(self, place: Place, kind: str) -> None:
        held = SUPPORTS[kind]
        directions = {direction: "fixed" if direction in held else "free" for direction in DIRECTIONS}
        self.supports.append({"id": f"S{len(self.supports) + 1}", "node": self.node(place)} | directions)

    def case(self, name: str, nature: str, category: str | None = None, **loads: Any) -> None:
        own = {"id": name, "nature": nature} | ({"category": category} if category else {})
        self.cases.append(own | {"self_weight": 1 if nature == "permanent" else 0} | loads)

    def along(self, members: list[str], axes: str = "global", **force: float) -> list[Entity]:
        return [{"member": member, "type": "distributed", "axes": axes, **force} for member in members]

    def at(self, places: list[Place], **force: float) -> list[Entity]:
        return [{"node": self.node(place), **force} for place in places]

    def deflection(self, ratio: float, members: list[str] | None = None, **more: Any) -> None:
        named = {"members": members} if members else {"all": True}
        own = {"id": f"deflection-{len(self.checks)}", "type": "deflection", "limit_state": "SLS", "limit_ratio": ratio}
        self.checks.append(own | named | more)

    def document(self) -> Entity:
        used = {member.get(key) for member in self.members for key in ("start_hinge", "end_hinge")}
        hinges = [
            {"id": name, **{d: "free" if d in free else "rigid" for d in DIRECTIONS}}
            for name, free in HINGES.items()
            if name in used
        ]
        library = [{"id": name, "library": section} for name, section in self.sections.items()]
        sls = any(check["limit_state"] == "SLS" for check in self.checks)
        lists = {
            "nodes": [{"id": name, "x": x, "y": y, "z": z} for (x, y, z), name in self.nodes.items()],
            "materials": [{"id": "steel", "library": self.grade}],
            "sections": library + self.own_sections,
            "members": self.members,
            "supports": self.supports,
            "load_cases": self.cases,
            "load_combinations": [],
        }
        optional = {"hinges": hinges, "design_members": self.design_members, "plates": self.plates}
        return {
            "schema_version": "1.0",
            "settings": {"title": self.title},
            "model": lists | {key: value for key, value in optional.items() if value},
            "analysis": {
                "combinations": {"rule": "en1990_610", "patterns": False}
                | ({"sls": ["characteristic"]} if sls else {}),
                "checks": self.checks,
            },
        }
