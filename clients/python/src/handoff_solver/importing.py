"""Model files of other programs: SAF workbooks (.xlsx) and FERS models (.json); PyNite has objects: `from_pynite`."""

from __future__ import annotations

import io
import json
from pathlib import Path

from .conversion import Conversion
from .errors import Unreadable
from .fers import from_fers, is_fers
from .saf import is_workbook, read_saf


class UnknownFormat(Unreadable):
    """Neither a SAF workbook nor a model of a program that is known here."""


def import_model(path: str | Path) -> Conversion:
    """The model and the report of what was taken, guessed and left out: `model, report = import_model("hall.xlsx")`."""
    found = opened(Path(path).read_bytes())
    if found is None:
        raise UnknownFormat(f"{path} is a file of no known program; SAF (.xlsx) and FERS (.json) are known")
    return found


def opened(data: bytes) -> Conversion | None:
    """Nothing where it is a file of none of these programs."""
    if is_workbook(data):
        return read_saf(io.BytesIO(data))
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return from_fers(found) if is_fers(found) else None
