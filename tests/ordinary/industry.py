"""Plant: a pipe rack, a platform with stairs and a crane runway."""

from itertools import pairwise

from tests.ordinary.builder import Builder
from tests.ordinary.masts import winds


def pipe_rack() -> Builder:
    """Four portals with two levels of pipes, struts along, rods in one bay of either side."""
    s = Builder("Pipe rack", column="HEB220", beam="IPE300", strut="SHS100x100x5", rod="CHS48.3x4")
    xs, width, heights = (0.0, 6.0, 12.0, 18.0), 5.0, (4.5, 7.0)
    beams = []
    for x in xs:
        for y in (0.0, width):
            s.support((x, y, 0), "pinned")
            s.line([(x, y, z) for z in (0.0, *heights)], "column", rotation=90)
        beams += [s.member((x, 0, z), (x, width, z), "beam") for z in heights]
    for y in (0.0, width):
        for z in heights:
            for a, b in pairwise(xs):
                s.member((a, y, z), (b, y, z), "strut", "se")
        for z, up in pairwise((0.0, *heights)):
            s.cross((6, y, z), (12, y, z), (12, y, up), (6, y, up))
    s.case("G", "permanent", member_loads=s.along(beams, fz=-4e3))
    s.case("Q", "imposed", "E", member_loads=s.along(beams, fz=-9e3))
    winds(s, [(x, y, z) for x in xs for y in (0.0, width) for z in heights], 2e3)
    return s


def platform() -> Builder:
    """Two bays of floor on six posts with rods in four walls and the floor, and a flight of stairs.

    Gratings hold no flange. Main beams by hand: q = 1.35·(1.5 + 0.5) + 1.5·20 = 32.7 kN/m on 5 m, MEd = 102 kN·m.
    With the load at its axis an IPE 270 has Mcr = 91 kN·m, χLT = 0.49, Mb,Rd = 84 kN·m; an HEA 240 has 422 kN·m, 0.82
    and 217 kN·m, which leaves room for the thrust of the flight.
    """
    s = Builder("Platform with stairs", post="HEB160", beam="HEA240", edge="IPE180", string="UPE200", rod="CHS33.7x3.2")
    height, xs, ys = 4.0, (0.0, 4.0, 8.0), (0.0, 5.0)
    mains = []
    for x in xs:
        for y in ys:
            s.support((x, y, 0), "pinned")
            s.member((x, y, 0), (x, y, height), "post")
    mains += [s.member((x, 0, height), (x, 5, height), "beam", "se") for x in xs[:2]]
    mains += s.line([(8.0, y, height) for y in (0.0, 1.5, 2.7, 5.0)], "beam", "se")
    for y in ys:
        for a, b in pairwise(xs):
            s.member((a, y, height), (b, y, height), "edge", "se")
    for (a, b), (c, d) in (((0, 0), (4, 0)), ((0, 5), (4, 5)), ((0, 0), (0, 5)), ((8, 0), (8, 5))):
        s.cross((a, b, 0), (c, d, 0), (c, d, height), (a, b, height))
    for a, b in pairwise(xs):
        s.cross((a, 0, height), (b, 0, height), (b, 5, height), (a, 5, height))
    flight = []
    # Treads are bolted to the webs of the strings.
    treads = {"lateral_restraints": [{"position": i / 16, "flange": "both"} for i in range(17)]}
    for y in (1.5, 2.7):
        s.support((13, y, 0), "pinned")
        flight += s.line([(13, y, 0), (10.5, y, height / 2), (8, y, height)], "string", "e", treads)
    s.member((10.5, 1.5, height / 2), (10.5, 2.7, height / 2), "edge", "se")
    s.case("G", "permanent", member_loads=s.along(mains, fz=-1.5e3))
    s.case("Q", "imposed", "E", member_loads=s.along(mains, fz=-20e3) + s.along(flight, fz=-3e3))
    winds(s, [(x, y, height) for x in xs for y in ys], 1e3)
    return s


def runway() -> Builder:
    """A runway of three spans of 6 m on columns clamped at their feet; two positions of one crane's wheels."""
    s = Builder("Crane runway", column="HEB240", runway="HEB300", strut="SHS100x100x5")
    xs = (0.0, 6.0, 12.0, 18.0)
    girders: list[str] = []
    for x in xs:
        s.support((x, 0, 0), "fixed")
        s.member((x, 0, 0), (x, 0, 6), "column", rotation=90)
    stations = [0.0, 1.5, 3.0, 4.5, 6.0]
    for x in xs[:-1]:
        girders += s.line([(x + d, 0, 6) for d in stations], "runway", "se")
    wheels = {"K middle": ((7.5, 0.0, 6.0), (10.5, 0.0, 6.0)), "K end": ((1.5, 0.0, 6.0), (4.5, 0.0, 6.0))}
    s.case("G", "permanent", member_loads=s.along(girders, fz=-0.4e3))
    for name, places in wheels.items():
        s.case(name, "imposed", "E", node_loads=s.at(list(places), fz=-60e3, fy=3e3))
    return s
