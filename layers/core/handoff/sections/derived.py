"""What follows from the other properties by a line of arithmetic."""

from math import atan2, pi, sqrt

from handoff.sections.formulas import FORMULAS, evaluated
from handoff.sections.quantities import Properties


def derive(shape: str, size: Properties, known: Properties, welded: bool = False) -> Properties:
    """Elastic moduli (where no table gives them), radii of gyration, shear areas, principal axes, perimeter; mm."""
    values = size | known
    found = evaluated("elastic", shape, values) if "wel_y" not in known else {}
    if shape == "angle":
        found |= _principal(known) | _shear_centre(size, known)
    shear = "welded" if welded and shape in FORMULAS["welded"] else "shear"
    return found | evaluated(shear, shape, values) | evaluated("perimeter", shape, values | found)


def _principal(known: Properties) -> Properties:
    """u is the axis of the larger moment, turned from y towards z by the angle."""
    iy, iz, iyz = known["iy"], known["iz"], known["iyz"]
    mean, half = (iy + iz) / 2, (iy - iz) / 2
    radius = sqrt(half * half + iyz * iyz)
    found = {"principal_angle": atan2(-iyz, half) * 90 / pi}
    return found if "iu" in known else {"iu": mean + radius, "iv": mean - radius, **found}


def _shear_centre(size: Properties, known: Properties) -> Properties:
    """From the centroid: the point where the mid-lines of an angle's legs cross."""
    return {
        "shear_centre_y": size["t"] / 2 - known["centroid_y"],
        "shear_centre_z": size["t"] / 2 - known["centroid_z"],
    }
