"""The plastic modulus of a stem under a flange, which no formula gives where it has fillets."""

from math import asin, inf, pi, sqrt

Moments = tuple[float, float]  # area and first moment about z = 0


def plastic(h: float, b: float, tw: float, tf: float, r: float, r2: float = 0.0) -> float:
    """∫|distance| over the area from the line that halves it.

    The stem stands under one side of the flange, z up from its tip: half a tee, or an angle with toes of radius r2.
    """
    stem = h - tf

    def below(z: float) -> Moments:
        flange, web = _rectangle(b, stem, h, z), _rectangle(tw, 0, stem, z)
        root, toe, tip = _fillet(r, stem, -1, z), _fillet(r2, stem, 1, z), _fillet(r2, 0, 1, z)
        area = flange[0] + web[0] + root[0] - toe[0] - tip[0]
        moment = flange[1] + web[1] + root[1] - toe[1] - tip[1]
        return area, moment

    area, whole = below(inf)  # a toe may be larger than its leg is thick
    low = 0.0
    high = h
    # The integral is smallest at the line sought, so that its last digits do not matter.
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if below(middle)[0] < area / 2 else (low, middle)
    half, moment = below(high)
    return whole - 2 * moment + 2 * high * (half - area / 2)


def _rectangle(width: float, low: float, high: float, z: float) -> Moments:
    """What lies below z."""
    top = min(max(z, low), high)
    return width * (top - low), width * (top * top - low * low) / 2


def _fillet(r: float, corner: float, toward: int, z: float) -> Moments:
    """What lies below z between two edges and the arc of radius r touching both, from their corner up (1) or down."""
    if r == 0:
        return 0.0, 0.0
    area, moment = _strip(r, min(max((z - corner) * toward, 0.0), r))
    if toward < 0:
        whole, first = _strip(r, r)
        area, moment = whole - area, first - moment
    return area, corner * area + toward * moment


def _strip(r: float, reach: float) -> Moments:
    """A fillet from its corner out to a distance along one edge: its height there is r − √(r² − (r − u)²)."""
    v = r - reach
    root = sqrt(max(r * r - v * v, 0.0))
    circle = (pi * r * r / 2 - v * root - r * r * asin(min(v / r, 1.0))) / 2
    # The circle's moment about the corner's edge, from ∫(r − v)√(r² − v²) dv.
    return r * reach - circle, r * reach * reach / 2 - (r * circle - root**3 / 3)
