"""The template's functions, called as Lambda calls them: in a few processes, one request at a time in each."""

import asyncio
import importlib.util
import os
import queue
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any

from local import worker
from local.template import ROOT, Function
from local.worker import LambdaContext

Handler = Callable[[dict[str, Any], LambdaContext], Any]
# One slow request leaves the rest their processes; more than four have nothing to gain from one embedded AWS.
# For requests under way when the service is to end; the gateway has given them five seconds before.
CLOSING_S = 2
PROCESSES = min(4, max(3, os.cpu_count() or 1))


class Functions:
    """A pool of processes that have all handlers loaded."""

    def __init__(self, functions: dict[str, Function], processes: int = PROCESSES) -> None:
        self._functions = functions
        self._environment: dict[str, str] | None = None
        self._free: queue.SimpleQueue[socket.socket] = queue.SimpleQueue()
        # All of them, whoever uses them.
        self._pipes: set[socket.socket] = set()
        self._closed = False
        self._hosts: list[subprocess.Popen[bytes]] = []
        self._threads = ThreadPoolExecutor(max_workers=processes, thread_name_prefix="lambda")
        self._waiting = self._start(processes)

    def configure(self) -> None:
        """Hands over the environment of now; the processes have been loading meanwhile."""
        self._environment = dict(os.environ)
        for pipe in self._waiting:
            worker.send(pipe, self._environment)
            self._free.put(pipe)
        self._waiting = []

    async def invoke(self, name: str, event: dict[str, Any]) -> Any:
        """The handler's answer. Cancelled before its turn comes, the request is not run at all."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self.call, name, event)

    def call(self, name: str, event: dict[str, Any]) -> Any:
        pipe = self._free.get()
        try:
            worker.send(pipe, (name, event))
            done, answer = worker.receive(pipe)
        except (EOFError, OSError):
            # A process that died, for lack of memory perhaps: another takes its place.
            if not self._closed:
                self._end(pipe)
                (pipe,) = self._start(1)
                worker.send(pipe, self._environment)
            raise worker.Failed(f"the process of {name} ended") from None
        finally:
            self._free.put(pipe)
        if not done:
            raise worker.Failed(answer)
        return answer

    def begin(self, name: str, event: dict[str, Any]) -> Future[None]:
        """Runs a function in the background, as a schedule does; nobody waits for it, so its failure is printed."""

        def run() -> None:
            try:
                self.call(name, event)
            except worker.Failed as failure:
                if not self._closed:
                    print(f"{name}, called by the clock, failed: {failure}", file=sys.stderr)

        return self._threads.submit(run)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        loading = self._environment is None
        # Requests under way are answered, but not waited for without end.
        until = time.monotonic() + (0 if loading else CLOSING_S)
        while self._free.qsize() < len(self._pipes) and time.monotonic() < until:
            time.sleep(0.05)
        # A signal may have come while the pool started a thread, which it then does not know and has not waited for.
        self._closed = True
        for pipe in list(self._pipes):
            self._end(pipe)
        for host in self._hosts:
            # Each with the processes that it forked: one in the middle of a request would go on to its end.
            with suppress(ProcessLookupError):
                os.killpg(host.pid, signal.SIGKILL)
            host.wait()

    def _end(self, pipe: socket.socket) -> None:
        """Both ends learn of it at once, even where another thread is reading."""
        self._pipes.discard(pipe)
        with suppress(OSError):
            pipe.shutdown(socket.SHUT_RDWR)
        pipe.close()

    def _start(self, processes: int) -> list[socket.socket]:
        """New processes that begin to load; each ends when its pipe, or this process, does."""
        pairs = [socket.socketpair() for _ in range(processes)]
        numbers = [theirs.fileno() for _, theirs in pairs]
        command = [sys.executable, "-m", "local.worker", *map(str, numbers)]
        self._hosts.append(subprocess.Popen(command, cwd=ROOT, pass_fds=numbers, process_group=0))  # noqa: S603
        for _, theirs in pairs:
            theirs.close()
        ours = [pipe for pipe, _ in pairs]
        self._pipes.update(ours)
        worker.send(ours[0], self._functions)
        return ours


def shared_environment(functions: dict[str, Function]) -> dict[str, str]:
    """One environment for all functions: they share a process here, so they must agree."""
    merged: dict[str, str] = {}
    for function in functions.values():
        for name, value in function.environment.items():
            if merged.setdefault(name, value) != value:
                raise ValueError(
                    f"functions differ in {name} ({merged[name]!r}, {value!r}): one process cannot hold both"
                )
    return merged


def load_handler(function: Function) -> Handler:
    module_name, attribute = function.handler.rsplit(".", 1)
    module = _load(function.code / f"{module_name.replace('.', '/')}.py")
    handler: Handler = getattr(module, attribute)
    return handler


def _load(path: Path) -> ModuleType:
    # From its file, not by name: a handler is top-level in Lambda, and its name here may be taken by a package.
    spec = importlib.util.spec_from_file_location(f"functions.{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise FileNotFoundError(f"template.yaml names a handler in {path}, which does not exist")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
