"""Two angles or two channels back to back: legs h or webs upright, with a gap between them."""

from math import sqrt

from handoff.sections.quantities import Properties


def double(shape: str, size: Properties, one: Properties) -> Properties:
    """As one section, which they are as far as what joins them allows; mm, from the properties of one of them."""
    if shape == "double_angle" and size["h"] < size["b"]:
        one = _turned(one)
    a, gap = one["a"], size["gap"]
    apart = one["centroid_y"] + gap / 2
    iy, iz = 2 * one["iy"], 2 * (one["iz"] + a * apart**2)
    known = {
        "a": 2 * a,
        "iy": iy,
        "iz": iz,
        "it": 2 * one["it"],
        "iw": 2 * one["iw"],
        "wel_y": 2 * one["wel_y"],
        "wel_z": iz / (size["b"] + gap / 2),
        "wpl_y": 2 * one["wpl_y"],
        "wpl_z": 2 * a * apart,
        "avy": 2 * one["avy"],
        "avz": 2 * one["avz"],
        "radius_y": sqrt(iy / (2 * a)),
        "radius_z": sqrt(iz / (2 * a)),
        "perimeter": 2 * one["perimeter"],
    }
    if shape == "double_angle":
        known |= {"centroid_z": one["centroid_z"], "shear_centre_z": one["shear_centre_z"]}
    return known


def _turned(one: Properties) -> Properties:
    """The angle with its legs exchanged."""
    swap = str.maketrans("yz", "zy")
    return {(key[:-1] + key[-1].translate(swap) if key[-1:] in "yz" else key): value for key, value in one.items()}
