"""Buckling curves of EN 1993-1-1:2005, Table 6.2."""

from handoff.sections.quantities import Properties

Curves = dict[str, str]


def curves(shape: str, fabrication: str, dimensions: Properties) -> Curves:
    """Per axis: S235 to S420, and S460."""
    if fabrication == "welded" and shape in ("i", "rhs"):
        y, z = ("b", "b") if shape == "rhs" else ("b", "c") if dimensions["tf"] <= 40 else ("c", "d")
        y_s460, z_s460 = y, z
    elif shape == "i":
        y, z, y_s460, z_s460 = _rolled_i(dimensions["h"] / dimensions["b"], dimensions["tf"])
    elif shape in ("rhs", "chs"):
        y, y_s460 = ("c", "c") if fabrication == "cold_formed" else ("a", "a0")
        z, z_s460 = y, y_s460
    else:
        y = z = y_s460 = z_s460 = "b" if shape in ("angle", "double_angle") else "c"
    return {"y": y, "z": z, "y_s460": y_s460, "z_s460": z_s460}


def _rolled_i(slenderness: float, tf: float) -> tuple[str, str, str, str]:
    if tf > 100:  # the table ends at 100 mm for h/b > 1.2; its last row is also the lowest curve
        return "d", "d", "c", "c"
    if slenderness > 1.2 and tf <= 40:
        return "a", "b", "a0", "a0"
    return "b", "c", "a", "a"
