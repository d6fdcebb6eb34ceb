"""One row of a table into everything known about the section."""

from typing import Any

from handoff.sections.answered import answered
from handoff.sections.catalogue import Family, catalogue
from handoff.sections.formulas import DIMENSIONS, FORMULAS, POWERS, Properties, evaluated
from handoff.sections.outline import derived, outlined
from handoff.sections.quantities import digits, rounded
from handoff.sections.tables import Row

TABULATED = ("a", "iy", "iz", "iu", "iv", "it", "iw", "wel_y", "wel_z", "wpl_y", "wpl_z")


def dimensions(family: Family, row: Row) -> Properties:
    """The outline in mm; r is the root radius or the outer corner's, r2 the toe's or the inner corner's."""
    found = {key: float(row[key]) for key in DIMENSIONS if key in row}
    if family["shape"] == "rhs":
        outer, inner = corner_radii(found["t"], family["formulas"])
        found |= {"r": rounded(outer), "r2": rounded(inner)}
    return found


def corner_radii(t: float, formulas: str) -> tuple[float, float]:
    """Of a hollow section, outer and inner: EN 10210-2 and EN 10219-2 for properties, AISC's 2t and t for tubes."""
    if formulas == "hot_finished":
        return 1.5 * t, t
    if formulas == "american" or t <= 6:
        return 2 * t, t
    return (2.5 * t, 1.5 * t) if t <= 10 else (3 * t, 2 * t)


def primary(family: Family, row: Row) -> Properties:
    """What the formulas of the shape or the table itself say, rounded; mm."""
    size = dimensions(family, row)
    if family["formulas"] == "tabulated":
        return {key: rounded(value) for key, value in _tabulated(family, row, size).items()}
    return outlined(family["shape"], size, family["formulas"])


def _tabulated(family: Family, row: Row, size: Properties) -> Properties:
    """Tables that cannot be reproduced from published dimensions give their own values, in cm."""
    given = {key: float(row[key]) * 10.0 ** POWERS[key] for key in TABULATED if key in row}
    if family["shape"] not in FORMULAS["tabulated"]:
        return given
    slope = {"slope": _flange_slope(family, size["h"])}
    return given | evaluated("tabulated", family["shape"], size | given | slope)


def _flange_slope(family: Family, h: float) -> float:
    """UPN: 8 % up to 300 mm deep, 5 % above. AISC's own shear centres are those of the mean thickness."""
    if family["region"] == "US":
        return 0.0
    return 0.08 if h <= 300 else 0.05


def whole(family: Family, row: Row) -> Properties:
    """Every property in powers of mm."""
    known = primary(family, row)
    return known | derived(family["shape"], dimensions(family, row), known)


def values(family: Family, row: Row) -> dict[str, str]:
    """The digits of each, in the order of the answer."""
    every = {"iyz": 0.0} | whole(family, row)
    return {key: digits(every[key]) for key in POWERS if key in every}


def section(family: Family, row: Row) -> dict[str, Any]:
    about = {
        "name": row["name"],
        "family": family["family"],
        "region": family["region"],
        "standard": family["standard"],
        "range": listed_in(family, row),
        "origin": "tabulated" if family["formulas"] == "tabulated" else "computed",
        "fabrication": family["fabrication"],
        "shape": family["shape"],
        "tapered_flanges": family.get("tapered", False),
        "mass_per_m": float(row["mass"]),
    }
    return answered(about, dimensions(family, row), whole(family, row))


def listed_in(family: Family, row: Row) -> str:
    """Where this size is listed: the family's range, or the row's own."""
    if "range" in family:
        return family["range"]
    names = catalogue()["ranges"] | {"EN": family["standard"]}
    return ", ".join(names[code] for code in row["range"].split("+"))
