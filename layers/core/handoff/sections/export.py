"""The whole library as one compact JSON file, column by column: `python -m handoff.sections.export PATH`."""

import json
import sys
from pathlib import Path
from typing import Any

from handoff.sections import tables
from handoff.sections.buckling import curves
from handoff.sections.catalogue import Family, catalogue
from handoff.sections.properties import dimensions, primary
from handoff.sections.quantities import POWERS, digits, shifted

FORMAT = 1

Column = list[Any] | Any


def library() -> dict[str, Any]:
    """Dimensions in mm, properties in powers of cm; what follows by arithmetic is left to the reader of the file."""
    return {
        "format": FORMAT,
        "regions": catalogue()["regions"],
        "ranges": catalogue()["ranges"],
        "tables": [_table(family) for family in catalogue()["tables"]],
    }


def _table(family: Family) -> dict[str, Any]:
    names = tables.names(family)
    columns: dict[str, list[Any]] = {}
    for name in names:
        row = tables.row(family, name)
        size = dimensions(family, row)
        cells: dict[str, Any] = {f"shape.{key}": _number(value) for key, value in size.items()}
        cells |= {key: _number(value, POWERS[key]) for key, value in primary(family, row).items()}
        cells["mass_per_m"] = _number(float(row["mass"]))
        curve = curves(family["shape"], family["fabrication"], size)
        cells["curves"] = " ".join(curve[key] for key in ("y", "z", "y_s460", "z_s460"))
        cells |= {key: row[key] for key in ("range", "metric") if key in row}
        for key, value in cells.items():
            columns.setdefault(key, []).append(value)
    described = {key: value for key, value in family.items() if key not in ("file", "note")}
    return {**described, "names": " ".join(names), "columns": _folded(columns)}


def _number(value: float, power: int = 0) -> float | int:
    """The rounded digits moved from millimetres to centimetres, where they are shortest."""
    scaled = shifted(digits(value), -power)
    return int(scaled) if scaled.is_integer() else scaled


def _folded(columns: dict[str, list[Any]]) -> dict[str, Column]:
    """A column that never changes as its one value, one that repeats another as that one's name."""
    folded: dict[str, Column] = {}
    for key, values in columns.items():
        twin = next((other for other, column in folded.items() if column == values), None)
        same = values.count(values[0]) == len(values)
        folded[key] = values[0] if same else {"as": twin} if twin else values
    return folded


def write(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(library(), separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
