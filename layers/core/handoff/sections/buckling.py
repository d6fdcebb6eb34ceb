"""Buckling curves of EN 1993-1-1:2005, Table 6.2, by the rows of sections/buckling_curves.json."""

from math import inf
from typing import Any

from handoff.runtime.settings import section_file
from handoff.sections.catalogue import Answer
from handoff.sections.formulas import Properties

_TABLE = section_file("buckling_curves")


def curves(shape: str, fabrication: str, dimensions: Properties) -> Answer:
    row = next(row for row in _TABLE["rows"] if _fits(row, shape, fabrication, dimensions))
    return by_axis(row["curves"])


def by_axis(letters: list[str]) -> Answer:
    """Per axis: S235 to S420, and S460."""
    found: Answer = dict(zip(_TABLE["axes"], letters, strict=True))
    return found


def _fits(row: dict[str, Any], shape: str, fabrication: str, size: Properties) -> bool:
    if shape not in row["shapes"] or fabrication != row.get("fabrication", fabrication):
        return False
    if shape != "i":
        return True
    if size["h"] / size["b"] <= row.get("h_to_b_over", 0):
        return False
    return bool(row.get("tf_over", 0) < size["tf"] <= row.get("tf_to", inf))
