"""The data folder: locked against a second run, restored at start, written through while running."""

import fcntl
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

from local.aws import Server, Storage
from local.journal import Journal, Record
from local.resources import create_resources
from local.state import State
from local.template import Template


class DataInUse(Exception):
    """Another process holds the data folder."""


class DataUnusable(Exception):
    """The data folder cannot be made, read or written."""


class Data:
    """An embedded AWS over a folder. Holds the folder's lock for as long as it is open."""

    def __init__(self, folder: Path, template: Template, port: int = 0, say: Callable[[str], None] = print) -> None:
        self.folder = folder
        self._journal = Journal(folder / "journal.jsonl")
        state = State(template)
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock = _lock(folder)
            records = list(self._journal.read())
        except OSError as error:
            raise DataUnusable(
                f"{folder} cannot be used ({error.strerror}); mend it, or choose another folder with DATA="
            ) from None
        live = state.live(records)
        self._compact(records, live, say)
        storage = Storage()
        self._server = Server(storage, port)
        self._server.start()
        self.endpoint_url = self._server.url
        create_resources(template, self.endpoint_url)
        state.restore(live, say)
        storage.record(self._journal, state)

    def _compact(self, records: list[Record], live: list[Record], say: Callable[[str], None]) -> None:
        """The log of a long run holds many writes to the same rows; starting over with the state keeps starts fast."""
        if len(live) == len(records):
            return
        try:
            self._journal.rewrite(live)
        except OSError as error:
            say(f"The journal in {self.folder} could not be shortened ({error.strerror}); it stays as it is.")

    def announce(self, facts: dict[str, Any]) -> None:
        """Tells other commands (`make account`) where the running service is."""
        (self.folder / "service.json").write_text(json.dumps(facts))

    def close(self) -> None:
        self._server.stop()
        self._journal.close()
        (self.folder / "service.json").unlink(missing_ok=True)
        self._lock.close()


def running_service(folder: Path) -> dict[str, Any] | None:
    """What the service that holds this folder announced, or None when none runs."""
    if not (folder / "lock").exists():
        return None
    try:
        _lock(folder).close()
    except DataInUse:
        announced = folder / "service.json"
        if not announced.exists():
            raise
        facts: dict[str, Any] = json.loads(announced.read_text())
        return facts
    return None


def _lock(folder: Path) -> IO[str]:
    # Opened for appending, so that the holder's number stays readable to whoever is refused.
    file = (folder / "lock").open("a+")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.seek(0)
        holder = file.read().strip() or "unknown"
        file.close()
        raise DataInUse(
            f"{folder} is in use by another run (process {holder}); stop that one, or choose another folder with DATA="
        ) from None
    file.truncate(0)
    file.write(str(os.getpid()))
    file.flush()
    return file
