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
    row = next(row for row in table()["rows"] if _fits(row, shape, fabrication, dimensions))
    return dict(zip(table()["axes"], row["curves"], strict=True))


@cache
def table() -> dict[str, Any]:
    content: dict[str, Any] = json.loads((settings.sections_dir() / "buckling_curves.json").read_text("utf-8"))
    return content


def _fits(row: dict[str, Any], shape: str, fabrication: str, size: Properties) -> bool:
    if shape not in row["shapes"] or fabrication != row.get("fabrication", fabrication):
        return False
    if shape != "i":
        return True
    if size["h"] / size["b"] <= row.get("h_to_b_over", 0):
        return False
    return bool(row.get("tf_over", 0) < size["tf"] <= row.get("tf_to", inf))
