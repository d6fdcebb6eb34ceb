"""Upright structures: a guyed mast, a tower, a billboard and a canopy."""

from math import sqrt

from tests.ordinary.builder import Builder, Place


def winds(s: Builder, places: list[Place], force: float, **more: str) -> None:
    for name, x, y in (("W+X", 1, 0), ("W-X", -1, 0), ("W+Y", 0, 1), ("W-Y", 0, -1)):
        loads = [load | {key: value * force for key, value in (("fx", x), ("fy", y)) if value} for load in s.at(places)]
        s.case(name, "wind", node_loads=loads, **more)


def mast() -> Builder:
    """A lattice mast of three legs and ten bays on guys at two levels."""
    s = Builder("Guyed mast", leg="CHS76.1x5", brace="CHS33.7x3.2", guy="CHS21.3x3.2")
    bays, bay, side = 10, 1.5, 0.9
    plan = ((0.0, 0.0), (side, 0.0), (side / 2, side * sqrt(3) / 2))
    centre = (side / 2, side * sqrt(3) / 6)
    places = []
    for x, y in plan:
        s.support((x, y, 0), "pinned")
        s.line([(x, y, bay * k) for k in range(bays + 1)], "leg")
    for k in range(bays):
        z, up = bay * k, bay * (k + 1)
        for i, (x, y) in enumerate(plan):
            a, b = plan[(i + 1) % 3]
            s.member((x, y, up), (a, b, up), "brace", "se")
            ends = ((x, y, z), (a, b, up)) if k % 2 == 0 else ((a, b, z), (x, y, up))
            s.member(*ends, "brace", "se")
            places.append((x, y, up))
    for x, y in plan:
        foot = (centre[0] + 14 * (x - centre[0]), centre[1] + 14 * (y - centre[1]), 0.0)
        s.support(foot, "pinned")
        for z in (7.5, 15.0):
            s.rod(foot, (x, y, z), "guy")
    s.case("G", "permanent", node_loads=s.at(places[-3:], fz=-2e3))
    winds(s, places, 300.0)
    return s


def tower() -> Builder:
    """A tower of four legs that taper, five panels of crossed struts, a tank on top."""
    s = Builder("Tower", leg="SHS150x150x8", strut="SHS90x90x5", diagonal="SHS80x80x5")
    panels, height = 5, 3.0
    half = [2.5 - 0.3 * k for k in range(panels + 1)]
    signs = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    places = []
    for a, b in signs:
        s.support((a * half[0], b * half[0], 0), "pinned")
        s.line([(a * half[k], b * half[k], height * k) for k in range(panels + 1)], "leg")
    for k in range(panels):
        for i in range(4):
            (a, b), (c, d) = signs[i], signs[(i + 1) % 4]
            low, up = half[k], half[k + 1]
            z, above = height * k, height * (k + 1)
            s.member((a * up, b * up, above), (c * up, d * up, above), "strut", "se")
            s.member((a * low, b * low, z), (c * up, d * up, above), "diagonal", "se")
            places.append((a * up, b * up, above))
        if k == panels - 1:
            up, above = half[-1], height * panels
            s.member((-up, -up, above), (up, up, above), "diagonal", "se")
    s.case("G", "permanent", node_loads=s.at(places[-4:], fz=-30e3))
    s.case("Q", "imposed", "E", node_loads=s.at(places[-4:], fz=-60e3))
    winds(s, places, 1.5e3)
    return s


def billboard() -> Builder:
    """A board of 6 by 3 m on two posts clamped at their feet."""
    s = Builder("Billboard", post="HEB200", rail="RHS120x80x5")
    rails, tops = [], []
    for x in (0.0, 4.0):
        s.support((x, 0, 0), "fixed")
        s.line([(x, 0, z) for z in (0.0, 2.0, 3.5, 5.0)], "post", rotation=90)
        tops.append((x, 0.0, 5.0))
    for z in (2.0, 3.5, 5.0):
        rails += s.line([(x, 0, z) for x in (-1.0, 0.0, 4.0, 5.0)], "rail")
    s.case("G", "permanent", member_loads=s.along(rails, fz=-0.4e3))
    for name, sign in (("W+Y", 1), ("W-Y", -1)):
        s.case(name, "wind", member_loads=s.along(rails, fy=1.5e3 * sign))
    return s


def canopy() -> Builder:
    """Three posts clamped at their feet, arms of 2.5 m to either side, purlins."""
    s = Builder("Canopy", post="SHS200x200x10", arm="IPE240", purlin="IPE120")
    arms: list[str] = []
    ys = (0.0, 5.0, 10.0)
    for y in ys:
        s.support((0, y, 0), "fixed")
        s.member((0, y, 0), (0, y, 3.2), "post")
        for sign in (1, -1):
            arms += s.line([(0, y, 3.2), (1.25 * sign, y, 3.3), (2.5 * sign, y, 3.4)], "arm")
    for x, z in ((-2.5, 3.4), (-1.25, 3.3), (1.25, 3.3), (2.5, 3.4)):
        for a, b in ((0.0, 5.0), (5.0, 10.0)):
            s.member((x, a, z), (x, b, z), "purlin", "se")
    s.case("G", "permanent", member_loads=s.along(arms, fz=-1.2e3))
    s.case("S", "snow", "up_to_1000_m", member_loads=s.along(arms, fz=-4e3))
    s.case("S one side", "snow", "up_to_1000_m", member_loads=s.along(arms[:2] + arms[4:6] + arms[8:10], fz=-4e3))
    # Uplift and drag come from different directions of the wind.
    s.case("W up", "wind", member_loads=s.along(arms, fz=3e3), alternatives="wind")
    winds(s, [(0.0, y, 3.2) for y in ys], 1.5e3, alternatives="wind")
    s.deflection(150, arms)
    return s
