"""One exchange with the service: retries that wait and give up, and never do a thing twice."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from handoff_solver import Client, errors
from handoff_solver.transport import Transport

# In a script: the request is read, and the connection closed without a word.
NO_ANSWER = 0
# And the answer is a page for people.
PAGE = 203
# And it breaks off before its stated end.
TORN = 206


class Flaky(HTTPServer):
    """Answers with the scripted statuses in turn, then 200."""

    script: list[tuple[int, dict[str, str]]]
    seen: list[str]


class Answering(BaseHTTPRequestHandler):
    server: Flaky

    def do_GET(self) -> None:
        self.server.seen.append(f"{self.command} {self.path}")
        self.rfile.read(int(self.headers.get("content-length", 0)))
        status, headers = self.server.script.pop(0) if self.server.script else (200, {})
        if status == NO_ANSWER:
            self.close_connection = True
            return
        body = json.dumps({"error": "scripted", "code": "scripted"} if status >= 300 else {"ok": True}).encode()
        if status == PAGE:
            body = b"<!doctype html>"
        self.send_response(status)
        missing = 7 if status == TORN else 0
        for name, value in {**headers, "content-length": str(len(body) + missing)}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    do_POST = do_PUT = do_DELETE = do_GET

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


def test_a_page_in_place_of_an_answer_is_said_in_words(flaky: Flaky) -> None:
    flaky.script = [(PAGE, {})]
    with pytest.raises(errors.ServiceError, match="no JSON: it may be no Handoff service"):
        transport(flaky, []).send("GET", "/x")


def test_an_answer_that_broke_off_is_none_and_is_asked_for_again(flaky: Flaky) -> None:
    flaky.script = [(TORN, {})]
    assert transport(flaky, []).send("GET", "/x") == {"ok": True}
    flaky.script = [(TORN, {})]
    with pytest.raises(errors.Unavailable, match="no answer from"):
        transport(flaky, []).send("POST", "/x", {})
    assert len(flaky.seen) == 3


def test_no_connection_is_said_in_words_and_a_post_is_not_repeated() -> None:
    waits: list[float] = []
    with pytest.raises(errors.Unavailable, match=r"no answer from http://127\.0\.0\.1:9"):
        Transport("http://127.0.0.1:9", {}, sleep=waits.append).send("POST", "/x", {})
    assert waits == []


@pytest.mark.parametrize("status", [NO_ANSWER, 500, 502, 503, 504])
def test_a_post_that_may_have_taken_effect_is_not_repeated(flaky: Flaky, status: int) -> None:
    flaky.script = [(status, {})]
    waits: list[float] = []
    with pytest.raises(errors.Unavailable) as unavailable:
        transport(flaky, waits).send("POST", "/x", {})
    assert unavailable.value.status == status
    assert flaky.seen == ["POST /x"]
    assert waits == []


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE"])
@pytest.mark.parametrize("status", [NO_ANSWER, 504])
def test_what_does_the_same_when_done_twice_is_repeated(flaky: Flaky, method: str, status: int) -> None:
    flaky.script = [(status, {})]
    assert transport(flaky, []).send(method, "/x") == {"ok": True}
    assert flaky.seen == [f"{method} /x"] * 2


def test_a_change_on_a_condition_is_not_repeated(flaky: Flaky) -> None:
    """Had the first taken effect, the second would be told that somebody else had been there."""
    flaky.script = [(NO_ANSWER, {}), (504, {})]
    client = Client(f"http://127.0.0.1:{flaky.server_port}", "k")
    with pytest.raises(errors.Unavailable):
        client.update_model("m", name="n", if_match='"1-1"')
    with pytest.raises(errors.Unavailable):
        client.delete_model("m", if_match='"1-1"')
    assert flaky.seen == ["PUT /api/sdk/models/m", "DELETE /api/sdk/models/m"]


def test_posts_that_change_nothing_are_repeated_and_the_others_are_not(
    flaky: Flaky, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("handoff_solver.transport._pause", lambda attempt, wait_s: 0.0)
    client = Client(f"http://127.0.0.1:{flaky.server_port}", "k")
    flaky.script = [(504, {})]
    client.validate({})
    assert flaky.seen == ["POST /api/sdk/validate"] * 2
    flaky.script, flaky.seen = [(504, {})], []
    with pytest.raises(errors.Unavailable):
        client.solve({})
    assert flaky.seen == ["POST /api/sdk/solve"]
