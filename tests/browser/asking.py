"""One model of beams that stand apart, each of which leaves one question open; together every kind of question."""

from typing import Any

Entity = dict[str, Any]
DIRECTIONS = ("ux", "uy", "uz", "rx", "ry", "rz")
FORK = "ux uy uz rx"
SLIDE = "uy uz rx"
CLAMP = " ".join(DIRECTIONS)
STEEL = {"type": "steel", "e": 210e9, "g": 81e9, "density": 7850, "fy": 235e6}
# 5 m beside one another.
APART = 5.0


class Row:
    """A beam after the other, along x, in one load case and one combination of each limit state."""

    def __init__(self) -> None:
        self.parts: dict[str, list[Entity]] = {
            name: [] for name in ("nodes", "sections", "members", "supports", "design_members")
        }
        self.checks: list[Entity] = []
        self.node_loads: list[Entity] = []
        self.member_loads: list[Entity] = []

    def beam(
        self,
        name: str,
        length: float,
        section: Entity,
        *,
        ends: tuple[str | Entity, str | Entity] = (FORK, SLIDE),
        spread: Entity | None = None,
        middle: float = 0,
        tip: Entity | None = None,
        check: Entity | None = None,
        rotation: float = 0,
        **design: Any,
    ) -> None:
        """`middle` is a torque, `tip` at the second end; then what check and design member say."""
        y = APART * len(self.parts["members"])
        for x, which, held in ((0.0, "a", ends[0]), (length, "b", ends[1])):
            node = f"{name} {which}"
            self.parts["nodes"].append({"id": node, "x": x, "y": y, "z": 0})
            given = held if isinstance(held, dict) else dict.fromkeys(held.split(), "fixed")
            if given:
                free = dict.fromkeys(DIRECTIONS, "free")
                self.parts["supports"].append({"id": node, "node": node, **free, **given})
        self.parts["sections"].append({"id": name, **section})
        member = {"id": name, "start": f"{name} a", "end": f"{name} b", "section": name, "material": "S235"}
        self.parts["members"].append(member | ({"rotation": rotation} if rotation else {}))
        self.parts["design_members"].append({"id": name, "members": [name], **design})
        if spread:
            self.member_loads.append({"member": name, "type": "distributed", **spread})
        if middle:
            self.member_loads.append({"member": name, "type": "moment", "position": 0.5, "mx": middle})
        if tip:
            self.node_loads.append({"node": f"{name} b", **tip})
        usual = {"id": name, "type": "en1993_1_1", "limit_state": "ULS", "design_members": [name]}
        if (check or {}).get("type") == "deflection":
            usual["limit_state"] = "SLS"
        self.checks.append({**usual, **(check or {})})

    def document(self) -> Entity:
        case = {"id": "Q", "nature": "other", "self_weight": 0}
        loads = {"node_loads": self.node_loads, "member_loads": self.member_loads}
        combinations = [
            {"id": each, "limit_state": each, "terms": [{"load_case": "Q", "factor": 1}]} for each in ("ULS", "SLS")
        ]
        return {
            "schema_version": "1.0",
            "settings": {"title": "A question each"},
            "model": {
                **self.parts,
                "materials": [{"id": "S235", "grade": "S235", **STEEL}],
                "load_cases": [{**case, **loads}],
                "load_combinations": combinations,
            },
            "analysis": {"options": {"order": "first"}, "checks": self.checks},
        }


def named(name: str) -> Entity:
    return {"library": name}


def plates(depth: float, width: float, web: float, flange: float, **more: Any) -> Entity:
    """An I-section of three plates, mm."""
    shape = {"type": "i", "h": depth / 1e3, "b": width / 1e3, "tw": web / 1e3, "tf": flange / 1e3}
    return {"shape": shape, **more}


def asking() -> Entity:
    """Loads such that one value of each question passes and another does not."""
    row = Row()
    ipe = named("IPE300")
    sag: Entity = {"type": "deflection", "limit_ratio": 250}
    # A slab holds the top flange, and over the supports the bottom one is pressed.
    row.beam(
        "flange",
        10,
        ipe,
        ends=(CLAMP, CLAMP),
        spread={"fz": -14e3},
        check={"restrained": True},
        web_stiffeners="at_forces",
    )
    flat = {"shape": {"type": "rhs", "h": 0.1, "b": 0.2, "t": 0.006, "r": 0.012}, "fabrication": "hot_finished"}
    row.beam("length y", 5, flat, tip={"fx": -400e3}, l_cr_y=2.5)
    row.beam("length z", 6, ipe, tip={"fx": -320e3}, l_cr_z=4.5)
    angle = named("L100x100x10")
    row.beam("length v", 1.5, angle, tip={"fx": -330e3}, l_cr_v=0.1, connection="centric")
    row.beam("twist length", 8, ipe, spread={"fz": -12e3}, l_lt=2)
    row.beam("critical moment", 8, ipe, spread={"fz": -12e3}, check={"mcr": 1e9})
    row.beam(
        "torque",
        3,
        named("HEA300"),
        ends=(CLAMP, ""),
        tip={"fy": 20e3, "fz": -20e3},
        check={"load_height": "top"},
        stiff_bearing_length=0.1,
    )
    row.beam("channel", 3, named("UPE160"), spread={"fz": -9e3})
    row.beam("warping", 6, ipe, spread={"fz": -8e3}, middle=2800, check={"load_height": "centre"})
    row.beam(
        "web",
        6,
        plates(1240, 300, 6, 20, fabrication="welded"),
        spread={"fz": -48e3},
        check={"restrained": True},
        stiff_bearing_length=0.2,
    )
    row.beam("bearing", 2.4, ipe, spread={"fz": -100e3})
    row.beam("tube", 4, named("SHS120x120x5"), tip={"fx": -330e3})
    row.beam("angle", 1, angle, tip={"fx": -350e3})
    row.beam("eccentric", 3, named("UPE160"), tip={"fx": 350e3})
    row.beam("rod", 3, {"shape": {"type": "circle", "d": 0.02}}, tip={"fx": 70e3})
    row.beam(
        "moving",
        5.7,
        ipe,
        ends=({**dict.fromkeys(("ux", "uy", "rx"), "fixed"), "uz": 200e3}, SLIDE),
        spread={"fz": -10e3},
        check=sag,
    )
    row.beam("sideways", 6, ipe, spread={"fz": -1500}, check={**sag, "limit_ratio": 400}, rotation=80)
    row.beam("longer", 6, ipe, spread={"fz": -24e3}, check={**sag, "limit_ratio": 400, "span": 12})
    return row.document()
