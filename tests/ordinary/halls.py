"""Halls: portals, a lean-to, a truss hall, a space roof and an arch."""

from itertools import pairwise
from math import asin, cos, pi, sin

from tests.ordinary.builder import Builder, Place, levels

BAY = 6.0


def purlin_frames(
    s: Builder, lines: list[list[Place]], ys: list[float], purlins: list[Place], braced: tuple[int, ...]
) -> None:
    """Purlins between frames, rods in roof and walls of the braced bays; `lines` lie in the plane y = 0."""
    for j, (y, after) in enumerate(pairwise(ys)):
        for x, _, z in purlins:
            s.member((x, y, z), (x, after, z), "purlin", "se")
        if j not in braced:
            continue
        for line in lines:
            for a, b in pairwise(line):
                s.cross((a[0], y, a[2]), (b[0], y, b[2]), (b[0], after, b[2]), (a[0], after, a[2]))


def frame_loads(s: Builder, rafters: list[str], windward: list[str], leeward: list[str], across: list[Place]) -> None:
    s.case("G", "permanent", member_loads=s.along(rafters, fz=-0.35e3 * BAY))
    s.case("S", "snow", "up_to_1000_m", member_loads=s.along(rafters, axes="projected", fz=-0.8e3 * BAY))
    wind = s.along(windward, fx=0.56e3 * BAY) + s.along(leeward, fx=0.24e3 * BAY)
    s.case("W+X", "wind", member_loads=wind)
    s.case("W-X", "wind", member_loads=[load | {"fx": -load["fx"]} for load in wind])
    s.case("W+Y", "wind", node_loads=s.at(across, fy=6e3))
    s.case("W-Y", "wind", node_loads=s.at(across, fy=-6e3))


def gable(s: Builder, span: float, eaves: float, ridge: float, frames: int, parts: int = 4) -> None:
    """Portal frames with purlins that hold both flanges of the rafters, by stays at every second purlin."""
    ys = [BAY * j for j in range(frames)]
    left = levels((0, 0, eaves), (span / 2, 0, ridge), parts)
    right = levels((span / 2, 0, ridge), (span, 0, eaves), parts)
    stays = {
        "lateral_restraints": [
            {"position": i / parts, "flange": "both" if i % 2 == 0 else "top"} for i in range(parts + 1)
        ]
    }
    rafters, windward, leeward = [], [], []
    for y in ys:
        move = lambda line, y=y: [(x, y, z) for x, _, z in line]  # noqa: E731
        s.support((0, y, 0), "pinned")
        s.support((span, y, 0), "pinned")
        windward.append(s.member((0, y, 0), (0, y, eaves), "column"))
        leeward.append(s.member((span, y, 0), (span, y, eaves), "column"))
        rafters += s.line(move(left), "rafter", design=stays) + s.line(move(right), "rafter", design=stays)
    purlins = [*left, *right[1:]]
    walls: list[list[Place]] = [[(0, 0, 0), (0, 0, eaves)], [(span, 0, 0), (span, 0, eaves)]]
    roof = [[left[i], left[i + 2]] for i in range(0, parts, 2)] + [[right[i], right[i + 2]] for i in range(0, parts, 2)]
    purlin_frames(s, walls + roof, ys, purlins, (0, frames - 2))
    frame_loads(s, rafters, windward, leeward, [(x, 0, z) for x, _, z in (left[0], left[-1], right[-1])])
    s.deflection(200, rafters)


def portal() -> Builder:
    """Five portals of 20 m with purlins, rods in the end bays."""
    s = Builder("Portal hall", column="IPE500", rafter="IPE450", purlin="SHS100x100x5", rod="CHS33.7x3.2")
    gable(s, 20, 6, 7.5, 5)
    return s


def two_bays() -> Builder:
    """A plane frame of two bays of 15 m, held across by supports at eaves, ridges and purlins."""
    s = Builder("Two-bay portal", column="HEA240", inner="HEA220", rafter="IPE330")
    rafters, columns = [], []
    for x, section in ((0, "column"), (15, "inner"), (30, "column")):
        s.support((x, 0, 0), "pinned")
        columns.append(s.member((x, 0, 0), (x, 0, 5), section))
        s.support((x, 0, 5), "across")
    parts = 4
    held = {"lateral_restraints": [{"position": i / parts, "flange": "both"} for i in range(parts + 1)]}
    for x in (0, 15):
        for a, b in (((x, 0, 5), (x + 7.5, 0, 5.9)), ((x + 7.5, 0, 5.9), (x + 15, 0, 5))):
            line = levels(a, b, parts)
            for place in line[1:]:
                if s.node(place) not in {support["node"] for support in s.supports}:
                    s.support(place, "across")
            rafters += s.line(line, "rafter", design=held)
    s.case("G", "permanent", member_loads=s.along(rafters, fz=-2.1e3))
    s.case("S", "snow", "up_to_1000_m", member_loads=s.along(rafters, axes="projected", fz=-4.2e3))
    for name, sign in (("W+X", 1), ("W-X", -1)):
        s.case(name, "wind", member_loads=s.along(columns[:1], fx=3e3 * sign) + s.along(columns[2:], fx=1.5e3 * sign))
    s.deflection(200, rafters)
    return s


