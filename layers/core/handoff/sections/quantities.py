"""Properties are computed in millimetres and leave in SI with as many digits as sections/formulas.json says."""

from decimal import ROUND_HALF_UP, Context

from handoff.sections.formulas import FORMULAS

_ROUNDING = Context(prec=FORMULAS["digits"], rounding=ROUND_HALF_UP)


def digits(value: float) -> str:
    """The digits as text; whoever scales the text by a power of ten keeps them exactly."""
    return str(_ROUNDING.create_decimal_from_float(value))


def rounded(value: float) -> float:
    return float(digits(value))


def significant(value: float, count: int) -> float:
    """So many digits of it, a half to the even one."""
    return float(f"{value:.{count}g}")


def shifted(text: str, tens: int) -> float:
    """A number given as text, times a power of ten."""
    mantissa, _, exponent = text.upper().partition("E")
    return float(f"{mantissa}e{int(exponent or 0) + tens}")


def si(text: str, power: int) -> float:
    """A number of millimetres to a power, as text, in metres to that power."""
    return shifted(text, -3 * power)
