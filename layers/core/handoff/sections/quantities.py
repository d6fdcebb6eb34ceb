"""Properties are computed in millimetres and leave in SI with seven significant digits."""

from decimal import ROUND_HALF_UP, Context

Properties = dict[str, float]

DIGITS = 7  # one part in ten million
_ROUNDING = Context(prec=DIGITS, rounding=ROUND_HALF_UP)

# The power of the millimetre in each property; 0 for what is no length (degrees, kg/m).
POWERS = {
    "a": 2,
    "iy": 4,
    "iz": 4,
    "iyz": 4,
    "it": 4,
    "iw": 6,
    "iu": 4,
    "iv": 4,
    "wel_y": 3,
    "wel_z": 3,
    "wpl_y": 3,
    "wpl_z": 3,
    "wt": 3,
    "avy": 2,
    "avz": 2,
    "radius_y": 1,
    "radius_z": 1,
    "radius_u": 1,
    "radius_v": 1,
    "centroid_y": 1,
    "centroid_z": 1,
    "shear_centre_y": 1,
    "shear_centre_z": 1,
    "perimeter": 1,
    "principal_angle": 0,
}


def digits(value: float) -> str:
    """The seven digits as text; whoever scales the text by a power of ten keeps them exactly."""
    return str(_ROUNDING.create_decimal_from_float(value))


def rounded(value: float) -> float:
    return float(digits(value))


def shifted(text: str, tens: int) -> float:
    """A number given as text, times a power of ten."""
    mantissa, _, exponent = text.partition("E")
    return float(f"{mantissa}e{int(exponent or 0) + tens}")


def si(text: str, power: int) -> float:
    """A number of millimetres to a power, as text, in metres to that power."""
    return shifted(text, -3 * power)
