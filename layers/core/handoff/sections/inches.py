"""Labels in millimetres of what is measured in inches."""

from handoff.sections.names import Numbers

_SIXTEENTHS = frozenset((k * 1000 + 8) // 16 for k in range(1, 16))


def metric(numbers: Numbers) -> set[Numbers]:
    """Inches as thousandths of a millimetre, in each way a label may have rounded them to tenths.

    3/4 inch is 19.05 mm: 19.0 and 19.1. 5/16 inch is 7.94 mm, but as 0.313 it is 7.95 mm: 7.9 and 8.0.
    """
    ways: set[Numbers] = {()}
    for number in numbers:
        whole, part = divmod(number, 1000)
        # Twice the thousandths, so that a sixteenth (62.5) stays whole.
        inches = {2 * part, 125 * ((part * 16 + 500) // 1000)} if part in _SIXTEENTHS else {2 * part}
        scaled = [(2000 * whole + inch) * 127 for inch in inches]
        choices = {(value + bias) // 1000 * 100 for value in scaled for bias in (499, 500)}
        ways = {(*way, choice) for way in ways for choice in choices}
    return ways
