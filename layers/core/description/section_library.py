"""The whole library as one JSON file, column by column: `python -m description.section_library PATH`.

What follows by the formulas that its readers have as well is left out: three quarters of it.
"""

import json
import sys
from pathlib import Path
from typing import Any

from handoff.sections import tables
from handoff.sections.catalogue import Family, catalogue, pointers
from handoff.sections.formulas import POWERS, Properties
from handoff.sections.names import plain
from handoff.sections.outline import computed
from handoff.sections.properties import dimensions, listed_in, primary
from handoff.sections.quantities import digits, rounded, shifted
from handoff.sections.tables import Row

FORMAT = 3
# So near to the middle between two roundings the last bit, which engines may find each in its own way, is a digit.
TIE = 1e-12
DESCRIBED = ("family", "region", "title", "standard", "shape", "fabrication")
# Thirty rows are shorter than their formulas.
STATED = ("channel",)

Column = list[Any] | Any


def library() -> dict[str, Any]:
    """Dimensions in mm, properties in powers of cm; letters to the tables they point to."""
    families = catalogue()["tables"]
    places = {family["file"]: place for place, family in enumerate(families)}
    return {
        "format": FORMAT,
        "letters": {
            letters: [[places[choice.family["file"]], choice.letters] for choice in choices]
            for letters, choices in pointers().items()
        },
        "tables": [_table(family) for family in families],
    }


def _table(family: Family) -> dict[str, Any]:
    names = tables.names(family)
    rows = [tables.row(family, name) for name in names]
    cells: list[dict[str, Any]] = [
        {f"shape.{key}": _number(digits(value)) for key, value in dimensions(family, row).items()}
        | {key: _number(digits(value), POWERS[key]) for key, value in stated(family, row).items()}
        | {"mass_per_m": _number(digits(float(row["mass"]))), "range": row.get("range", "")}
        for row in rows
    ]
    keys = dict.fromkeys(key for row in cells for key in row)
    columns = {key: [row.get(key) for row in cells] for key in keys}
    return {
        **{key: value for key, value in family.items() if key in DESCRIBED},
        "origin": "tabulated" if family["formulas"] == "tabulated" else "computed",
        **({} if is_stated(family) else {"formulas": family["formulas"]}),
        "tapered": family.get("tapered", False),
        "equal_legs": family.get("equal_legs", False),
        "letters": [letters for series in family["series"] for letters in series["letters"]],
        "rare": [series["own"] for series in family["series"] if series.get("rare")],
        "ranges": {row.get("range", ""): listed_in(family, row) for row in rows},
        "names": " ".join(names),
        "metric": {"x".join(map(plain, sizes)): name for sizes, name in tables.by_metric_label(family).items()},
        "columns": _folded(columns),
    }


def stated(family: Family, row: Row) -> Properties:
    """What no reader computes: a table's own values, and of others those that lie at a tie."""
    known = primary(family, row)
    if is_stated(family):
        return known
    exact = computed(family["shape"], dimensions(family, row), family["formulas"])
    return {key: known[key] for key, value in exact.items() if is_tie(value)}


def is_stated(family: Family) -> bool:
    return family["formulas"] == "tabulated" or family["shape"] in STATED


def is_tie(value: float) -> bool:
    return rounded(value * (1 - TIE)) != rounded(value * (1 + TIE))


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
