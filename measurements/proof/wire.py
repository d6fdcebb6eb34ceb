"""A wire that fails: HTTP between boto3 and its stores, where a part of all requests meets one of five faults."""

import http.client
import json
import random
import socket
import struct
import threading
from collections import Counter
from contextlib import closing, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import urlsplit

# Two before the request arrives, three after it has taken effect.
KINDS = ("cut before", "throttled", "cut after", "torn answer", "error after")
_PASSED_BY = {"connection", "keep-alive", "transfer-encoding", "content-length"}


class Wire:
    """A proxy on loopback: `dynamodb` for what carries a target, `s3` for the rest; a `share` meets a fault."""

    def __init__(self, dynamodb: str, s3: str, seed: int) -> None:
        self.share = 0.0
        # What the next requests meet, in order, before chance decides again.
        self.plan: list[str | None] = []
        self.faults: Counter[str] = Counter()
        self._random = random.Random(seed)
        self._lock = threading.Lock()
        self._stores = {True: urlsplit(dynamodb).netloc, False: urlsplit(s3).netloc}
        self._server = _Server(("127.0.0.1", 0), _Handler)
        self._server.wire = self
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def fate(self) -> str | None:
        with self._lock:
            if self.plan:
                kind = self.plan.pop(0)
            else:
                kind = self._random.choice(KINDS) if self._random.random() < self.share else None
            if kind:
                self.faults[kind] += 1
            return kind

    def cut(self, length: int) -> int:
        with self._lock:
            return self._random.randrange(length)

    def store(self, target: bool) -> str:
        return self._stores[target]


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 256
    wire: Wire

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that has gone is part of the game."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: _Server

    def finish(self) -> None:
        with suppress(OSError):
            super().finish()

    def log_message(self, *_: object) -> None:
        """Says nothing."""

    def _pass(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length") or 0))
        fate = self.server.wire.fate()
        table = "x-amz-target" in self.headers
        if fate == "cut before":
            return self._reset()
        if fate == "throttled":
            return self._answer(*_throttled(table))
        status, headers, content = self._forward(self.server.wire.store(table), body)
        if fate == "cut after":
            return self._reset()
        if fate == "error after":
            return self._answer(500, [], b"{}" if table else b"")
        return self._answer(status, headers, content, torn=fate == "torn answer")

    do_GET = do_PUT = do_POST = do_DELETE = do_HEAD = _pass

    def _forward(self, store: str, body: bytes) -> tuple[int, list[tuple[str, str]], bytes]:
        headers = {name: value for name, value in self.headers.items() if name.lower() not in ("host", "expect")}
        # A connection for each: one that the store closes while it rests would be a fault that nobody counts.
        with closing(http.client.HTTPConnection(store, timeout=60)) as connection:
            connection.request(self.command, self.path, body, headers)
            answer = connection.getresponse()
            return answer.status, answer.getheaders(), answer.read()

    def _answer(self, status: int, headers: list[tuple[str, str]], content: bytes, torn: bool = False) -> None:
        head = [f"HTTP/1.1 {status} {http.client.responses.get(status, '')}"]
        head += [f"{name}: {value}" for name, value in headers if name.lower() not in _PASSED_BY]
        text = "\r\n".join([*head, f"content-length: {len(content)}", "", ""]).encode("latin-1")
        if self.command != "HEAD":
            text += content
        if torn:
            text = text[: self.server.wire.cut(len(text))]
            self.close_connection = True
        self.wfile.write(text)

    def _reset(self) -> None:
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.close_connection = True
        self.connection.close()


def _throttled(table: bool) -> tuple[int, list[tuple[str, str]], bytes]:
    if not table:
        return 503, [], b"<Error><Code>SlowDown</Code><Message>slow down</Message></Error>"
    said = {"__type": "com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException", "message": "slow"}
    return 400, [("content-type", "application/x-amz-json-1.0")], json.dumps(said).encode()
