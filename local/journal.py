"""A journal of changes: each is on disk before it is acknowledged, so a killed service loses nothing."""

import os
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import orjson

# The first line of the file; journals of the first release have none and are not read.
HEADER = b"handoff journal 2\n"

Record = dict[str, Any]


class DamagedJournal(Exception):
    """A line that is neither a whole record nor the torn end of the last write."""


class Journal:
    """Appends records to a file, one line each: a checksum over this and all earlier records, a space, JSON."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = -1
        self._sum = 0
        self._whole = 0

    def read(self) -> Iterator[Record]:
        """Every whole record; a torn last line was never acknowledged and is left out. Appending goes on after them."""
        self._sum = self._whole = 0
        if not self.path.exists():
            return
        with self.path.open("rb") as lines:
            first = lines.readline()
            if first != HEADER:
                if HEADER.startswith(first):
                    return
                raise DamagedJournal(f"{self.path} is not a journal of this version; move it away to start anew")
            self._whole = len(HEADER)
            for number, line in enumerate(lines, 2):
                record = self._checked(line)
                if not line.endswith(b"\n"):
                    if record is None:
                        return
                    # A whole record with another byte where its end was: nothing that a torn write leaves.
                    record = None
                if record is None:
                    raise DamagedJournal(
                        f"{self.path} was altered or damaged at line {number}; to go on with what stands before it, "
                        f"cut the file there (head -n {number - 1}), or move it away to start with empty data"
                    )
                self._whole += len(line)
                yield record

    def rewrite(self, records: Iterable[Record]) -> None:
        """Replaces the file as one step: after a crash it is either the old or the new one."""
        self.close()
        fresh = self.path.with_suffix(".new")
        total, size = 0, len(HEADER)
        try:
            fresh.touch(mode=0o600)
            with fresh.open("wb") as file:
                file.write(HEADER)
                for record in records:
                    line, total = _line(record, total)
                    size += file.write(line)
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self.path)
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise
        self._sum, self._whole = total, size
        _sync_folder(self.path.parent)

    def append(self, record: Record) -> None:
        """Returns when the record is on disk; where the disk refuses, nothing of it stays."""
        if self._file < 0:
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        line, total = _line(record, self._sum)
        if not self._whole:
            line = HEADER + line
        try:
            # What a torn or refused write left behind would stand in the middle of the file.
            os.ftruncate(self._file, self._whole)
            os.lseek(self._file, self._whole, os.SEEK_SET)
            rest = memoryview(line)
            while rest:
                rest = rest[os.write(self._file, rest) :]
            # The kernel keeps what a killed process wrote; the sync is for a power cut.
            os.fsync(self._file)
        except OSError:
            self.close()
            raise
        self._sum = total
        self._whole += len(line)

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def _checked(self, line: bytes) -> Record | None:
        written, _, text = line[:-1].partition(b" ")
        total = zlib.crc32(text, self._sum)
        if written != b"%08x" % total:
            return None
        self._sum = total
        record: Record = orjson.loads(text)
        return record


def _line(record: Record, before: int) -> tuple[bytes, int]:
    text = orjson.dumps(record)
    total = zlib.crc32(text, before)
    return b"%08x %s\n" % (total, text), total


def _sync_folder(folder: Path) -> None:
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
