"""Model files of other programs: SAF workbooks (.xlsx) and FERS models (.json); PyNite has objects: `from_pynite`."""

from __future__ import annotations

import json
from pathlib import Path

from .conversion import Conversion
from .errors import HandoffError
from .fers import from_fers, is_fers
from .saf import read_saf


class UnknownFormat(HandoffError):
    """Neither a SAF workbook nor a model of a program that is known here."""


def import_model(path: str | Path) -> Conversion:
    """The model and the report of what was taken, guessed and left out: `model, report = import_model("hall.xlsx")`."""
    file = Path(path)
    if file.suffix.lower() == ".xlsx":
        return read_saf(file)
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise UnknownFormat(f"{path} is neither an .xlsx workbook nor readable as JSON: {error}") from None
    if is_fers(found):
        return from_fers(found)
    raise UnknownFormat(f"{path} is JSON of no known program; SAF (.xlsx) and FERS (.json) are known")
