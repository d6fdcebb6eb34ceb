"""DynamoDB and S3 on loopback: moto behind one lock, with every write in a journal."""

import io
import json
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any

from moto.moto_server.werkzeug_app import DomainDispatcherApplication, MotoRequestHandler, create_backend_app
from werkzeug.serving import make_server

from local import attributes, instances
from local.host import is_this_machine, is_wellformed
from local.journal import Journal
from local.state import Change, NotKept, State

Environ = dict[str, Any]
Answer = tuple[str, list[tuple[str, str]], bytes]

_DYNAMODB_READS = ("GetItem", "BatchGetItem", "TransactGetItems", "Query", "Scan", "Describe", "List")


class Storage:
    """A WSGI application over moto's state. moto loses writes under threads, so requests go one at a time."""

    def __init__(self) -> None:
        attributes.install()
        instances.install()
        self._moto = DomainDispatcherApplication(create_backend_app)
        self._lock = threading.Lock()
        self._journal: Journal | None = None
        self._state: State | None = None
        # Done in memory and not yet on disk: while there is any, nothing else is answered.
        self._unsaved: list[Change] = []

    def record(self, journal: Journal, state: State) -> None:
        """From here on every successful write is in the journal before it is answered."""
        self._journal, self._state = journal, state

    def __call__(self, environ: Environ, start_response: Callable[..., Any]) -> Iterable[bytes]:
        refused = _unwelcome(environ)
        if refused:
            start_response(refused, [("Content-Type", "text/plain"), ("Connection", "close")])
            return [b"only for this machine's own programs\n"]
        body = environ["wsgi.input"].read(int(environ.get("CONTENT_LENGTH") or 0))
        with self._lock:
            status, headers, answer = self._answered(environ, body)
        start_response(status, headers)
        return [answer]

    def _answered(self, environ: Environ, body: bytes) -> Answer:
        try:
            self._save()
            if not self._state:
                return self._run(environ, body)
            if not changes_state(environ):
                with self._state.narrowed(environ, body):
                    return self._run(environ, body)
            targets = self._state.targets(environ, body)
            answer = self._run(environ, body)
            if answer[0].startswith("2"):
                self._unsaved = self._state.changes(targets)
                self._save()
            return answer
        except OSError as error:
            return _refused("503 Service Unavailable", "ServiceUnavailable", f"the data cannot be written: {error}")
        except NotKept as error:
            return _refused("501 Not Implemented", "NotImplemented", f"only rows and objects are kept, not {error}")

    def _save(self) -> None:
        """Raises OSError while the disk refuses; what is unsaved is tried again before the next request."""
        if self._journal and self._unsaved:
            self._journal.append({"at": time.time(), "changes": self._unsaved})
            self._unsaved = []

    def _run(self, environ: Environ, body: bytes) -> Answer:
        answered: list[Any] = []

        def start_response(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Callable[..., Any]:
            answered[:] = [status, headers]
            return io.BytesIO().write

        parts = self._moto({**environ, "wsgi.input": io.BytesIO(body)}, start_response)
        answer = b"".join(parts)
        if hasattr(parts, "close"):
            parts.close()
        return answered[0], answered[1], answer


def _unwelcome(environ: Environ) -> str | None:
    """moto welcomes every origin, so any site open in a browser here could read the data or reset them. One whose name
    was made to resolve to this machine sends no Origin, but its own name as Host."""
    host = environ.get("HTTP_HOST", "")
    if not is_wellformed(host):
        return "400 Bad Request"
    if "HTTP_ORIGIN" in environ or not is_this_machine(host):
        return "403 Forbidden"
    return None if str(environ.get("CONTENT_LENGTH") or 0).isdecimal() else "400 Bad Request"


def changes_state(environ: Environ) -> bool:
    target = environ.get("HTTP_X_AMZ_TARGET", "")
    if target:
        return not target.rpartition(".")[2].startswith(_DYNAMODB_READS)
    return environ["REQUEST_METHOD"] in ("PUT", "POST", "DELETE", "PATCH")


def _refused(status: str, kind: str, message: str) -> Answer:
    return status, [("Content-Type", "application/json")], json.dumps({"__type": kind, "message": message}).encode()


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
