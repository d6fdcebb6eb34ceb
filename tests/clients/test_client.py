"""The Python client of the HTTP API: every operation, typed errors, retries that wait and give up."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from handoff_solver import Client, errors
from handoff_solver.transport import Transport

from tests.local_service import LocalService


@pytest.fixture(scope="module")
def client(service: LocalService) -> Client:
    return Client(service.base_url, service.pro_key)


def test_beams_models_and_lookups(client: Client, service: LocalService) -> None:
    model = client.create_beam(span_m=6, section="IPE300")
    assert client.validate(model) == {"valid": True, "errors": [], "warnings": []}
    assert client.solve(model)["open_url"].startswith(service.base_url)
    assert client.check_beam(span_m=6, section="IPE300", udl=10)["members"] == 1
    assert client.sections(name="ipe 300")["name"] == "IPE300"
    assert client.schema("members")["$defs"]
    assert client.openapi()["openapi"].startswith("3.1")
    assert client.me()["email"] == "pro@example.com"


def test_a_saved_model_from_its_first_day_to_its_last(client: Client) -> None:
    model = client.create_beam(span_m=6)
    saved = client.save_model("beam", model, description="first")
    assert saved["id"] in [entry["id"] for entry in client.list_models()]
    assert client.update_model(saved["id"], description=None)["description"] is None
    assert client.get_model(saved["id"])["model"] == model
    client.delete_model(saved["id"])
    with pytest.raises(errors.NotFound):
        client.get_model(saved["id"])


def test_a_key_made_with_a_token_works_until_it_is_revoked(service: LocalService) -> None:
    token = Client(service.base_url).token("free@example.com", "handoff-demo")["token"]
    owner = Client(service.base_url, token=token)
    key = owner.create_api_key("test", expires_in_days=1)
    assert Client(service.base_url, key["key"]).me()["email"] == "free@example.com"
    assert key["id"] in [entry["id"] for entry in owner.list_api_keys()]
    owner.revoke_api_key(key["id"])
    with pytest.raises(errors.Unauthorized):
        Client(service.base_url, key["key"]).me()


def test_errors_have_a_class_a_status_and_a_code(client: Client, service: LocalService) -> None:
    with pytest.raises(errors.InvalidModel) as invalid:
        client.solve({"schema_version": "1.0"})
    assert invalid.value.code == "invalid_model"
    assert invalid.value.errors
    with pytest.raises(errors.BadRequest):
        client.create_beam(span_m=-1)
    with pytest.raises(errors.Forbidden) as forbidden:
        Client(service.base_url, service.free_key).list_models()
    assert forbidden.value.code == "pro_required"
    with pytest.raises(errors.Unauthorized):
        Client(service.base_url).me()


class Flaky(HTTPServer):
    """Answers with the scripted statuses in turn, then 200."""

    script: list[tuple[int, dict[str, str]]]
    seen: list[str]


class Answering(BaseHTTPRequestHandler):
    server: Flaky

    def do_GET(self) -> None:
        self.server.seen.append(self.command)
        self.rfile.read(int(self.headers.get("content-length", 0)))
        status, headers = self.server.script.pop(0) if self.server.script else (200, {})
        body = json.dumps({"error": "scripted", "code": "scripted"} if status >= 300 else {"ok": True}).encode()
        self.send_response(status)
        for name, value in {**headers, "content-length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    do_POST = do_GET

    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture
def flaky() -> Iterator[Flaky]:
    server = Flaky(("127.0.0.1", 0), Answering)
    server.script, server.seen = [], []
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def transport(server: HTTPServer, waits: list[float]) -> Transport:
    return Transport(f"http://127.0.0.1:{server.server_port}", {"X-API-Key": "k"}, sleep=waits.append)


def test_429_waits_as_long_as_it_is_told(flaky: Flaky) -> None:
    flaky.script = [(429, {"retry-after": "7"})]
    waits: list[float] = []
    assert transport(flaky, waits).send("POST", "/x", {}) == {"ok": True}
    assert waits == [7.0]


def test_5xx_is_retried_with_growing_pauses_and_then_raised(flaky: Flaky) -> None:
    flaky.script = [(503, {})] * 4
    waits: list[float] = []
    with pytest.raises(errors.Unavailable) as unavailable:
        transport(flaky, waits).send("GET", "/x")
    assert unavailable.value.status == 503
    assert len(flaky.seen) == 4
    assert all(0 <= wait <= 0.25 * 2**attempt for attempt, wait in enumerate(waits, 1))


def test_4xx_is_not_retried(flaky: Flaky) -> None:
    flaky.script = [(400, {})]
    with pytest.raises(errors.BadRequest):
        transport(flaky, []).send("GET", "/x")
    assert len(flaky.seen) == 1


def test_a_redirect_is_not_followed_with_the_key(flaky: Flaky) -> None:
    flaky.script = [(302, {"location": "http://127.0.0.1:9/"})]
    with pytest.raises(errors.ServiceError) as redirected:
        transport(flaky, []).send("GET", "/x")
    assert redirected.value.status == 302
    assert len(flaky.seen) == 1


def test_no_connection_is_said_in_words_and_a_post_is_not_repeated() -> None:
    waits: list[float] = []
    with pytest.raises(errors.Unavailable, match=r"no answer from http://127\.0\.0\.1:9"):
        Transport("http://127.0.0.1:9", {}, sleep=waits.append).send("POST", "/x", {})
    assert waits == []