def haunched() -> Builder:
    """A portal of 24 m with haunches in two steps at the eaves."""
    s = Builder("Haunched portal", column="IPE550", rafter="IPE400")
    for name, h in (("deep", 0.72), ("shallow", 0.56)):
        s.own_sections.append({"id": name, "shape": {"type": "i", "h": h, "b": 0.18, "tw": 0.0086, "tf": 0.0135}})
    rafters, columns = [], []
    for x in (0, 24):
        s.support((x, 0, 0), "pinned")
        columns.append(s.member((x, 0, 0), (x, 0, 6), "column"))
    for side in (0, 24):
        line = levels((side, 0, 6), (12, 0, 7.2), 8)
        for place in line:
            if s.node(place) not in {support["node"] for support in s.supports}:
                s.support(place, "across")
        held = {"lateral_restraints": [{"position": p, "flange": "both"} for p in (0, 1)]}
        every = {"lateral_restraints": [{"position": i / 6, "flange": "both"} for i in range(7)]}
        rafters += s.line(line[:2], "deep", design=held)
        rafters += s.line(line[1:3], "shallow", design=held)
        rafters += s.line(line[2:], "rafter", design=every)
    s.case("G", "permanent", member_loads=s.along(rafters, fz=-2.1e3))
    s.case("S", "snow", "up_to_1000_m", member_loads=s.along(rafters, axes="projected", fz=-4.8e3))
    for name, sign in (("W+X", 1), ("W-X", -1)):
        s.case(name, "wind", member_loads=s.along(columns[:1], fx=3e3 * sign) + s.along(columns[1:], fx=1.5e3 * sign))
    return s


def lean_to() -> Builder:
    """A roof of 8 m that slopes from a wall: rafters on fin plates at the wall, posts with cap plates, rods along."""
    s = Builder("Lean-to", post="SHS120x120x5", rafter="IPE300", edge="IPE160", rod="CHS26.9x2.6")
    ys = [0.0, 5.0, 10.0, 15.0]
    rafters = []
    for y in ys:
        s.support((0, y, 4.5), "fixed")
        s.support((8, y, 0), "pinned")
        s.member((8, y, 0), (8, y, 3.5), "post", "e", "fin")
        rafters += s.line(levels((0, y, 4.5), (8, y, 3.5), 4), "rafter", "s")
    for y, after in pairwise(ys):
        for x, z in ((2, 4.25), (4, 4.0), (6, 3.75), (8, 3.5)):
            s.member((x, y, z), (x, after, z), "edge", "se")
    s.cross((8, 0, 0), (8, 5, 0), (8, 5, 3.5), (8, 0, 3.5))
    for j in (0, 2):
        s.cross((0, ys[j], 4.5), (0, ys[j + 1], 4.5), (4, ys[j + 1], 4.0), (4, ys[j], 4.0))
        s.cross((4, ys[j], 4.0), (4, ys[j + 1], 4.0), (8, ys[j + 1], 3.5), (8, ys[j], 3.5))
    s.case("G", "permanent", member_loads=s.along(rafters, fz=-2e3))
    s.case("S", "snow", "up_to_1000_m", member_loads=s.along(rafters, axes="projected", fz=-5e3))
    for name, sign in (("W+X", 1), ("W-X", -1)):
        s.case(name, "wind", node_loads=s.at([(8, y, 3.5) for y in ys], fx=4e3 * sign))
    for name, sign in (("W+Y", 1), ("W-Y", -1)):
        s.case(name, "wind", node_loads=s.at([(8, 0, 3.5)], fy=5e3 * sign))
    s.deflection(200, rafters)
    return s


