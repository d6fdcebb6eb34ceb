"""The same model gives the same bytes of displacement in Firefox, another engine altogether; for `make search` alone.

Debian's Firefox speaks no protocol that our tools know, so the page itself sends home what it found.
"""

import json
import queue
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tests.solver.engines import bundle, fingerprints, models

PAGE = """<!doctype html><script src="/engines.js"></script><script>
const home = (value) => fetch("/found", { method: "POST", body: JSON.stringify(value) });
const solve = (models) => home(engines.fingerprints(models));
fetch("/models").then((answer) => answer.json()).then(solve).catch((error) => home(String(error)));
</script>"""
# No greeting, no reports, nothing that would want a network.
QUIET = {"browser.aboutwelcome.enabled": False, "datareporting.policy.dataSubmissionEnabled": False}
PATIENCE_S = 300


class Site(ThreadingHTTPServer):
    """The library and its models, and what comes back."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answers)
        self.found: queue.Queue[object] = queue.Queue()
        self.pages = {
            "/": ("text/html", PAGE),
            "/engines.js": ("text/javascript", bundle()),
            "/models": ("application/json", json.dumps(models())),
        }


class Answers(BaseHTTPRequestHandler):
    server: Site

    def do_GET(self) -> None:
        kind, text = self.server.pages.get(self.path, ("text/plain", ""))
        self.send_response(200)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.end_headers()
        self.wfile.write(text.encode())

    def do_POST(self) -> None:
        self.server.found.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@contextmanager
def firefox(address: str, folder: Path) -> Iterator[None]:
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    assert found, "no Firefox on this machine: `make search` installs one where apt-get may"
    preferences = "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in QUIET.items())
    (folder / "user.js").write_text(preferences)
    command = [found, "--headless", "--no-remote", "--profile", str(folder), address]
    opened = subprocess.Popen(command, env={"HOME": str(folder)}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        opened.terminate()
        opened.wait()


def test_firefox_gives_the_same_bytes_as_node(tmp_path: Path) -> None:
    with Site() as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        with firefox(f"http://127.0.0.1:{site.server_port}/", tmp_path):
            assert site.found.get(timeout=PATIENCE_S) == fingerprints()
        site.shutdown()
