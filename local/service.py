"""The local service put together: data, functions, gateway, on one loopback port."""

import os
import signal
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import uvicorn

from local import connections
from local.data import Data
from local.environment import configure, isolate
from local.functions import Functions
from local.gateway import Gateway
from local.template import Template

LOOPBACK = "127.0.0.1"


class PortInUse(Exception):
    """The port asked for is taken."""


def listen(port: int) -> socket.socket:
    """A loopback socket on this port; 0 takes any free one."""
    try:
        server = socket.create_server((LOOPBACK, port))
        # Accepted sockets inherit it; asyncio sets it only on sockets that name their protocol, which these do not.
        server.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return server
    except OSError as error:
        raise PortInUse(
            f"port {port} on {LOOPBACK} cannot be used ({error.strerror}); choose another: make run PORT={port + 10}"
        ) from None


class Interrupted(threading.Event):
    """Ctrl-C, noted as well as raised: Python drops what is raised while it finalises an object."""

    def interrupt(self, *_: object) -> NoReturn:
        """The handler of the signal."""
        self.set()
        raise KeyboardInterrupt

    def note(self, *_: object) -> None:
        """The handler while the server's loop is made: raised there, it would leave half a loop behind."""
        self.set()


class _Server(uvicorn.Server):
    """Ends at once where it was to end before it could hear of it."""

    def __init__(self, config: uvicorn.Config, interrupted: Interrupted) -> None:
        super().__init__(config)
        self._interrupted = interrupted

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.should_exit = self.should_exit or self._interrupted.is_set()


class Service:
    """Everything but the demonstration data: open, then `serve` until a signal, then `close`."""

    def __init__(self, *, port: int, data: Path, aws_port: int | None = None) -> None:
        self._socket = listen(port)
        self.port: int = self._socket.getsockname()[1]
        self.base_url = f"http://{LOOPBACK}:{self.port}"
        self.template = Template()
        isolate()
        # Loads while the data are read.
        self._functions = Functions(self.template.functions())
        try:
            self.data = Data(data, self.template, port=_aws_port(self.port, aws_port))
        except BaseException:
            self._functions.close()
            raise
        configure(self.template, self.data.endpoint_url, self.base_url)
        self._functions.configure()

    def serve(self, log: Callable[[str], None], interrupted: Interrupted) -> None:
        self.data.announce({"base_url": self.base_url, "endpoint_url": self.data.endpoint_url, "process": os.getpid()})
        gateway = Gateway(self.template, self._functions, log)
        for name in self.template.scheduled():
            self._functions.begin(name, {})
        config = uvicorn.Config(
            gateway,
            log_level="warning",
            access_log=False,
            lifespan="off",
            server_header=False,
            http=connections.Protocol,
            h11_max_incomplete_event_size=connections.LONGEST_HEAD,
            limit_concurrency=connections.MOST,
            timeout_graceful_shutdown=5,
        )
        before = signal.signal(signal.SIGINT, interrupted.note)
        _Server(config, interrupted).run(sockets=[self._socket])
        signal.signal(signal.SIGINT, before)

    def close(self) -> None:
        self._functions.close()
        self.data.close()
        self._socket.close()


def _aws_port(port: int, asked: int | None) -> int:
    """The port of the embedded AWS: as asked, else the one after the service's, else any."""
    if asked is not None:
        listen(asked).close()
        return asked
    try:
        listen(port + 1).close()
    except (PortInUse, OverflowError):
        return 0
    return port + 1
