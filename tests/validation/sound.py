"""Sound, ordinary structures of many kinds and sizes from a seeded generator: what validation must pass in silence."""

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from tests.validation.structures import DOF, PIN

Model = dict[str, Any]
Point = tuple[float, float, float]

BEAMS = ("IPE200", "IPE300", "IPE400", "IPE500", "HEA240", "UB406x178x60", "W14X30")
COLUMNS = ("HEB200", "HEB300", "HEA260", "UC254x254x73", "SHS150x8", "W10X49")
BARS = ("SHS80x5", "CHS88.9x5", "L70x7", "RHS100x60x5")
FULL = " ".join(DOF)
# EN 1991-1-1 Table 6.2, EN 1991-1-3, EN 1991-1-4: kN/m² of area, times the metres between frames.
AREA_KN = {"permanent": (0.3, 6.0), "imposed": (0.4, 7.5), "snow": (0.5, 4.0), "wind": (0.3, 1.5)}
OWN = {"id": "girder", "a": 0.02227, "iy": 0.00243, "iz": 9.911e-5, "it": 2.54e-6, "iw": 1.5e-5,
       "wpl_y": 0.006849, "shape": {"type": "i", "h": 0.8, "b": 0.3, "tw": 0.012, "tf": 0.022, "r": 0},
       "fabrication": "welded"}  # fmt: skip


