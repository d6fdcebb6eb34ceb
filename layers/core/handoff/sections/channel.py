"""Channels: web on the left, flanges towards +y."""

from math import sqrt

from handoff.sections.parts import Fillet, Part, Rectangle, integrate, plastic_modulus
from handoff.sections.quantities import Properties


def parallel_channel(h: float, b: float, tw: float, tf: float, r: float) -> Properties:
    """Parallel flanges and root fillets; y from the back of the web, z from mid-depth; mm."""
    web, flange = h / 2 - tf, h / 2
    half: list[Part] = [Rectangle(0, b, web, flange), Rectangle(0, tw, 0, web), Fillet(tw, web, 1, -1, r)]
    upper = integrate(half)
    a, iy = 2 * upper.a, 2 * upper.iy
    centroid = upper.sy / upper.a
    iz = 2 * upper.iz - a * centroid**2
    hs = h - tf
    return {
        "a": a,
        "iy": iy,
        "iz": iz,
        "it": _it(h, b, tw, tf, r),
        "iw": hs**2 / 4 * (iz - a * (centroid - tw / 2) ** 2 * (hs**2 * a / (4 * iy) - 1)),
        "wpl_y": 2 * upper.sz,
        "wpl_z": 2 * plastic_modulus(half, upper.a, 0, b, "y"),
        "centroid_y": centroid,
        "shear_centre_y": _shear_centre(centroid, iy, h, b, tw, tf),
    }


def tapered_channel(known: Properties, slope: float) -> Properties:
    """What a table of tapered channels leaves out, from its dimensions and its own Iy, Iz and Wel,z."""
    h, b, tw, tf = (known[key] for key in ("h", "b", "tw", "tf"))
    centroid = b - known["iz"] / known["wel_z"]
    return {
        "centroid_y": centroid,
        "shear_centre_y": _shear_centre(centroid, known["iy"], h, b, tw, tf, slope),
    }


def _shear_centre(centroid: float, iy: float, h: float, b: float, tw: float, tf: float, slope: float = 0.0) -> float:
    """From the centroid, of thin flanges: tf at half the width, thinner outwards by the slope."""
    hs, reach = h - tf, b - tw / 2
    moment = tf * reach**2 / 2 + slope * ((reach - b / 2) * reach**2 / 2 - reach**3 / 3)
    return -(centroid - tw / 2 + hs**2 * moment / (2 * iy))


def _it(h: float, b: float, tw: float, tf: float, r: float) -> float:
    web, root = tw / tf, r / tf
    junction = 2 * ((3 * r + tw + tf) - sqrt(2 * (2 * r + tw) * (2 * r + tf)))
    alpha = -0.0908 + 0.2621 * web + 0.1231 * root - 0.0752 * web * root - 0.0945 * web**2
    return 2 / 3 * b * tf**3 + (h - 2 * tf) * tw**3 / 3 + 2 * alpha * junction**4 - 0.42 * tf**4
