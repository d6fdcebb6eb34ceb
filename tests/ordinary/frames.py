"""Buildings: braced, rigid, leaning on a core; a Vierendeel girder."""

from itertools import pairwise

from tests.ordinary.builder import Builder, Place


def floors(s: Builder, mains: list[str], tops: list[Place], dead: float, live: float, wind: float) -> None:
    s.case("G", "permanent", member_loads=s.along(mains, fz=-dead))
    s.case("Q", "imposed", "B", member_loads=s.along(mains, fz=-live))
    x0, y0 = min(p[0] for p in tops), min(p[1] for p in tops)
    for name, sign in (("W+X", 1), ("W-X", -1)):
        s.case(name, "wind", node_loads=s.at([p for p in tops if p[0] == x0], fx=wind * sign))
    for name, sign in (("W+Y", 1), ("W-Y", -1)):
        s.case(name, "wind", node_loads=s.at([p for p in tops if p[1] == y0], fy=wind * sign))


def grid(
    s: Builder, xs: list[float], ys: list[float], storeys: int, height: float, foot: str, rigid: bool
) -> tuple[list[str], list[Place]]:
    """Columns in one line each, main beams along x, secondary beams along y; floors braced by rods in plan."""
    mains, tops = [], []
    for x in xs:
        for y in ys:
            s.support((x, y, 0), foot)
            s.line([(x, y, height * k) for k in range(storeys + 1)], "column")
            tops += [(x, y, height * k) for k in range(1, storeys + 1)]
    for k in range(1, storeys + 1):
        z = height * k
        for y in ys:
            mains += [s.member((a, y, z), (b, y, z), "main", "" if rigid else "se") for a, b in pairwise(xs)]
        for x in xs:
            for a, b in pairwise(ys):
                s.member((x, a, z), (x, b, z), "beam", "se")
        for a, b in pairwise(xs):
            for c, d in pairwise(ys):
                s.cross((a, c, z), (b, c, z), (b, d, z), (a, d, z), "tie")
    return mains, tops


def walls(s: Builder, bays: list[tuple[tuple[float, float], tuple[float, float]]], storeys: int, height: float) -> None:
    for (a, b), (c, d) in bays:
        for k in range(storeys):
            z, up = height * k, height * (k + 1)
            s.cross((a, b, z), (c, d, z), (c, d, up), (a, b, up))


def braced_with_rods() -> Builder:
    """Three storeys, pinned beams, rods in two walls each way."""
    sections = {"column": "HEA220", "main": "IPE400", "beam": "IPE240", "rod": "CHS60.3x5", "tie": "CHS33.7x3.2"}
    s = Builder("Braced frame", **sections)
    xs, ys = [0.0, 6.0, 12.0], [0.0, 6.0, 12.0]
    mains, tops = grid(s, xs, ys, 3, 3.5, "pinned", rigid=False)
    walls(s, [((0, 0), (6, 0)), ((0, 12), (6, 12)), ((0, 0), (0, 6)), ((12, 0), (12, 6))], 3, 3.5)
    floors(s, mains, tops, 18e3, 12e3, 10e3)
    s.checks[0]["restrained"] = True
    s.deflection(250, mains)
    return s


def moment_frame() -> Builder:
    """Four storeys, rigid along x, rods along y."""
    sections = {"column": "HEB280", "main": "IPE400", "beam": "IPE240", "rod": "CHS60.3x5", "tie": "CHS33.7x3.2"}
    s = Builder("Moment frame", **sections)
    xs, ys = [0.0, 6.0, 12.0, 18.0], [0.0, 6.0, 12.0]
    mains, tops = grid(s, xs, ys, 4, 3.6, "fixed", rigid=True)
    walls(s, [((0, 0), (0, 6)), ((18, 0), (18, 6))], 4, 3.6)
    floors(s, mains, tops, 15e3, 10e3, 10e3)
    return s


def leaning_columns() -> Builder:
    """Two storeys of pinned columns that lean on one core of rigid frames."""
    sections = {"column": "HEA180", "core": "HEB260", "main": "IPE360", "beam": "IPE220", "tie": "CHS33.7x3.2"}
    s = Builder("Core with leaning columns", **sections)
    xs, ys, height = [0.0, 6.0, 12.0, 18.0], [0.0, 5.0, 10.0], 3.6
    mains, tops = [], []
    for x in xs:
        for y in ys:
            inner = x in (6.0, 12.0)
            s.support((x, y, 0), "fixed" if inner else "pinned")
            if inner:
                s.line([(x, y, height * k) for k in range(3)], "core")
            else:
                for k in range(2):
                    s.member((x, y, height * k), (x, y, height * (k + 1)), "column", "s" if k else "")
            tops += [(x, y, height * k) for k in (1, 2)]
    for z in (height, 2 * height):
        for y in ys:
            for a, b in pairwise(xs):
                mains.append(s.member((a, y, z), (b, y, z), "main", "" if a == 6.0 else "se"))
        for x in xs:
            rigid = x in (6.0, 12.0)
            for a, b in pairwise(ys):
                s.member((x, a, z), (x, b, z), "main" if rigid else "beam", "" if rigid else "se")
        for a, b in pairwise(xs):
            for c, d in pairwise(ys):
                s.cross((a, c, z), (b, c, z), (b, d, z), (a, d, z), "tie")
    floors(s, mains, tops, 12e3, 10e3, 6e3)
    s.checks[0]["restrained"] = True
    return s


def vierendeel() -> Builder:
    """A girder of six panels without diagonals, held across at every top node."""
    s = Builder("Vierendeel girder", chord="HEB240", post="HEB240")
    panel, depth, count = 2.5, 2.0, 6
    for z in (0.0, depth):
        s.line([(panel * i, 0, z) for i in range(count + 1)], "chord")
    for i in range(count + 1):
        s.member((panel * i, 0, 0), (panel * i, 0, depth), "post")
        s.support((panel * i, 0, depth), "across")
    s.support((0, 0, 0), "fork")
    s.support((panel * count, 0, 0), "fork roller")
    top = [(panel * i, 0.0, depth) for i in range(count + 1)]
    s.case("G", "permanent", node_loads=s.at(top, fz=-12e3))
    s.case("Q", "imposed", "B", node_loads=s.at(top, fz=-15e3))
    return s
