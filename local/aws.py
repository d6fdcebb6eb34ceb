"""DynamoDB and S3 on loopback: moto behind one lock, with every write in a journal."""

import io
import threading
from collections.abc import Callable, Iterable
from typing import Any

from moto.moto_server.werkzeug_app import DomainDispatcherApplication, MotoRequestHandler, create_backend_app
from werkzeug.serving import make_server

from local.journal import Journal, Write

Environ = dict[str, Any]

# What a replayed request needs of its WSGI environment, beside its HTTP headers.
_KEPT = (
    "CONTENT_LENGTH", "CONTENT_TYPE", "PATH_INFO", "QUERY_STRING", "RAW_URI", "REQUEST_METHOD", "REQUEST_URI",
    "SCRIPT_NAME", "SERVER_NAME", "SERVER_PORT", "SERVER_PROTOCOL", "wsgi.url_scheme",
)  # fmt: skip
_DYNAMODB_READS = ("GetItem", "BatchGetItem", "TransactGetItems", "Query", "Scan", "Describe", "List")


class Storage:
    """A WSGI application over moto's state. moto loses writes under threads, so requests go one at a time."""

    def __init__(self) -> None:
        self._moto = DomainDispatcherApplication(create_backend_app)
        self._lock = threading.Lock()
        self._journal: Journal | None = None

    def record(self, journal: Journal | None) -> None:
        """From here on every successful write is in the journal before it is answered."""
        self._journal = journal

    def apply(self, write: Write) -> None:
        """Performs a recorded write again."""
        environ = {
            **write.environ,
            "wsgi.version": (1, 0),
            "wsgi.errors": io.StringIO(),
            "wsgi.multithread": False,
            "wsgi.multiprocess": False,
            "wsgi.run_once": False,
        }
        with self._lock:
            status, _, body = self._run(environ, write.body)
        if not status.startswith("2"):
            raise RuntimeError(f"a recorded write was refused ({status}): {body[:300].decode(errors='replace')}")

    def __call__(self, environ: Environ, start_response: Callable[..., Any]) -> Iterable[bytes]:
        body = environ["wsgi.input"].read(int(environ.get("CONTENT_LENGTH") or 0))
        if "HTTP_ORIGIN" in environ:
            # moto welcomes every origin, so any site open in a browser here could read the data or reset them.
            start_response("403 Forbidden", [("Content-Type", "text/plain")])
            return [b"not for web pages\n"]
        with self._lock:
            status, headers, answer = self._run(environ, body)
            if self._journal and status.startswith("2") and changes_state(environ):
                self._journal.append(Write(environ=_replayable(environ), body=body))
        start_response(status, headers)
        return [answer]

    def _run(self, environ: Environ, body: bytes) -> tuple[str, list[tuple[str, str]], bytes]:
        answered: list[Any] = []

        def start_response(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Callable[..., Any]:
            answered[:] = [status, headers]
            return io.BytesIO().write

        parts = self._moto({**environ, "wsgi.input": io.BytesIO(body)}, start_response)
        answer = b"".join(parts)
        if hasattr(parts, "close"):
            parts.close()
        return answered[0], answered[1], answer


def changes_state(environ: Environ) -> bool:
    target = environ.get("HTTP_X_AMZ_TARGET", "")
    if target:
        return not target.rpartition(".")[2].startswith(_DYNAMODB_READS)
    return environ["REQUEST_METHOD"] in ("PUT", "POST", "DELETE", "PATCH")


def _replayable(environ: Environ) -> dict[str, str]:
    return {name: value for name, value in environ.items() if name in _KEPT or name.startswith("HTTP_")}


class _RequestHandler(MotoRequestHandler):
    protocol_version = "HTTP/1.1"  # keeps boto3's connections open

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Says nothing: the terminal shows the service's requests, one line each."""


class Server:
    """The storage on a loopback port."""

    def __init__(self, storage: Storage, port: int) -> None:
        self._server = make_server("127.0.0.1", port, storage, threaded=True, request_handler=_RequestHandler)
        self._server.daemon_threads = True  # type: ignore[attr-defined]  # a mixin werkzeug's annotation leaves out
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, name="aws", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
