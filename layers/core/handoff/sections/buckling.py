"""Buckling curves of EN 1993-1-1:2005, Table 6.2, by the rows of sections/buckling_curves.json."""

import json
from functools import cache
from math import inf
from typing import Any

from handoff import settings
from handoff.sections.formulas import Properties

Curves = dict[str, str]


def curves(shape: str, fabrication: str, dimensions: Properties) -> Curves:
    """Per axis: S235 to S420, and S460."""
    row = next(row for row in _rows() if _fits(row, shape, fabrication, dimensions))
    return dict(zip(("y", "z", "y_s460", "z_s460"), row["curves"], strict=True))


@cache
def _rows() -> list[dict[str, Any]]:
    content = json.loads((settings.sections_dir() / "buckling_curves.json").read_text("utf-8"))
    rows: list[dict[str, Any]] = content["rows"]
    return rows


def _fits(row: dict[str, Any], shape: str, fabrication: str, size: Properties) -> bool:
    if shape not in row["shapes"] or fabrication != row.get("fabrication", fabrication):
        return False
    if shape != "i":
        return True
    if size["h"] / size["b"] <= row.get("h_to_b_over", 0):
        return False
    return bool(row.get("tf_over", 0) < size["tf"] <= row.get("tf_to", inf))
