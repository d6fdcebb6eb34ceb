"""What follows from the other properties by a line of arithmetic."""

from math import atan2, pi, sqrt

from handoff.sections.quantities import Properties


def derive(shape: str, size: Properties, known: Properties, welded: bool = False) -> Properties:
    """Elastic moduli (where no table gives them), radii of gyration, shear areas, principal axes, perimeter; mm."""
    found = _moduli(shape, size, known) if "wel_y" not in known else {}
    if shape == "angle":
        found |= _principal(known) | _shear_centre(size, known)
    for axis in "yzuv":
        second = known.get(f"i{axis}", found.get(f"i{axis}"))
        if second is not None:
            found[f"radius_{axis}"] = sqrt(second / known["a"])
    return found | _shear_areas(shape, size, known["a"], welded) | {"perimeter": _perimeter(shape, size)}


def _moduli(shape: str, size: Properties, known: Properties) -> Properties:
    """About the farthest fibre."""
    if "d" in size:
        y = z = size["d"] / 2
    else:
        y = size["b"] - known["centroid_y"] if "centroid_y" in known else size["b"] / 2
        z = known.get("centroid_z", size["h"] / 2)
        z = max(z, size["h"] - z)
    return {"wel_y": known["iy"] / z, "wel_z": known["iz"] / y}


def _shear_areas(shape: str, size: Properties, a: float, welded: bool) -> Properties:
    """EN 1993-1-1 6.2.6(3), η = 1.0, along y and along z."""
    if shape in ("rectangle", "circle"):  # not in the clause: the largest elastic stress is 3/2 and 4/3 of the mean
        share = 2 / 3 if shape == "rectangle" else 3 / 4
        return {"avy": share * a, "avz": share * a}
    if shape == "chs":  # (g)
        return {"avy": 2 * a / pi, "avz": 2 * a / pi}
    h, b = size["h"], size["b"]
    if shape == "rhs" and welded:  # (d) and (e)
        webs = 2 * (h - 2 * size.get("tf", size["t"])) * size["t"]
        return {"avy": a - webs, "avz": webs}
    if shape == "rhs":  # (f)
        return {"avy": a * b / (b + h), "avz": a * h / (b + h)}
    if shape == "angle":  # not in the clause: the leg along the force alone is on the safe side
        return {"avy": b * size["t"], "avz": h * size["t"]}
    tw, tf, r = size["tw"], size["tf"], size.get("r", 0)  # without a radius no fillet counts
    if shape == "tee":  # (c): rolled with half of the fillets, welded the stem to the middle of the flange
        return {"avy": b * tf, "avz": tw * (h - tf / 2) if welded else a - b * tf + (tw + 2 * r) * tf / 2}
    web = (h - 2 * tf) * tw
    if welded:  # (d) and (e)
        return {"avy": a - web, "avz": web}
    fillets = 2 * r if shape == "i" else r
    along_web = a - 2 * b * tf + (tw + fillets) * tf
    # (a) has the lower bound, (b) for channels has not; along the flanges stands what the web leaves, as in (e).
    return {"avy": a - web, "avz": max(along_web, web) if shape == "i" else along_web}


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


def _perimeter(shape: str, size: Properties) -> float:
    """The line to paint; a fillet or a rounded corner saves (2 − π/2) of its radius."""
    if "d" in size:
        return pi * size["d"]
    saved = 2 - pi / 2
    h, b, r, r2 = size["h"], size["b"], size.get("r", 0), size.get("r2", 0)
    if shape == "rhs":
        return 2 * (b + h) - 4 * saved * r
    if shape == "angle":
        return 2 * (b + h) - saved * (r + 2 * r2)
    if shape in ("tee", "rectangle"):
        return 2 * (b + h) - saved * 2 * r
    corners = 4 * r if shape == "i" else 2 * (r + r2)
    return 2 * h + 4 * b - 2 * size["tw"] - saved * corners
