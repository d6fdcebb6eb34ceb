"""One caller of a service over HTTP: each call is timed, said in a line and held to the status that is due."""

import gzip
import http.client
import json
import ssl
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

PATIENCE_S = 60


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    content: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.plain)

    @property
    def plain(self) -> bytes:
        return gzip.decompress(self.content) if self.headers.get("content-encoding") == "gzip" else self.content


class Probe:
    def __init__(self, base_url: str, say: Callable[[str], None] = print) -> None:
        self._base = urlsplit(base_url)
        self._say = say
        self.credentials: dict[str, str] = {}
        self.failures: list[str] = []
        self.called: set[tuple[str, str]] = set()

    def call(
        self,
        method: str,
        path: str,
        json_body: Any = None,
        *,
        due: int = 200,
        zipped: bool = False,
        headers: dict[str, str] | None = None,
        note: str = "",
    ) -> Answer:
        """`note` tells apart what has the same path."""
        sent = {"accept-encoding": "identity", **self.credentials, **(headers or {})}
        body = None if json_body is None else json.dumps(json_body, separators=(",", ":")).encode()
        if body is not None:
            sent = {"content-type": "application/json", **sent}
        if zipped and body is not None:
            body = gzip.compress(body)
            sent["content-encoding"] = "gzip"
        started = time.perf_counter()
        answer = self._sent(method, path, body, sent)
        took_ms = (time.perf_counter() - started) * 1000
        self.called.add((method.lower(), path.partition("?")[0]))
        self.check(answer.status == due, f"{method} {path} {note}".strip(), f"{answer.status} {took_ms:6.0f} ms", due)
        return answer

    def check(self, holds: bool, what: str, found: object, due: object = "") -> None:
        """A line for what was found, and a failure remembered where it does not hold."""
        self._say(f"{'ok  ' if holds else 'FAIL'} {found}  {what}")
        if not holds:
            self.failures.append(f"{what}: {found}" + (f", due {due}" if due else ""))

    def _sent(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Answer:
        host, port = self._base.hostname or "", self._base.port
        connection: http.client.HTTPConnection
        if self._base.scheme == "https":
            tls = ssl.create_default_context()
            connection = http.client.HTTPSConnection(host, port, timeout=PATIENCE_S, context=tls)
        else:
            connection = http.client.HTTPConnection(host, port, timeout=PATIENCE_S)
        try:
            connection.request(method, self._base.path + path, body, headers)
            response = connection.getresponse()
            named = {name.lower(): value for name, value in response.getheaders()}
            return Answer(response.status, named, response.read())
        finally:
            connection.close()
