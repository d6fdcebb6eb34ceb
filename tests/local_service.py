"""The local service as its users start it: a process of its own, on a free port, with its own data folder."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parents[1]
START_SECONDS = 120
# A test is about the answer, not about when a machine that others share has given it.
ANSWER_SECONDS = 120


class LocalService:
    """A running `python -m local`: `base_url`, `keys` by e-mail, one `password`, `open_url` of the printed draft."""

    def __init__(self, data: Path, command: list[str] | None = None, env: dict[str, str] | None = None) -> None:
        self.data = data
        self.lines: list[str] = []
        self._ready = threading.Event()
        self.process = subprocess.Popen(
            command or [sys.executable, "-m", "local", "--port", "0", "--data", str(data)],
            cwd=ROOT,
            env={**os.environ, "PYTHONFAULTHANDLER": "1", **(env or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        if not self._ready.wait(START_SECONDS) or not self.output.rpartition("DynamoDB and S3 are at")[1]:
            self.kill()
            raise RuntimeError(f"the local service did not start:\n{self.output}")
        self.base_url = self._printed(r"Handoff runs at (\S+)")
        self.aws_url = self._printed(r"DynamoDB and S3 are at (\S+),")
        self.open_url = self._printed(r"(\S+/open/\S+)")
        demonstration = json.loads((data / "demonstration.json").read_text())
        self.keys: dict[str, str] = demonstration["keys"]
        self.password: str = demonstration["password"]

    @property
    def output(self) -> str:
        return "".join(self.lines)

    @property
    def free_key(self) -> str:
        return self.keys["free@example.com"]

    @property
    def pro_key(self) -> str:
        return self.keys["pro@example.com"]

    def caller(self, key: str = "", **headers: str) -> httpx.Client:
        """Who calls it by HTTP, with a key or without."""
        if key:
            headers["X-API-Key"] = key
        # By plain HTTP: to read the certificates of the machine for it would be most of what a call costs.
        return httpx.Client(base_url=self.base_url, headers=headers, timeout=ANSWER_SECONDS, verify=False)

    def call(self, method: str, path: str, key: str = "", **options: Any) -> httpx.Response:
        """One call of its own, by a path or by a whole link."""
        with self.caller(key) as caller:
            return caller.request(method, path, **options)

    def stop(self) -> int:
        """Ctrl-C: the signal goes to the whole group, as a terminal sends it."""
        return self._end(signal.SIGINT)

    def kill(self) -> int:
        """kill -9: nothing gets the chance to tidy up."""
        return self._end(signal.SIGKILL)

    def _end(self, number: signal.Signals) -> int:
        if self.process.poll() is None:
            os.killpg(self.process.pid, number)
        try:
            code = self.process.wait(60)
        except subprocess.TimeoutExpired:
            # Says where each of its threads stands, and ends it.
            self.process.send_signal(signal.SIGABRT)
            self._reader.join(30)
            raise AssertionError(f"the local service does not end:\n{self.output[-8000:]}") from None
        self._reader.join(30)
        if self.process.stdout:
            self.process.stdout.close()
        return code

    def _read(self) -> None:
        if self.process.stdout is None:
            return
        for line in self.process.stdout:
            self.lines.append(line)
            if line.startswith("DynamoDB and S3 are at"):
                self._ready.set()
        self._ready.set()

    def _printed(self, pattern: str) -> str:
        found = re.search(pattern, self.output)
        if not found:
            raise RuntimeError(f"the local service printed no {pattern!r}:\n{self.output}")
        return found.group(1)


@contextmanager
def start_service(data: Path) -> Iterator[LocalService]:
    """A service over this data folder for the length of a `with` block."""
    service = LocalService(data)
    try:
        yield service
    finally:
        service.stop()
