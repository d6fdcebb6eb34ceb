"""The gateway over real sockets with handlers in this process, so that a proof can move their clock and their wire."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import uvicorn

from local.gateway import Gateway
from local.service import listen
from local.worker import LambdaContext
from tests.service import handler, template


class Inside:
    """The functions, one request at a time, as Powertools expects it of a process."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1)

    async def invoke(self, name: str, event: dict[str, Any]) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._call, name, event)

    def _call(self, name: str, event: dict[str, Any]) -> Any:
        return handler(name)(event, LambdaContext(name, 512, 20))


class _Server(uvicorn.Server):
    """Tells when it listens."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()


@contextmanager
def served() -> Iterator[str]:
    """Its address."""
    bound = listen(0)
    gateway: Any = Gateway(template(), Inside(), log=lambda _: None)  # type: ignore[arg-type]  # as much as it uses
    server = _Server(uvicorn.Config(gateway, log_level="error", access_log=False, lifespan="off"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
    thread.start()
    server.ready.wait()
    try:
        yield f"http://127.0.0.1:{bound.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        bound.close()
