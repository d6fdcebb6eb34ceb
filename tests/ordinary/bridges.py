"""Girders that span: trusses, a footbridge, a road girder and a gallery."""

from itertools import pairwise

from tests.ordinary.builder import Builder


def pratt() -> Builder:
    """A roof truss of 18 m, held across at every second node of its top chord."""
    s = Builder("Pratt truss", chord="RHS150x100x6", web="SHS80x80x4")
    panels, panel, depth = 8, 2.25, 1.8
    s.line([(panel * i, 0, depth) for i in range(panels + 1)], "chord")
    s.line([(panel * i, 0, 0) for i in range(panels + 1)], "chord")
    for i in range(panels + 1):
        s.member((panel * i, 0, 0), (panel * i, 0, depth), "web", "se")
    for i in range(panels):
        down = i < panels / 2
        s.member((panel * i, 0, depth if down else 0), (panel * (i + 1), 0, 0 if down else depth), "web", "se")
    for i in range(0, panels + 1, 2):
        s.support((panel * i, 0, depth), "across")
    s.support((0, 0, 0), "fork")
    s.support((panel * panels, 0, 0), "fork roller")
    top = [(panel * i, 0.0, depth) for i in range(panels + 1)]
    s.case("G", "permanent", node_loads=s.at(top, fz=-6e3))
    s.case("S", "snow", "up_to_1000_m", node_loads=s.at(top, fz=-12e3))
    s.deflection(300)
    return s


def warren() -> Builder:
    """A footbridge of 20 m: two Warren trusses, cross beams that make U-frames, rods below the deck."""
    s = Builder("Warren footbridge", chord="SHS140x140x8", web="SHS90x90x5", cross="RHS140x80x6", rod="CHS33.7x3.2")
    panels, panel, depth, width = 8, 2.5, 1.4, 2.5
    decks = []
    for y in (0.0, width):
        s.line([(panel * i, y, 0) for i in range(panels + 1)], "chord")
        s.line([(panel * (i + 0.5), y, depth) for i in range(panels)], "chord")
        for i in range(panels):
            s.member((panel * i, y, 0), (panel * (i + 0.5), y, depth), "web")
            s.member((panel * (i + 0.5), y, depth), (panel * (i + 1), y, 0), "web")
    for i in range(panels + 1):
        decks.append(s.member((panel * i, 0, 0), (panel * i, width, 0), "cross"))
    for i in range(panels):
        s.cross((panel * i, 0, 0), (panel * (i + 1), 0, 0), (panel * (i + 1), width, 0), (panel * i, width, 0))
    s.support((0, 0, 0), "ball")
    for place, held in (
        ((0.0, width, 0.0), "uz"),
        ((panel * panels, 0.0, 0.0), "uy uz"),
        ((panel * panels, width, 0.0), "uz"),
    ):
        s.support(place, "ball")
        for direction in ("ux", "uy", "uz"):
            s.supports[-1][direction] = "fixed" if direction in held else "free"
    s.case("G", "permanent", member_loads=s.along(decks, fz=-1.25e3))
    s.case("Q", "imposed", "C", member_loads=s.along(decks, fz=-12.5e3))
    side = [(panel * i, 0.0, 0.0) for i in range(panels + 1)]
    for name, sign in (("W+Y", 1), ("W-Y", -1)):
        s.case(name, "wind", node_loads=s.at(side, fy=3e3 * sign))
    return s


def girder() -> Builder:
    """Two welded girders of 16 m under cross beams, with a plan bracing."""
    s = Builder("Bridge girder", cross="HEA300", rod="CHS60.3x4")
    s.own_sections.append({"id": "girder", "shape": {"type": "i", "h": 1.0, "b": 0.35, "tw": 0.014, "tf": 0.03}})
    panels, panel, width = 8, 2.0, 4.0
    girders, crosses = [], []
    for y in (0.0, width):
        girders += s.line(
            [(panel * i, y, 0) for i in range(panels + 1)], "girder", design={"web_stiffeners": "at_forces"}
        )
    for i in range(panels + 1):
        crosses.append(s.member((panel * i, 0, 0), (panel * i, width, 0), "cross"))
    for i in range(panels):
        s.cross((panel * i, 0, 0), (panel * (i + 1), 0, 0), (panel * (i + 1), width, 0), (panel * i, width, 0))
    s.support((0, 0, 0), "ball")
    for place, held in (
        ((0.0, width, 0.0), "ux uz"),
        ((panel * panels, 0.0, 0.0), "uy uz"),
        ((panel * panels, width, 0.0), "uz"),
    ):
        s.support(place, "ball")
        for direction in ("ux", "uy", "uz"):
            s.supports[-1][direction] = "fixed" if direction in held else "free"
    s.case("G", "permanent", member_loads=s.along(crosses, fz=-10e3))
    s.case("Q", "imposed", "G", member_loads=s.along(crosses, fz=-20e3))
    return s


def gallery() -> Builder:
    """A conveyor gallery: two trusses of eight bays, rods in floor and roof, on a rigid trestle at either end."""
    sections = {"chord": "HEA140", "post": "HEA120", "diagonal": "SHS80x80x4", "beam": "IPE180", "leg": "HEB240"}
    s = Builder("Conveyor gallery", **sections, rod="CHS33.7x3.2")
    bays, step, width, high, low = 8, 3.0, 2.6, 2.5, 8.0
    x = [step * i for i in range(bays + 1)]
    floor = []
    for y in (0.0, width):
        for z in (low, low + high):
            s.line([(each, y, z) for each in x], "chord")
        for i in range(bays):
            near, far = (low + high, low) if i < bays / 2 else (low, low + high)
            s.member((x[i], y, near), (x[i + 1], y, far), "diagonal", "se")
        for i in range(bays + 1):
            s.member((x[i], y, low), (x[i], y, low + high), "post")
    for i in range(bays + 1):
        floor.append(s.member((x[i], 0, low), (x[i], width, low), "beam"))
        s.member((x[i], 0, low + high), (x[i], width, low + high), "post")
    for a, b in pairwise(x):
        for z in (low, low + high):
            s.cross((a, 0, z), (b, 0, z), (b, width, z), (a, width, z))
    for end in (0.0, x[-1]):
        for y in (0.0, width):
            s.support((end, y, 0), "fixed")
            s.member((end, y, 0), (end, y, low), "leg", rotation=0)
        s.cross((end, 0, 0), (end, width, 0), (end, width, low), (end, 0, low))
    roof = [(each, y, low + high) for each in x for y in (0.0, width)]
    s.case("G", "permanent", member_loads=s.along(floor, fz=-3e3))
    s.case("Q", "imposed", "E", member_loads=s.along(floor, fz=-9e3))
    for name, sign in (("W+X", 1), ("W-X", -1)):
        s.case(name, "wind", node_loads=s.at([p for p in roof if p[0] == 0.0], fx=5e3 * sign))
    for name, sign in (("W+Y", 1), ("W-Y", -1)):
        s.case(name, "wind", node_loads=s.at([p for p in roof if p[1] == 0.0], fy=4e3 * sign))
    return s
