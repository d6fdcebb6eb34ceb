"""Floors: a mezzanine and a balcony."""

from itertools import pairwise

from tests.ordinary.builder import Builder
from tests.ordinary.masts import winds


def mezzanine() -> Builder:
    """Two by two bays on pinned posts, secondary beams at 2 m, rods in two walls each way and in the floor.

    Secondary beams by hand: q = 1.6 + 0.35 + 10 kN/m on 6 m, limit L/250 = 24 mm; 5·q·L⁴/(384·E·I) is 16.6 mm of an
    IPE 270, 24.6 mm of an IPE 240, 34.4 mm of an IPE 220.
    """
    s = Builder("Mezzanine", post="SHS140x140x6", main="IPE400", beam="IPE270", rod="CHS42.4x3.2")
    height, xs, ys = 3.5, (0.0, 6.0, 12.0), (0.0, 6.0, 12.0)
    beams = []
    for x in xs:
        for y in ys:
            s.support((x, y, 0), "pinned")
            s.member((x, y, 0), (x, y, height), "post")
    for y in ys:
        for a in xs[:-1]:
            s.line([(a + 2 * i, y, height) for i in range(4)], "main", "se")
    for x in (0.0, 2.0, 4.0, 6.0, 8.0, 10.0, 12.0):
        for a, b in pairwise(ys):
            beams.append(s.member((x, a, height), (x, b, height), "beam", "se"))
    for (a, b), (c, d) in (
        ((0.0, 0.0), (6.0, 0.0)),
        ((0.0, 12.0), (6.0, 12.0)),
        ((0.0, 0.0), (0.0, 6.0)),
        ((12.0, 0.0), (12.0, 6.0)),
    ):
        s.cross((a, b, 0), (c, d, 0), (c, d, height), (a, b, height))
    for a, b in pairwise(xs):
        for c, d in pairwise(ys):
            s.cross((a, c, height), (b, c, height), (b, d, height), (a, d, height))
    s.case("G", "permanent", member_loads=s.along(beams, fz=-1.6e3))
    s.case("Q", "imposed", "E", member_loads=s.along(beams, fz=-10e3))
    winds(s, [(x, y, height) for x in (0.0, 12.0) for y in (0.0, 12.0)], 1e3)
    s.checks[0]["restrained"] = True
    s.deflection(250, beams)
    return s


def balcony() -> Builder:
    """Two brackets of 1.8 m clamped in the wall, an edge beam and a railing of three posts."""
    s = Builder("Balcony", bracket="IPE180", edge="UPE160", post="SHS50x50x4", rail="RHS60x40x4")
    xs, reach = (0.0, 1.5, 3.0), 1.8
    brackets = []
    for x in (0.0, 3.0):
        s.support((x, 0, 0), "fixed")
        brackets.append(s.member((x, 0, 0), (x, reach, 0), "bracket"))
    edge = s.line([(x, reach, 0) for x in xs], "edge", "se")
    for x in xs:
        s.member((x, reach, 0), (x, reach, 1.1), "post")
    s.line([(x, reach, 1.1) for x in xs], "rail")
    top = [(x, reach, 1.1) for x in xs]
    s.case("G", "permanent", member_loads=s.along(brackets, fz=-1.5e3) + s.along(edge, fz=-0.3e3))
    s.case("Q", "imposed", "A", member_loads=s.along(brackets, fz=-6e3))
    s.case("Q rail", "imposed", "A", node_loads=s.at(top, fy=0.75e3))
    s.deflection(200, brackets)
    return s
