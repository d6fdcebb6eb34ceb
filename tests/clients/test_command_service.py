"""The `handoff` command before a service: signing in, opening a model, and what it does not send twice."""

import json
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import pytest

from tests.clients.commands import MODEL, NAME, NODE, PYTHON, run
from tests.examples import example


class Service(BaseHTTPRequestHandler):
    """Knows one key; is busy the first time."""

    calls: list[tuple[str, str | None]]
    busy = 429
    more: ClassVar[dict[str, Any]] = {}

    def answer(self) -> None:
        body: Any = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))) or "null")
        calls = type(self).calls
        calls.append((self.path, self.headers["X-API-Key"]))
        known = self.headers["X-API-Key"] == "right"
        status = self.busy if len(calls) == 1 else 200 if known else 401
        if self.path == "/api/sdk/me":
            answer: dict[str, Any] = {"email": "ada@example.com"}
        else:
            # The Python package sends the text of a file as it stands.
            sent = json.loads(body["model"]) if isinstance(body["model"], str) else body["model"]
            answer = {"open_url": f"http://127.0.0.1/open/{len(sent['model']['members'])}", **self.more}
        text = json.dumps(answer if status == 200 else {"error": f"told {status}"}).encode()
        self.send_response(status)
        self.send_header("Retry-After", "0")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    do_GET = do_POST = answer

    def log_message(self, format: str, *args: Any) -> None:
        return


def test_logging_in_and_opening_a_model(tmp_path: Path) -> None:
    kind: Any = type("Fresh", (Service,), {"calls": []})
    server = HTTPServer(("127.0.0.1", 0), kind)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        url = f"http://127.0.0.1:{server.server_port}"
        refused = run(NODE, tmp_path, "login", url, "--api-key", "wrong")
        assert (refused.returncode, refused.stderr) == (2, "handoff: told 401\n")
        assert [call[0] for call in kind.calls] == ["/api/sdk/me"] * 2
        file = tmp_path / "config" / "handoff" / "credentials.json"
        assert not file.exists()
        login = run(NODE, tmp_path, "login", url, "--api-key", "right")
        assert (login.returncode, login.stdout) == (0, f"signed in as ada@example.com; the key is kept in {file}\n")
        assert file.stat().st_mode & 0o777 == 0o600
        opened = run(NODE, tmp_path, "open", MODEL, "--no-browser")
        assert opened.stdout == f"http://127.0.0.1/open/{len(example(NAME)['model']['members'])}\n"
        other = run(NODE, tmp_path, "open", MODEL, "--no-browser", HANDOFF_URL=url, HANDOFF_API_KEY="other")
        assert (other.returncode, other.stderr) == (2, "handoff: told 401\n")
        assert run(NODE, tmp_path, "logout").stdout == "signed out\n"
        assert not file.exists()
    finally:
        server.shutdown()
        server.server_close()


def test_a_key_is_not_kept_for_what_is_no_service(tmp_path: Path) -> None:
    class Page(Service):
        def answer(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<!doctype html>")

        do_GET = answer

    server = HTTPServer(("127.0.0.1", 0), Page)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        refused = run(NODE, tmp_path, "login", f"http://127.0.0.1:{server.server_port}", "--api-key", "right")
        assert refused.returncode == 2
        assert "no JSON: it may be no Handoff service" in refused.stderr
        assert not (tmp_path / "config" / "handoff" / "credentials.json").exists()
    finally:
        server.shutdown()
        server.server_close()


def test_a_draft_that_may_have_been_made_is_not_made_again(tmp_path: Path) -> None:
    """After a 504 nobody knows whether the draft is parked: a second one would end an older link."""
    kind: Any = type("Lost", (Service,), {"calls": [], "busy": 504})
    server = HTTPServer(("127.0.0.1", 0), kind)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        known = {"HANDOFF_URL": f"http://127.0.0.1:{server.server_port}", "HANDOFF_API_KEY": "right"}
        finished = run(NODE, tmp_path, "open", MODEL, "--no-browser", **known)
        assert (finished.returncode, finished.stderr) == (2, "handoff: told 504\n")
        assert [call[0] for call in kind.calls] == ["/api/sdk/solve"]
    finally:
        server.shutdown()
        server.server_close()


@pytest.mark.parametrize("command", [NODE, PYTHON])
@pytest.mark.parametrize(("code", "leaves"), [("loose_supports", 6), ("unused_case", 0)])
def test_opening_a_mechanism_says_so_and_is_no_success(
    tmp_path: Path, command: list[str], code: str, leaves: int
) -> None:
    """`handoff --help`: exit 6 is an unstable model. Other warnings are told as well, and the link is there."""
    warning = {"severity": "warning", "code": code, "path": "model.supports", "message": "nothing resists it"}
    more = {"validation": {"valid": True, "warnings": [warning]}}
    kind: Any = type("Warning", (Service,), {"calls": [], "busy": 200, "more": more})
    server = HTTPServer(("127.0.0.1", 0), kind)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        known = {"HANDOFF_URL": f"http://127.0.0.1:{server.server_port}", "HANDOFF_API_KEY": "right"}
        opened = run(command, tmp_path, "open", MODEL, "--no-browser", **known)
        assert opened.stdout.startswith("http://127.0.0.1/open/")
        assert opened.stderr == "warning: model.supports: nothing resists it\n"
        assert opened.returncode == leaves
    finally:
        server.shutdown()
        server.server_close()
