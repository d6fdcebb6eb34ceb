"""The plastic modulus of a tee about its major axis, which no formula gives where it has fillets."""

from handoff.sections.parts import Fillet, Part, Rectangle, below, plastic_modulus


def tee_plastic(h: float, b: float, tw: float, tf: float, r: float) -> float:
    """Twice that of its right half; mm, z up from the stem's tip."""
    stem = h - tf
    half: list[Part] = [Rectangle(0, b / 2, stem, h), Rectangle(0, tw / 2, 0, stem)]
    if r > 0:
        half.append(Fillet(tw / 2, stem, 1, -1, r))
    area = b / 2 * tf + tw / 2 * stem + sum(below(part, h, "z")[0] for part in half[2:])
    return 2 * plastic_modulus(half, area, 0, h, "z")
