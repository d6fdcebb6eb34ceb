"""SAF workbooks in and out: `read_saf` for a model of what a workbook holds, `write_saf` for a workbook of a model."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path
from typing import IO

from .conversion import Conversion, Report, conversion, exchanged, reported
from .errors import Unreadable
from .limits import limits
from .local import AnyModel, as_object

__all__ = ["read_saf", "write_saf"]

# Tables and what names them; styles and drawings are not read.
_NEEDED = re.compile(r"xl/(_rels/|worksheets/)?[^/]+\.(xml|rels)")


def is_workbook(data: bytes) -> bool:
    """Workbooks are ZIP archives, which begin so."""
    return data.startswith(b"PK\x03\x04")


def read_saf(path: str | Path | IO[bytes]) -> Conversion:
    """The model and an account of every row. Profiles that the section library has are taken from it."""
    try:
        with zipfile.ZipFile(path) as archive:
            needed = [entry for entry in archive.infolist() if _NEEDED.fullmatch(entry.filename)]
            # A few kilobytes of ZIP can hold gigabytes.
            largest = int(limits()["workbook_bytes"])
            if sum(entry.file_size for entry in needed) > largest:
                raise Unreadable(f"the workbook unpacks to more than {largest:,} bytes")
            parts = {entry.filename: archive.read(entry) for entry in needed}
    except (zipfile.BadZipFile, NotImplementedError, EOFError) as error:
        raise Unreadable(f"this is no readable .xlsx workbook: {error}") from None
    return conversion("saf", {name: part.decode("utf-8-sig", "replace") for name, part in parts.items()})


def write_saf(model: AnyModel, path: str | Path) -> Report:
    """Writes the workbook; what SAF has no place for is in the report."""
    made = exchanged("saf_parts", as_object(model))
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in made["parts"].items():
            # One moment for every part, so that the same model gives the same file.
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), text, zipfile.ZIP_DEFLATED)
    return reported(made)
