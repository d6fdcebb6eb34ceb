"""The local service put together: data, functions, gateway, on one loopback port."""

import os
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from local.data import Data
from local.functions import Functions, shared_environment
from local.gateway import Gateway
from local.template import REGION, ROOT, Template

LOOPBACK = "127.0.0.1"

# What would lead boto3 past the embedded AWS to a real account, or fail on a machine that has one configured.
_FOREIGN = ("AWS_PROFILE", "AWS_SESSION_TOKEN", "AWS_IGNORE_CONFIGURED_ENDPOINT_URLS", "AWS_ENDPOINT_URL_DYNAMODB",
            "AWS_ENDPOINT_URL_S3", "AWS_ROLE_ARN", "AWS_WEB_IDENTITY_TOKEN_FILE")  # fmt: skip


class PortInUse(Exception):
    """The port asked for is taken."""


def listen(port: int) -> socket.socket:
    """A loopback socket on this port; 0 takes any free one."""
    try:
        return socket.create_server((LOOPBACK, port))
    except OSError as error:
        raise PortInUse(
            f"port {port} on {LOOPBACK} cannot be used ({error.strerror}); choose another: make run PORT={port + 10}"
        ) from None


def configure(template: Template, endpoint_url: str, base_url: str) -> None:
    """Sets the environment the functions read: the template's, with local places for what AWS would provide."""
    for name in _FOREIGN:
        os.environ.pop(name, None)
    os.environ.update(shared_environment(template.functions()))
    os.environ.update(
        {
            "AWS_ENDPOINT_URL": endpoint_url,
            "AWS_REGION": REGION,
            "AWS_DEFAULT_REGION": REGION,
            "AWS_ACCESS_KEY_ID": "local",
            "AWS_SECRET_ACCESS_KEY": "local",
            "AWS_CONFIG_FILE": os.devnull,
            "AWS_SHARED_CREDENTIALS_FILE": os.devnull,
            "AWS_EC2_METADATA_DISABLED": "true",
            "BASE_URL": base_url,
            "SCHEMAS_DIR": str(ROOT / "schemas"),
            "SECTIONS_DIR": str(ROOT / "sections"),
            "VIEWER_DIR": str(ROOT / "viewer" / "dist"),
        }
    )
    # The terminal shows one line per request; the functions' own log is for trouble.
    os.environ.setdefault("POWERTOOLS_LOG_LEVEL", "WARNING")


class Service:
    """Everything but the demonstration data: open, then `serve` until a signal, then `close`."""

    def __init__(self, *, port: int, data: Path, aws_port: int | None = None) -> None:
        self._socket = listen(port)
        self.port: int = self._socket.getsockname()[1]
        self.base_url = f"http://{LOOPBACK}:{self.port}"
        self.template = Template()
        self.data = Data(data, self.template, port=_aws_port(self.port, aws_port))
        configure(self.template, self.data.endpoint_url, self.base_url)
        self._functions = Functions(self.template.functions())

    def serve(self, log: Callable[[str], None] = print) -> None:
        self.data.announce({"base_url": self.base_url, "endpoint_url": self.data.endpoint_url, "process": os.getpid()})
        gateway = Gateway(self.template, self._functions, log)
        config = uvicorn.Config(
            gateway, log_level="warning", access_log=False, lifespan="off", timeout_graceful_shutdown=5
        )
        uvicorn.Server(config).run(sockets=[self._socket])

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
