"""Tees with the flange on top and the stem down: cut from I and H sections, or by dimensions."""

from handoff.sections.i_section import it_british
from handoff.sections.parts import Fillet, Part, Rectangle, integrate, plastic_modulus
from handoff.sections.quantities import Properties


def tee(h: float, b: float, tw: float, tf: float, r: float) -> Properties:
    """Exact geometry, root fillets included; mm, z up from the stem's tip."""
    stem = h - tf
    parts: list[Part] = [Rectangle(-b / 2, b / 2, stem, h), Rectangle(-tw / 2, tw / 2, 0, stem)]
    if r > 0:
        parts += [Fillet(tw / 2, stem, 1, -1, r), Fillet(-tw / 2, stem, -1, -1, r)]
    whole = integrate(parts)
    a, z = whole.a, whole.sz / whole.a
    return {
        "a": a,
        "iy": whole.iy - a * z * z,
        "iz": whole.iz,
        # Half of the I it is cut from, less what the free end of its stem lacks.
        "it": it_british(2 * h, b, tw, tf, r) / 2 - 0.105 * tw**4,
        # Mid-lines that meet in the shear centre warp across their thickness alone.
        "iw": (tf * b) ** 3 / 144 + (tw * (h - tf / 2)) ** 3 / 36,
        "wpl_y": plastic_modulus(parts, a, 0, h, "z"),
        "wpl_z": 2 * integrate(_half(parts)).sy,
        "centroid_z": z,
        "shear_centre_z": h - tf / 2 - z,
    }


def _half(parts: list[Part]) -> list[Part]:
    """What lies at y > 0: it is symmetric about z."""
    right: list[Part] = []
    for part in parts:
        if isinstance(part, Rectangle):
            right.append(part._replace(y0=0.0))
        elif part.toward_y > 0:
            right.append(part)
    return right
