"""SAF workbooks in and out: `read_saf` for a model of what a workbook holds, `write_saf` for a workbook of a model."""

from __future__ import annotations

import io
import lzma
import re
import struct
import zipfile
import zlib
from pathlib import Path
from typing import IO

from .conversion import Conversion, Report, conversion, exchanged, reported
from .errors import Unreadable
from .limits import limits
from .local import AnyModel, as_object

__all__ = ["read_saf", "write_saf"]

# Tables and what names them; styles and drawings are not read.
_NEEDED = re.compile(r"xl/(_rels/|worksheets/)?[^/]+\.(xml|rels)")
# How files within a file begin: as Office wrote before .xlsx, and writes what it encrypts.
_OLD = b"\xd0\xcf\x11\xe0"
# Whatever a damaged archive makes the standard library raise.
_DAMAGED = (
    *(zipfile.BadZipFile, zlib.error, lzma.LZMAError, struct.error),
    *(NotImplementedError, EOFError, OSError, ValueError, OverflowError),
)


def is_workbook(data: bytes) -> bool:
    """Workbooks are ZIP archives, which begin so; encrypted ones and those of old are refused where they are read."""
    return data.startswith((b"PK\x03\x04", _OLD))


def read_saf(path: str | Path | IO[bytes]) -> Conversion:
    """The model and an account of every row. Profiles that the section library has are taken from it."""
    data = Path(path).read_bytes() if isinstance(path, str | Path) else path.read()
    if data.startswith(_OLD):
        raise Unreadable("the workbook has a password or is an .xls: save it as .xlsx without a password")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            needed = [entry for entry in archive.infolist() if _NEEDED.fullmatch(entry.filename)]
            # A few kilobytes of ZIP can hold gigabytes.
            largest = int(limits()["workbook_bytes"])
            if sum(entry.file_size for entry in needed) > largest:
                raise Unreadable(f"the workbook unpacks to more than {largest:,} bytes")
            parts = {entry.filename: archive.read(entry) for entry in needed}
    except _DAMAGED as error:
        raise Unreadable(f"this is no readable .xlsx workbook: {error}") from None
    except RuntimeError:  # it asks for a password
        raise Unreadable("the workbook is encrypted: save it without a password") from None
    return conversion("saf", {name: part.decode("utf-8-sig", "replace") for name, part in parts.items()})


def write_saf(model: AnyModel, path: str | Path) -> Report:
    """Writes the workbook; what SAF has no place for is in the report."""
    made = exchanged("saf_parts", as_object(model))
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in made["parts"].items():
            # One moment for every part, so that the same model gives the same file.
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), text, zipfile.ZIP_DEFLATED)
    return reported(made)
