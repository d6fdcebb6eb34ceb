"""The corners of rectangular hollow sections."""


def corner_radii(t: float, formulas: str) -> tuple[float, float]:
    """Outer and inner: EN 10210-2 and EN 10219-2 for properties, AISC's 2t and t for American tubes."""
    if formulas == "hot_finished":
        return 1.5 * t, t
    if formulas == "american" or t <= 6:
        return 2 * t, t
    return (2.5 * t, 1.5 * t) if t <= 10 else (3 * t, 2 * t)