class Sketch:
    """Nodes by place, members in lines that are verified as one, supports; then loads, combinations and checks."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.nodes: dict[Point, str] = {}
        self.members: list[dict[str, Any]] = []
        self.lines: list[tuple[list[str], str]] = []
        self.plates: list[dict[str, Any]] = []
        self.supports: dict[str, str] = {}
        # Beams of a roof; those of floors have imposed load on every second one, and on the others.
        self.roof = False

    def node(self, x: float, y: float, z: float) -> str:
        return self.nodes.setdefault((x, y, z), f"N{len(self.nodes) + 1}")

    def line(self, section: str, *places: Point, **more: Any) -> None:
        names = [self.node(*place) for place in places]
        line = []
        for start, end in pairwise(names):
            line.append(f"M{len(self.members) + 1}")
            self.members.append(
                {"id": line[-1], "start": start, "end": end, "section": section, "material": "steel", **more}
            )
        self.lines.append((line, section))

    def hold(self, place: Point, directions: str) -> None:
        self.supports[self.node(*place)] = directions

    def model(self, spacing: float) -> Model:
        beams = [name for line, section in self.lines if section in ("beam", "girder") for name in line]
        cases = self._cases(beams, spacing)
        return {
            "schema_version": "1.0",
            "model": {
                "nodes": [{"id": name, "x": x, "y": y, "z": z} for (x, y, z), name in self.nodes.items()],
                "materials": [
                    {"id": "steel", "type": "steel", "e": 210e9, "g": 81e9, "density": 7850, "fy": 355e6},
                    {"id": "C30", "type": "concrete", "e": 33e9, "g": 13.75e9, "density": 2500, "nu": 0.2},
                ],
                "sections": [
                    {"id": "beam", "library": self.rng.choice(BEAMS)},
                    {"id": "column", "library": self.rng.choice(COLUMNS)},
                    {"id": "bar", "library": self.rng.choice(BARS)},
                    OWN,
                ],
                "hinges": [PIN],
                "members": self.members,
                "plates": self.plates,
                "supports": [
                    {"id": f"S{i}", "node": node, **{d: "fixed" if d in held.split() else "free" for d in DOF}}
                    for i, (node, held) in enumerate(self.supports.items())
                ],
                "load_cases": cases,
                "load_combinations": self._combinations(cases),
                "design_members": [{"id": f"D{i}", "members": line} for i, (line, _) in enumerate(self.lines)],
            },
            "analysis": {
                "checks": [
                    {"id": "steel", "type": "en1993_1_1", "all": True, "limit_state": "ULS"},
                    {"id": "sag", "type": "deflection", "all": True, "limit_state": "SLS", "limit_ratio": 250},
                ][: 2 if self.members else 0]
            },
        }  # fmt: skip

    def _cases(self, beams: list[str], spacing: float) -> list[dict[str, Any]]:
        cases = []
        for nature, (low, high) in AREA_KN.items():
            load = round(self.rng.uniform(low, high) * spacing, 2) * 1e3
            case: dict[str, Any] = {
                "id": nature[0].upper(),
                "nature": nature,
                "self_weight": int(nature == "permanent"),
            }
            if nature == "wind":
                tops = sorted(self.nodes, key=lambda place: -place[2])[:2]
                case["node_loads"] = [{"node": self.nodes[top], "fx": load} for top in tops]
            elif beams:
                case["member_loads"] = [{"member": name, "type": "distributed", "fz": -load} for name in beams]
            elif self.plates:
                case["plate_loads"] = [{"plate": p["id"], "pressure": -load, "axes": "global"} for p in self.plates]
            else:
                case["node_loads"] = [{"node": node, "fz": -load} for node in self.nodes.values()]
            cases += self._spans(case) if nature == "imposed" else [case]
        return cases

    def _spans(self, case: dict[str, Any]) -> list[dict[str, Any]]:
        """Each with a name of its own; EN 1991-1-1 6.2.1(1)."""
        loads = case.get("member_loads", [])
        if self.roof:
            return [{**case, "category": "H"}]
        parts = [loads[::2], loads[1::2]]
        return [{**case, "id": f"I{i}", "member_loads": part} for i, part in enumerate(parts)] if all(parts) else [case]

    def _combinations(self, cases: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """EN 1990 (6.10) with Table A1.1: each variable action leading, with wind, which may relieve, and without; wind
        from both sides, beside weight that helps too; and characteristic."""
        psi = {"imposed": 0.7, "snow": 0.5, "wind": 0.6}
        combined: list[tuple[str, list[tuple[str, float]]]] = []
        for leading in psi:
            terms = [("permanent", 1.35), *((other, 1.5 if other == leading else 1.5 * psi[other]) for other in psi)]
            combined.append(("ULS", terms))
        combined.append(("ULS", [*terms[:-1], ("wind", -1.5)]))
        combined += [("ULS", [("permanent", 1.0), ("wind", side * 1.5)]) for side in (1, -1)]
        for leading in ("imposed", "snow"):
            others = [(one, 1.5 if one == leading else 1.5 * psi[one]) for one in ("imposed", "snow")]
            combined.append(("ULS", [("permanent", 1.35), *others]))
        combined.append(("SLS", [(nature, 1.0) for nature in AREA_KN]))
        listed: list[dict[str, Any]] = [
            {
                "id": f"{state}{i}",
                "limit_state": state,
                "terms": [
                    {"load_case": case["id"], "factor": factor}
                    for nature, factor in terms
                    for case in cases
                    if case["nature"] == nature
                ],
            }
            for i, (state, terms) in enumerate(combined)
        ]
        spans = [case["id"] for case in cases if case["nature"] == "imposed"]
        return listed + [
            {
                **whole,
                "id": f"{whole['limit_state']} without {away}",
                "terms": [term for term in whole["terms"] if term["load_case"] != away],
            }
            for away in (spans if len(spans) > 1 else ())
            for whole in (listed[0], listed[-1])
        ]


def portal(sketch: Sketch) -> None:
    rng, sketch.roof = sketch.rng, True
    span, eaves, rise = rng.uniform(8, 40), rng.uniform(3, 9), rng.choice((0.0, rng.uniform(0.5, 4)))
    foot = rng.choice((FULL, "ux uy uz rz"))
    for bay in range(rng.randint(1, 4)):
        left, right, at = bay * span, (bay + 1) * span, (bay + 0.5) * span
        for x in (left, right):
            if (x, 0.0, 0.0) not in sketch.nodes:
                sketch.line("column", (x, 0.0, 0.0), (x, 0.0, eaves))
                sketch.hold((x, 0.0, 0.0), foot)
                sketch.hold((x, 0.0, eaves), "uy")
        ridge = (at, 0.0, eaves + rise)
        if rise:
            sketch.line("girder", (left, 0.0, eaves), ridge)
            sketch.line("girder", ridge, (right, 0.0, eaves))
        else:
            sketch.line("girder", (left, 0.0, eaves), ridge, (right, 0.0, eaves))
        sketch.hold(ridge, "uy")


def storeys(sketch: Sketch) -> None:
    rng = sketch.rng
    bays, across, levels = rng.randint(1, 4), rng.randint(0, 3), rng.randint(1, 6)
    bay, depth, storey = rng.uniform(4, 9), rng.uniform(4, 9), rng.uniform(2.8, 4.5)
    pinned = across > 0 and rng.random() < 0.4
    ends = {"start_hinge": "pin", "end_hinge": "pin"} if pinned else {}
    for j in range(across + 1):
        for i in range(bays + 1):
            sketch.line("column", *((i * bay, j * depth, k * storey) for k in range(levels + 1)))
            sketch.hold((i * bay, j * depth, 0.0), FULL)
    for k in range(1, levels + 1):
        for j in range(across + 1):
            for i in range(bays):
                sketch.line("beam", (i * bay, j * depth, k * storey), ((i + 1) * bay, j * depth, k * storey), **ends)
        for i in range(bays + 1 if across else 0):
            for j in range(across):
                sketch.line("beam", (i * bay, j * depth, k * storey), (i * bay, (j + 1) * depth, k * storey), **ends)


def truss(sketch: Sketch) -> None:
    """Warren truss with chords that run through, and bars between them; held sideways at every node."""
    rng = sketch.rng
    panels, width, height = rng.randint(3, 12), rng.uniform(1.2, 3.5), rng.uniform(1, 3)
    kind = {"type": "truss"} if rng.random() < 0.5 else {}
    low = [(i * width, 0.0, 5.0) for i in range(panels + 1)]
    high = [((i + 0.5) * width, 0.0, 5.0 + height) for i in range(panels)]
    for chord in (low, high):
        if kind:
            for a, b in pairwise(chord):
                sketch.line("bar", a, b, **kind)
        else:
            sketch.line("bar", *chord)
    for i, top in enumerate(high):
        sketch.line("bar", low[i], top, type="truss")
        sketch.line("bar", top, low[i + 1], type="truss")
    for place in (*low, *high):
        sketch.hold(place, "uy")
    # A chord is a line of beams, and bars between do not hold its twist.
    sketch.hold(high[0], "uy rx")
    sketch.hold(low[0], "ux uy uz rx")
    sketch.hold(low[-1], "uy uz rx")


def continuous(sketch: Sketch) -> None:
    rng = sketch.rng
    places = [(0.0, 0.0, 0.0)]
    for _ in range(rng.randint(1, 6)):
        places.append((places[-1][0] + rng.uniform(3, 12), 0.0, 0.0))
    for a, b in pairwise(places):
        sketch.line("beam", a, b)
    for place in places:
        sketch.hold(place, "uy uz rx")
    sketch.hold(places[0], rng.choice(("ux uy uz rx", FULL)))


def grid(sketch: Sketch) -> None:
    rng = sketch.rng
    nx, ny, a, b = rng.randint(1, 4), rng.randint(1, 4), rng.uniform(1.5, 5), rng.uniform(1.5, 5)
    for j in range(ny + 1):
        sketch.line("beam", *((i * a, j * b, 0.0) for i in range(nx + 1)))
    for i in range(nx + 1):
        sketch.line("beam", *((i * a, j * b, 0.0) for j in range(ny + 1)))
    for i, j in ((0, 0), (nx, 0), (0, ny), (nx, ny)):
        sketch.hold((i * a, j * b, 0.0), "ux uy uz")


def slab(sketch: Sketch) -> None:
    rng = sketch.rng
    nx, ny, a, b = rng.randint(2, 8), rng.randint(2, 8), rng.uniform(0.4, 1), rng.uniform(0.4, 1)
    thickness = rng.choice((0.16, 0.2, 0.25, 0.3))
    for i in range(nx):
        for j in range(ny):
            corners = [sketch.node((i + k) * a, (j + m) * b, 3.0) for k, m in ((0, 0), (1, 0), (1, 1), (0, 1))]
            sketch.plates.append({"id": f"P{i}-{j}", "nodes": corners, "thickness": thickness, "material": "C30"})
    if rng.random() < 0.5:
        for j in (0, ny):
            sketch.line("beam", *((i * a, j * b, 3.0) for i in range(nx + 1)))
    for i, j in ((0, 0), (nx, 0), (0, ny), (nx, ny)):
        sketch.hold((i * a, j * b, 3.0), "ux uy uz")


KINDS: tuple[Callable[[Sketch], None], ...] = (portal, storeys, truss, continuous, grid, slab)


def sound(seed: int) -> Model:
    rng = random.Random(f"sound {seed}")
    sketch = Sketch(rng)
    KINDS[seed % len(KINDS)](sketch)
    return sketch.model(spacing=rng.uniform(2, 6))
