"""A process that runs handlers: loads them all once, then forks, so that each of a few serves one request at a time.

Lambda's sandboxes serve one request at a time, and Powertools counts on it: its current event hangs on a class that all
resolvers share. Processes of their own let one slow request run beside others without mixing them.
"""

import logging
import os
import pickle
import signal
import socket
import struct
import sys
import time
import traceback
import uuid
from dataclasses import dataclass, field
from typing import Any

from local.template import ACCOUNT_ID, REGION, Function

_LENGTH = struct.Struct("!Q")


@dataclass
class LambdaContext:
    """What the Lambda runtime passes beside the event."""

    function_name: str
    memory_limit_in_mb: int
    timeout_s: float
    function_version: str = "$LATEST"
    aws_request_id: str = field(default_factory=lambda: str(uuid.uuid4()))
    identity: None = None
    client_context: None = None
    _start: float = field(default_factory=time.monotonic)

    @property
    def invoked_function_arn(self) -> str:
        return f"arn:aws:lambda:{REGION}:{ACCOUNT_ID}:function:{self.function_name}"

    @property
    def log_group_name(self) -> str:
        return f"/aws/lambda/{self.function_name}"

    @property
    def log_stream_name(self) -> str:
        return f"local/[{self.function_version}]{self.aws_request_id}"

    def get_remaining_time_in_millis(self) -> int:
        return max(0, int(1000 * (self._start + self.timeout_s - time.monotonic())))


class Failed(Exception):
    """The handler raised; the text is its traceback."""


def send(pipe: socket.socket, message: Any) -> None:
    content = pickle.dumps(message)
    pipe.sendall(_LENGTH.pack(len(content)) + content)


def receive(pipe: socket.socket) -> Any:
    """The next message. Raises EOFError once the other end is gone."""
    (length,) = _LENGTH.unpack(_exactly(pipe, _LENGTH.size))
    return pickle.loads(_exactly(pipe, length))  # noqa: S301 (from our own parent, over a pair of sockets)


def _exactly(pipe: socket.socket, size: int) -> bytes:
    content = bytearray()
    while len(content) < size:
        part = pipe.recv(min(size - len(content), 1 << 20))
        if not part:
            raise EOFError
        content += part
    return bytes(content)


def _serve(pipe: socket.socket, functions: dict[str, Function], handlers: dict[str, Any]) -> None:
    """Answers until the parent is gone. The first message is the environment, known later than what to load."""
    os.environ.update(receive(pipe))
    # Loaded before the environment was known, the functions' log has not read its level from it.
    logging.getLogger("handoff").setLevel(os.environ.get("POWERTOOLS_LOG_LEVEL", "INFO"))
    while True:
        name, event = receive(pipe)
        function = functions[name]
        try:
            answer = handlers[name](event, LambdaContext(name, function.memory_mb, function.timeout_s))
            send(pipe, (True, answer))
        except Exception:
            send(pipe, (False, traceback.format_exc()))


def main() -> None:
    from local.functions import load_handler

    # Ctrl-C reaches the whole group; the parent says when to end, by closing its ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    pipes = [socket.socket(fileno=int(number)) for number in sys.argv[1:]]
    functions: dict[str, Function] = receive(pipes[0])
    handlers = {name: load_handler(function) for name, function in functions.items()}
    for pipe in pipes[1:]:
        if os.fork() == 0:
            own = pipe
            break
    else:
        own = pipes[0]
    # An end held by a brother would keep him from noticing that the parent is gone.
    for pipe in pipes:
        if pipe is not own:
            pipe.close()
    try:
        _serve(own, functions, handlers)
    except (EOFError, OSError):
        os._exit(0)  # the parent is gone, and with it whoever could be told


if __name__ == "__main__":
    main()
