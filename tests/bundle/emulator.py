"""Lambda without Docker: AWS's own runtime interface emulator, started once per function."""

import http.client
import json
import os
import platform
import re
import shutil
import socket
import subprocess
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Self

ROOT = Path(__file__).parents[2]
ADDRESS = "127.0.0.1"
# Generous: the machine may be busy, and a function that hangs fails all the same.
PATIENCE_S = 60


@dataclass(frozen=True)
class Place:
    """Where one function finds things: its code (/var/task), its layers (/opt), the runtime's packages, its Python."""

    task: Path
    opt: Path
    runtime: Path
    interpreter: str


class Crashed(Exception):
    """The runtime ended, or answered with an error of its own instead of the handler's answer."""


@cache
def binary() -> Path:
    """The emulator ships inside the SAM command line."""
    machine = "arm64" if platform.machine() in ("aarch64", "arm64") else "x86_64"
    (found,) = ROOT.glob(f".sam-venv/lib/python*/site-packages/samcli/local/rapid/aws-lambda-rie-{machine}")
    found.chmod(0o755)
    return found


class Emulator:
    """One function in one sandbox. The interpreter sees the standard library and the three places, nothing more."""

    def __init__(self, handler: str, place: Place, environment: dict[str, str]) -> None:
        self._work = Path(tempfile.mkdtemp(prefix="handoff-lambda-"))
        self._port, api_port = _free_ports(2)
        path = [place.task, place.opt / "python", place.runtime]
        self._log = self._work / "log"
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [
                    *(str(binary()), "--runtime-api-address", f"{ADDRESS}:{api_port}"),
                    *("--runtime-interface-emulator-address", f"{ADDRESS}:{self._port}"),
                    # -S and -s: neither this environment's packages nor the user's.
                    *(place.interpreter, "-S", "-s", "-m", "awslambdaric", handler),
                ],
                cwd=place.task,
                env={
                    "PATH": "/usr/bin:/bin",
                    "HOME": str(self._work),
                    "TMPDIR": str(self._work),
                    "LANG": "en_US.UTF-8",
                    "TZ": ":UTC",
                    # The folders are read-only in Lambda, and what is tested here is what will be deployed.
                    "PYTHONDONTWRITEBYTECODE": "1",
                    "PYTHONPATH": ":".join(map(str, path)),
                    "LAMBDA_TASK_ROOT": str(place.task),
                    "_HANDLER": handler,
                    **environment,
                },
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    @property
    def log(self) -> str:
        return self._log.read_text(errors="replace")

    @property
    def init_ms(self) -> float:
        """How long the emulator says the first start took: interpreter, runtime client, imports."""
        return float(re.findall(r"INIT REPORT\(durationMs: ([\d.]+)\)", self.log)[0])

    @property
    def runtime_pid(self) -> int:
        """The interpreter, for its memory."""
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        for thread in Path(f"/proc/{self._process.pid}/task").iterdir():
            children += (thread / "children").read_text().split()
        return int(children[0])

    def peak_memory_mb(self) -> float:
        (line,) = re.findall(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{self.runtime_pid}/status").read_text())
        return int(line) / 1024

    def processor_ms(self) -> float:
        """Processor time of the interpreter since its start, user and kernel (proc(5))."""
        fields = Path(f"/proc/{self.runtime_pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")

    def invoke(self, event: Any) -> Any:
        connection = self._connect()
        try:
            connection.request("POST", "/2015-03-31/functions/function/invocations", json.dumps(event))
            response = connection.getresponse()
            text = response.read()
        finally:
            connection.close()
        answer = json.loads(text) if text else None
        if response.status != 200 or not isinstance(answer, dict) or "errorType" in answer:
            raise Crashed(f"{response.status} {text[:500]!r}\n{self.log[-4000:]}")
        return answer

    def _connect(self) -> http.client.HTTPConnection:
        connection = http.client.HTTPConnection(ADDRESS, self._port, timeout=PATIENCE_S)
        for _ in range(PATIENCE_S * 20):
            try:
                connection.connect()
            except ConnectionRefusedError:
                if self._process.poll() is not None:
                    raise Crashed(self.log[-4000:]) from None
                self._pause()
            else:
                return connection
        raise Crashed(f"the emulator did not listen:\n{self.log[-4000:]}")

    def _pause(self) -> None:
        try:
            self._process.wait(0.05)
        except subprocess.TimeoutExpired:
            return

    def close(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(10)
        shutil.rmtree(self._work, ignore_errors=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _free_ports(count: int) -> list[int]:
    sockets = [socket.create_server((ADDRESS, 0)) for _ in range(count)]
    try:
        return [each.getsockname()[1] for each in sockets]
    finally:
        for each in sockets:
            each.close()
