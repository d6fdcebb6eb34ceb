"""A journal of writes: each is on disk before it is acknowledged, so a killed service loses nothing."""

import base64
import json
import os
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path


class DamagedJournal(Exception):
    """A line that is neither a record nor the torn end of the last write."""


@dataclass(frozen=True)
class Write:
    """One HTTP request that changed the embedded AWS: its WSGI variables and its body."""

    environ: dict[str, str]
    body: bytes
    at: float = field(default_factory=time.time)

    def line(self) -> bytes:
        record = {"at": self.at, "environ": self.environ, "body": base64.b64encode(self.body).decode()}
        return json.dumps(record, separators=(",", ":")).encode() + b"\n"

    @classmethod
    def read(cls, line: bytes) -> "Write":
        record = json.loads(line)
        return cls(environ=record["environ"], body=base64.b64decode(record["body"]), at=record["at"])


class Journal:
    """Appends writes to a file, one line each."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = -1

    def read(self) -> Iterator[Write]:
        """Every whole record; a torn last line was never acknowledged and is left out."""
        if not self.path.exists():
            return
        with self.path.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                try:
                    write = Write.read(line)
                except (ValueError, KeyError, TypeError):
                    if lines.read(1):
                        raise DamagedJournal(
                            f"{self.path} is damaged at line {number}; move it away to start with empty data"
                        ) from None
                    return
                if not line.endswith(b"\n"):
                    return
                yield write

    def rewrite(self, writes: Iterable[Write]) -> None:
        """Replaces the file as one step: after a crash it is either the old or the new one."""
        self.close()
        fresh = self.path.with_suffix(".new")
        fresh.touch(mode=0o600)
        with fresh.open("wb") as file:
            for write in writes:
                file.write(write.line())
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self.path)
        folder = os.open(self.path.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)

    def append(self, write: Write) -> None:
        if self._file < 0:
            self._file = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        whole = os.fstat(self._file).st_size
        try:
            rest = memoryview(write.line())
            while rest:
                rest = rest[os.write(self._file, rest) :]
            # The kernel keeps what a killed process wrote; the sync is for a power cut.
            os.fsync(self._file)
        except OSError:
            # A full disk: without the cut, the next record would follow half a line.
            os.ftruncate(self._file, whole)
            raise

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
