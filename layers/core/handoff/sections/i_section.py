"""I and H sections with parallel flanges and root fillets."""

from handoff.sections.parts import Fillet, Rectangle, integrate
from handoff.sections.quantities import Properties


def i_section(h: float, b: float, tw: float, tf: float, r: float, formulas: str) -> Properties:
    """All from one quarter of the outline; mm."""
    web, flange = h / 2 - tf, h / 2
    quarter = integrate((Rectangle(0, b / 2, web, flange), Rectangle(0, tw / 2, 0, web), Fillet(tw / 2, web, 1, -1, r)))
    iz = 4 * quarter.iz
    continental = formulas == "continental"
    return {
        "a": 4 * quarter.a,
        "iy": 4 * quarter.iy,
        "iz": iz,
        "it": (_it_continental if continental else it_british)(h, b, tw, tf, r),
        # The continental tables take the flanges alone, the British and American ones the whole Iz.
        "iw": tf * b**3 * (h - tf) ** 2 / 24 if continental else iz * (h - tf) ** 2 / 4,
        "wpl_y": 4 * quarter.sz,
        "wpl_z": 4 * quarter.sy,
    }


def _junction(tw: float, tf: float, r: float) -> float:
    """Diameter of the circle inscribed where web and flange meet."""
    return ((r + tw / 2) ** 2 + (r + tf) ** 2 - r**2) / (2 * r + tf)


def _it_continental(h: float, b: float, tw: float, tf: float, r: float) -> float:
    junction = 2 * tw / tf * (0.145 + 0.1 * r / tf) * _junction(tw, tf, r) ** 4
    return 2 / 3 * (b - 0.63 * tf) * tf**3 + (h - 2 * tf) * tw**3 / 3 + junction


def it_british(h: float, b: float, tw: float, tf: float, r: float) -> float:
    web, root = tw / tf, r / tf
    alpha = -0.042 + 0.2204 * web + 0.1355 * root - 0.0865 * root * web - 0.0725 * web**2
    return 2 / 3 * b * tf**3 + (h - 2 * tf) * tw**3 / 3 + 2 * alpha * _junction(tw, tf, r) ** 4 - 0.42 * tf**4
