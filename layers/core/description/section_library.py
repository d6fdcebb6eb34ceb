"""The whole library as one JSON file, column by column: `python -m description.section_library PATH`.

Every number is written out, so that its readers know no formula.
"""

import json
import sys
from pathlib import Path
from typing import Any

from handoff.sections import tables
from handoff.sections.buckling import curves
from handoff.sections.catalogue import Family, catalogue, pointers
from handoff.sections.formulas import POWERS
from handoff.sections.names import plain
from handoff.sections.properties import dimensions, listed_in, values
from handoff.sections.quantities import digits, shifted

FORMAT = 2
DESCRIBED = ("family", "region", "title", "standard", "shape", "fabrication")

Column = list[Any] | Any


def library() -> dict[str, Any]:
    """Dimensions in mm, properties in powers of cm, the metre's powers beside; letters to the tables they point to."""
    families = catalogue()["tables"]
    places = {family["file"]: place for place, family in enumerate(families)}
    return {
        "format": FORMAT,
        "powers": POWERS,
        "letters": {
            letters: [[places[choice.family["file"]], choice.letters] for choice in choices]
            for letters, choices in pointers().items()
        },
        "tables": [_table(family) for family in families],
    }


def _table(family: Family) -> dict[str, Any]:
    names = tables.names(family)
    rows = [tables.row(family, name) for name in names]
    columns: dict[str, list[Any]] = {}
    for row in rows:
        size = dimensions(family, row)
        cells: dict[str, Any] = {f"shape.{key}": _number(digits(value)) for key, value in size.items()}
        cells |= {key: _number(text, POWERS[key]) for key, text in values(family, row).items()}
        cells["mass_per_m"] = _number(digits(float(row["mass"])))
        cells["curves"] = " ".join(curves(family["shape"], family["fabrication"], size).values())
        cells["range"] = row.get("range", "")
        for key, value in cells.items():
            columns.setdefault(key, []).append(value)
    return {
        **{key: value for key, value in family.items() if key in DESCRIBED},
        "origin": "tabulated" if family["formulas"] == "tabulated" else "computed",
        "tapered": family.get("tapered", False),
        "equal_legs": family.get("equal_legs", False),
        "letters": [letters for series in family["series"] for letters in series["letters"]],
        "rare": [series["own"] for series in family["series"] if series.get("rare")],
        "ranges": {row.get("range", ""): listed_in(family, row) for row in rows},
        "names": " ".join(names),
        "metric": {"x".join(map(plain, sizes)): name for sizes, name in tables.by_metric_label(family).items()},
        "columns": _folded(columns),
    }


def _number(text: str, power: int = 0) -> float | int:
    """The digits moved from millimetres to centimetres, where they are shortest."""
    scaled = shifted(text, -power)
    return int(scaled) if scaled.is_integer() else scaled


def _folded(columns: dict[str, list[Any]]) -> dict[str, Column]:
    """A column that never changes as its one value, one that repeats another as that one's name."""
    folded: dict[str, Column] = {}
    for key, cells in columns.items():
        twin = next((other for other, column in folded.items() if column == cells), None)
        same = cells.count(cells[0]) == len(cells)
        folded[key] = cells[0] if same else {"as": twin} if twin else cells
    return folded


def write(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(library(), separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
