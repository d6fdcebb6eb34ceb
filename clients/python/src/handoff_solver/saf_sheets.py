"""The sheets of a SAF workbook as rows by column, read as leniently as the programs that write them ask for.

SAF is the Structural Analysis Format, https://www.saf.guide; names of sheets and columns are those of its version 2.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from .conversion import Report
from .errors import HandoffError
from .workbook import Cell, Table


class UnreadableSaf(HandoffError):
    """The workbook is no SAF file that this package can read."""


@dataclass(frozen=True)
class Row:
    """One object; columns by their names in lower case without units."""

    sheet: str
    number: int
    cells: dict[str, Cell]

    @property
    def source(self) -> str:
        name = f" '{self.text('name')}'" if self.text("name") else ""
        return f"{self.sheet} row {self.number}{name}"

    def text(self, column: str) -> str:
        value = self.cells.get(column)
        if isinstance(value, float):
            # A name such as 12 is stored as a number.
            return str(int(value)) if value.is_integer() else str(value)
        return (value or "").strip()

    def word(self, column: str) -> str:
        """An enumeration's value, whatever its case and spacing."""
        return re.sub(r"[\s_-]+", " ", self.text(column)).lower()

    def number_of(self, column: str) -> float | None:
        """None where nothing, or nothing that is a number, stands there."""
        value = self.cells.get(column)
        return value if isinstance(value, float) else _number(value or "")

    def names(self, column: str) -> list[str]:
        return [name.strip() for name in self.text(column).split(";") if name.strip()]

    def vector(self, column: str) -> tuple[float, float, float] | None:
        parts = [_number(part) for part in self.text(column).strip("()").split(";")]
        if len(parts) != 3 or any(part is None for part in parts):
            return None
        return (parts[0] or 0.0, parts[1] or 0.0, parts[2] or 0.0)


class Sheets:
    """Every sheet's rows, and which sheets somebody has read."""

    def __init__(self, tables: dict[str, Table]) -> None:
        self._rows = {name: _rows(name, table) for name, table in tables.items() if name not in ("Project", "Model")}
        self._read: set[str] = set()
        self.project = _pairs(tables.get("Project", []))
        self._refuse_other_conventions(_pairs(tables.get("Model", [])))
        if not {"StructuralPointConnection", "StructuralCurveMember"} & set(tables):
            raise UnreadableSaf("no sheet StructuralPointConnection or StructuralCurveMember: not a SAF workbook")

    def rows(self, sheet: str) -> list[Row]:
        self._read.add(sheet)
        return self._rows.get(sheet, [])

    def account_for_the_rest(self, report: Report) -> None:
        """Objects of sheets that nobody read are left out, and not in silence."""
        for sheet, rows in self._rows.items():
            if sheet not in self._read:
                for row in rows:
                    report.left_out(row.source, "the model format has nothing for this kind of object")

    @staticmethod
    def _refuse_other_conventions(model: dict[str, str]) -> None:
        words = " ".join(model.values()).lower()
        if "imperial" in words:
            raise UnreadableSaf("the workbook is in imperial units; export it in metric ones")
        if re.search(r"\by[ -]*(axis)?[ -]*(is )?(vertical|up)\b", words):
            raise UnreadableSaf("the workbook has Y upwards; export it with Z upwards")


def new_id(row: Row, seen: dict[str, Any], guesses: list[str]) -> str | None:
    """The row's name as an id, where it is there and nobody has it yet."""
    name = row.text("name")
    if len(name) > 64:
        name = name[:64]
        guesses.append(f"its name is cut to '{name}'")
    return name if name and name not in seen else None


def missing_name(row: Row) -> str:
    return "another object has its name" if row.text("name") else "it has no name"


def table(rows: list[dict[str, Cell]]) -> Table:
    """Rows by column as a sheet: all columns that any row has, in the order in which they are met."""
    columns = list(dict.fromkeys(column for row in rows for column in row))
    return [[*columns], *([row.get(column) for column in columns] for row in rows)]


def _rows(sheet: str, table: Table) -> list[Row]:
    if not table:
        return []
    headers = [_header(cell) for cell in table[0]]
    found = []
    for number, cells in enumerate(table[1:], start=2):
        named = {header: cell for header, cell in zip(headers, cells) if header}  # noqa: B905 (rows end where they end)
        if any(cell not in (None, "") for cell in named.values()):
            found.append(Row(sheet, number, named))
    return found


def _header(cell: Cell) -> str:
    plain = re.sub(r"\[[^\]]*\]|\([^)]*\)", " ", str(cell or ""))
    return re.sub(r"[\s_-]+", " ", plain).strip().lower()


def _pairs(table: Table) -> dict[str, str]:
    return {_header(row[0]): str(row[1]) for row in table if len(row) > 1 and row[1] is not None}


def _number(text: str) -> float | None:
    """Some programs write numbers as text, and some of those with a decimal comma."""
    try:
        return float(text.strip().replace(",", "."))
    except ValueError:
        return None
