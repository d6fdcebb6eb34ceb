"""A section as the API answers it: SI base units, EN axes."""

from handoff.sections.buckling import curves
from handoff.sections.catalogue import Answer
from handoff.sections.formulas import POWERS, Properties
from handoff.sections.quantities import digits, si


def answered(about: Answer, size: Properties, known: Properties) -> Answer:
    """What is known of it in mm, behind the words about it, of which one is its shape."""
    every = {"iyz": 0.0} | known
    found: Properties = {key: si(digits(every[key]), power) for key, power in POWERS.items() if key in every}
    outline: Properties = {key: si(digits(value), 1) for key, value in size.items()}
    return {
        **about,
        "shape": {"type": about["shape"], **outline},
        **found,
        "wel": found["wel_y"],
        "wpl": found["wpl_y"],
        "buckling_curves": curves(about["shape"], about["fabrication"], size),
    }
