"""The page's files outlive the version that brought them; CloudFormation is told how its step ended."""

import http.server
import json
import threading
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any, ClassVar

import pytest

from handoff.aws import storage
from handoff.pages import pages
from handoff.runtime import clock, settings
from local.worker import LambdaContext
from tests import rights
from tests.service import Service, handler

FILE = "main-1a2b3c.js"


def keep(event: dict[str, Any] | None = None) -> dict[str, int]:
    with rights.calling("KeepAssets"):
        kept: dict[str, int] = handler("KeepAssets")(event or {}, LambdaContext("KeepAssets", 256, 60))
    return kept


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / FILE).write_text("console.log(1)")
    monkeypatch.setenv("VIEWER_DIR", str(tmp_path))
    pages.application.cache_clear()
    yield tmp_path
    pages.application.cache_clear()


class Told(http.server.BaseHTTPRequestHandler):
    """Where CloudFormation waits."""

    heard: ClassVar[list[dict[str, str]]] = []

    def do_PUT(self) -> None:
        self.heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(200)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None: ...


@pytest.fixture
def deploy() -> Iterator[dict[str, str]]:
    """The event of a deploy, as the user guide of CloudFormation gives it."""
    Told.heard.clear()
    with http.server.HTTPServer(("127.0.0.1", 0), Told) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield {
            "RequestType": "Update",
            "ResponseURL": f"http://127.0.0.1:{server.server_port}/signed",
            "StackId": "arn:aws:cloudformation:eu-central-1:123456789012:stack/handoff/guid",
            "RequestId": "one",
            "LogicalResourceId": "KeptAssets",
            "PhysicalResourceId": "KeptAssets",
            "ResourceType": "AWS::CloudFormation::CustomResource",
        }
        server.shutdown()


def test_a_file_of_the_version_before_is_still_served(page: Path, anyone: Service) -> None:
    now = anyone.get(f"/assets/{FILE}")
    assert keep() == {"kept": 1}
    (page / "assets" / FILE).unlink()
    former = anyone.get(f"/assets/{FILE}")
    assert (former.status, former.content) == (200, now.content)
    for header in ("content-type", "cache-control"):
        assert former.headers[header] == now.headers[header]


def test_what_no_version_had_is_not_there(page: Path, anyone: Service) -> None:
    keep()
    storage.put_object("drafts/secret", b"{}")
    for path in ("/assets/other.js", "/assets/..%2fdrafts%2fsecret", "/assets/%00"):
        assert anyone.get(path).status == 404, path


def test_it_writes_what_is_missing_and_what_would_soon_end(
    page: Path, aws: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [keep(), keep()] == [{"kept": 1}, {"kept": 0}]
    later = clock.now() + timedelta(days=settings.limits()["asset_renewal_days"], hours=1)
    monkeypatch.setattr(clock, "now", lambda: later)
    assert keep() == {"kept": 1}


def test_a_deploy_is_told_that_it_may_go_on(page: Path, aws: None, deploy: dict[str, str]) -> None:
    assert keep(deploy) == {"kept": 1}
    same = {name: deploy[name] for name in ("StackId", "RequestId", "LogicalResourceId", "PhysicalResourceId")}
    assert Told.heard == [{"Status": "SUCCESS", **same}]


def test_a_deploy_is_told_what_failed(
    page: Path, aws: None, deploy: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise RuntimeError("the bucket is gone")

    monkeypatch.setattr(storage, "put_object", refuse)
    with pytest.raises(RuntimeError):
        keep(deploy)
    assert [(told["Status"], told["Reason"]) for told in Told.heard] == [("FAILED", "RuntimeError: the bucket is gone")]


def test_when_the_stack_goes_nothing_is_written(page: Path, aws: None, deploy: dict[str, str]) -> None:
    assert keep({**deploy, "RequestType": "Delete"}) == {"kept": 0}
    assert Told.heard[0]["Status"] == "SUCCESS"