def truss_hall() -> Builder:
    """Five trusses of 20 m on fixed columns, purlins, rods in roof and walls."""
    sections = {"column": "HEB240", "chord": "SHS120x120x6", "web": "SHS80x80x4", "purlin": "SHS100x100x4"}
    s = Builder("Truss hall", **sections, rod="CHS33.7x3.2")
    bay, panels, panel, height, depth = 5.0, 8, 2.5, 6.0, 1.6
    span, top = panels * panel, height + depth
    ys = [bay * j for j in range(5)]
    for y in ys:
        for x in (0.0, span):
            s.support((x, y, 0), "fixed")
            s.line([(x, y, 0), (x, y, height), (x, y, top)], "column")
        s.line([(panel * i, y, top) for i in range(panels + 1)], "chord")
        s.line([(panel * i, y, height) for i in range(panels + 1)], "chord", "se")
        for i in range(panels):
            if i:
                s.member((panel * i, y, height), (panel * i, y, top), "web", "se")
            down = i < panels / 2
            s.member(
                (panel * i, y, top if down else height), (panel * (i + 1), y, height if down else top), "web", "se"
            )
    for j, (y, after) in enumerate(pairwise(ys)):
        for i in range(panels + 1):
            s.member((panel * i, y, top), (panel * i, after, top), "purlin", "se")
        for i in (2, 4, 6):
            s.member((panel * i, y, height), (panel * i, after, height), "purlin", "se")
        if j in (0, 3):
            for i in range(0, panels, 2):
                a, b = panel * i, panel * (i + 2)
                s.cross((a, y, top), (b, y, top), (b, after, top), (a, after, top))
            for x in (0.0, span):
                s.cross((x, y, 0), (x, after, 0), (x, after, top), (x, y, top))
            s.cross((panel * 4, y, height), (panel * 4, after, height), (panel * 4, after, top), (panel * 4, y, top))
    roof = [(panel * i, y, top) for y in ys for i in range(panels + 1)]
    s.case("G", "permanent", node_loads=s.at(roof, fz=-5e3))
    s.case("S", "snow", "up_to_1000_m", node_loads=s.at(roof, fz=-10e3))
    for name, sign in (("W+X", 1), ("W-X", -1)):
        s.case(name, "wind", node_loads=s.at([p for p in roof if p[0] == 0], fx=15e3 * sign))
    for name, sign in (("W+Y", 1), ("W-Y", -1)):
        s.case(name, "wind", node_loads=s.at([p for p in roof if p[1] == 0], fy=4e3 * sign))
    return s


def space_roof() -> Builder:
    """A double-layer grid of tubes, 12 m square and 1.2 m deep, on four columns fixed at their feet."""
    s = Builder("Space roof", chord="CHS76.1x5", web="CHS60.3x4", column="CHS219.1x8")
    count, mesh, low, high = 6, 2.0, 5.0, 6.2
    bottom = {(i, j): (mesh * (i + 0.5), mesh * (j + 0.5), low) for i in range(count) for j in range(count)}
    top = {(i, j): (mesh * i, mesh * j, high) for i in range(count + 1) for j in range(count + 1)}
    for grid in (bottom, top):
        for (i, j), place in grid.items():
            for after in ((i + 1, j), (i, j + 1)):
                if after in grid:
                    s.member(place, grid[after], "chord", "se")
    for (i, j), place in bottom.items():
        for corner in ((i, j), (i + 1, j), (i, j + 1), (i + 1, j + 1)):
            s.member(place, top[corner], "web", "se")
    for i in (0, count - 1):
        for j in (0, count - 1):
            x, y, _ = bottom[i, j]
            s.support((x, y, 0), "fixed")
            s.member((x, y, 0), bottom[i, j], "column")
    nodes = list(top.values())
    s.case("G", "permanent", node_loads=s.at(nodes, fz=-1.6e3))
    s.case("S", "snow", "up_to_1000_m", node_loads=s.at(nodes, fz=-4e3))
    for name, sign in (("W+X", 1), ("W-X", -1)):
        s.case(name, "wind", node_loads=s.at([p for p in nodes if p[0] == 0], fx=2e3 * sign))
    for name, sign in (("W+Y", 1), ("W-Y", -1)):
        s.case(name, "wind", node_loads=s.at([p for p in nodes if p[1] == 0], fy=2e3 * sign))
    return s


def arch() -> Builder:
    """A two-hinged arch of 24 m with a rise of 5 m, held across at every node by purlins."""
    s = Builder("Arch", rib="RHS300x200x10")
    span, rise, parts = 24.0, 5.0, 12
    radius = (span**2 / 4 + rise**2) / (2 * rise)
    half = pi / 2 - asin((radius - rise) / radius)
    places = []
    for i in range(parts + 1):
        angle = -half + 2 * half * i / parts
        places.append((span / 2 + radius * sin(angle), 0.0, radius * cos(angle) - (radius - rise)))
    ribs = [s.member(a, b, "rib") for a, b in pairwise(places)]
    s.support(places[0], "fork")
    s.support(places[-1], "fork")
    for place in places[1:-1]:
        s.support(place, "across")
    s.case("G", "permanent", member_loads=s.along(ribs, fz=-2e3))
    s.case("S", "snow", "up_to_1000_m", member_loads=s.along(ribs, axes="projected", fz=-4e3))
    s.case("S half", "snow", "up_to_1000_m", member_loads=s.along(ribs[: parts // 2], axes="projected", fz=-4e3))
    for name, sign in (("W+X", 1), ("W-X", -1)):
        s.case(name, "wind", member_loads=s.along(ribs, fx=1e3 * sign))
    return s
