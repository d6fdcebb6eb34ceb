"""The gateway over handlers of its own: limits, CORS, failures, the log line."""

import asyncio
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from local.functions import Functions
from local.gateway import Gateway
from local.template import Template
from tests.local.small_bundle import small_bundle

Call = Callable[..., httpx.Response]


@pytest.fixture
def lines() -> list[str]:
    return []


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Template:
    return small_bundle(tmp_path_factory.mktemp("bundle"))


@pytest.fixture(scope="module")
def functions(template: Template) -> Iterator[Functions]:
    started = Functions(template.functions(), processes=2)
    started.configure()
    yield started
    started.close()


@pytest.fixture
def gateway(template: Template, functions: Functions, lines: list[str]) -> Gateway:
    return Gateway(template, functions, lines.append)


@pytest.fixture
def call(gateway: Gateway) -> Call:
    def send(method: str, path: str, **options: Any) -> httpx.Response:
        async def once() -> httpx.Response:
            transport = httpx.ASGITransport(app=gateway)
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:3000") as client:
                return await client.request(method, path, **options)

        return asyncio.run(once())

    return send


def test_the_handler_sees_the_event_and_a_context(call: Call) -> None:
    seen = call("POST", "/echo/a%20b?x=1%202", json={"a": 1}).json()
    assert seen["rawPath"] == "/echo/a b"
    assert seen["rawQueryString"] == "x=1%202"
    assert seen["pathParameters"] == {"name": "a b"}
    assert seen["requestContext"]["http"]["method"] == "POST"
    assert seen["arn"].endswith(":function:Echo")
    assert seen["memory"] == 256
    assert 0 < seen["remaining"] <= 20_000


def test_every_call_has_its_own_request_id(call: Call) -> None:
    assert call("POST", "/echo/a").json()["id"] != call("POST", "/echo/a").json()["id"]


def test_another_method_goes_to_the_default_route(call: Call) -> None:
    assert call("PATCH", "/echo/a").text == "default"


def test_a_handler_that_raises_gives_the_platforms_500_and_no_detail(
    call: Call, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = call("GET", "/broken")
    assert (answer.status_code, answer.json()) == (500, {"message": "Internal Server Error"})
    assert "secret detail" in capsys.readouterr().err


def test_a_body_of_ten_mebibytes_is_over_the_events_limit_and_one_byte_more_over_the_gateways(call: Call) -> None:
    for size in (10_485_760, 10_485_761):
        answer = call("POST", "/echo/a", content=b"x" * size, headers={"content-type": "text/plain"})
        assert (answer.status_code, answer.json()) == (413, {"message": "Request Entity Too Large"})


def test_the_event_limit_counts_base64(call: Call) -> None:
    body = b"x" * 4_800_000
    assert call("POST", "/echo/a", content=body, headers={"content-type": "text/plain"}).json()["length"] == len(body)
    assert call("POST", "/echo/a", content=body, headers={"content-type": "image/png"}).status_code == 413


def test_preflight_is_answered_by_the_gateway(call: Call, lines: list[str]) -> None:
    answer = call("OPTIONS", "/echo/a", headers={"origin": "https://a", "access-control-request-method": "POST"})
    assert (answer.status_code, answer.content) == (204, b"")
    assert answer.headers["access-control-allow-origin"] == "*"
    assert answer.headers["access-control-allow-methods"] == "GET,POST"
    assert answer.headers["access-control-allow-headers"] == "x-api-key"
    assert answer.headers["access-control-max-age"] == "600"
    assert "preflight" in lines[0]


def test_options_without_a_preflights_headers_is_an_ordinary_request(call: Call) -> None:
    assert call("OPTIONS", "/echo/a").text == "default"


def test_cross_origin_answers_carry_the_apis_headers_and_not_the_handlers(call: Call) -> None:
    answer = call("POST", "/echo/a", headers={"origin": "https://a"})
    assert answer.headers["access-control-allow-origin"] == "*"
    assert answer.headers["access-control-expose-headers"] == "retry-after"
    assert "access-control-allow-origin" not in call("POST", "/echo/a").headers


def test_one_line_per_request_without_its_query(call: Call, lines: list[str]) -> None:
    call("POST", "/echo/a?id=secret")
    assert len(lines) == 1
    assert "200  POST   /echo/a  " in lines[0]
    assert lines[0].endswith(" ms  Echo")
    assert "secret" not in lines[0]


def test_calls_at_the_same_time_do_not_mix(gateway: Gateway) -> None:
    async def all_at_once() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app=gateway)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:3000") as client:
            return await asyncio.gather(*(client.post(f"/echo/{number}") for number in range(50)))

    answers = asyncio.run(all_at_once())
    assert [json.loads(answer.content)["pathParameters"]["name"] for answer in answers] == [str(n) for n in range(50)]


def asgi(gateway: Gateway, body: bytes, gone: asyncio.Event | None = None, **head: Any) -> Any:
    """One request to /held; the visitor leaves when told."""
    scope = {
        "type": "http", "http_version": "1.1", "method": "POST", "path": "/held", "raw_path": b"/held",
        "query_string": b"", "client": ("127.0.0.1", 1), **head,
        "headers": [(b"host", b"127.0.0.1:3000"), (b"content-type", b"application/json")],
    }  # fmt: skip
    received = [{"type": "http.request", "body": body}]

    async def receive() -> Any:
        if received:
            return received.pop()
        await (gone or asyncio.Event()).wait()
        return {"type": "http.disconnect"}

    answers: list[Any] = []

    async def send(message: Any) -> None:
        answers.append(message)

    async def run() -> list[Any]:
        await gateway(scope, receive, send)
        return answers

    return run()


def test_a_slow_request_does_not_stop_the_rest_and_one_abandoned_in_the_queue_is_not_run(
    gateway: Gateway, tmp_path: Path
) -> None:
    pipes = [tmp_path / "first", tmp_path / "second"]
    for pipe in pipes:
        os.mkfifo(pipe)

    def body(name: str, wait: Path | None = None) -> bytes:
        sent = {"ran": str(tmp_path / f"{name}-ran"), **({"wait": str(wait)} if wait else {})}
        return json.dumps(sent).encode()

    async def story() -> None:
        first = asyncio.create_task(asgi(gateway, body("first", pipes[0])))
        # While the first is held, the second process answers.
        assert (await asgi(gateway, body("between")))[0]["status"] == 200
        second = asyncio.create_task(asgi(gateway, body("second", pipes[1])))
        gone = asyncio.Event()
        third = asyncio.create_task(asgi(gateway, body("third"), gone))
        # Both processes are held: the third waits for its turn, and its visitor leaves.
        for name in ("first", "second"):
            while not (tmp_path / f"{name}-ran").exists():
                await asyncio.sleep(0)
        gone.set()
        assert await third == []
        for pipe in pipes:
            await asyncio.to_thread(pipe.write_text, "go on")
        assert (await first)[0]["status"] == (await second)[0]["status"] == 200
        assert (await asgi(gateway, body("last")))[0]["status"] == 200

    asyncio.run(story())
    assert sorted(path.name for path in tmp_path.glob("*-ran")) == [
        "between-ran",
        "first-ran",
        "last-ran",
        "second-ran",
    ]


@pytest.mark.parametrize("host", ["", "a b", "a:b", "a:99999", "127.0.0.1:3000/x", "evil.example\\", "a@b", "[::1"])
def test_a_malformed_host_is_a_bad_request(call: Call, host: str) -> None:
    answer = call("POST", "/echo/a", headers={"host": host})
    assert (answer.status_code, answer.json()) == (400, {"message": "Bad Request"})


@pytest.mark.parametrize("host", ["localhost", "[::1]:3000", "handoff.example.", "a_b.example:1"])
def test_any_wellformed_host_is_taken(call: Call, host: str) -> None:
    assert call("POST", "/echo/a", headers={"host": host}).json()["requestContext"]["domainName"] == host


def test_headers_end_at_the_platforms_limit(call: Call) -> None:
    assert call("POST", "/echo/a", headers={"x-long": "x" * 9_000}).status_code == 200
    for large in ({"headers": {"x-long": "x" * 10_300}}, {"params": {"q": "x" * 10_300}}):
        assert call("POST", "/echo/a", **large).status_code == 431


def test_the_bodies_that_are_held_have_a_limit_together(
    gateway: Gateway, call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("local.gateway._HELD_BYTES", 1_000)
    assert call("POST", "/echo/a", content=b"x" * 1_001).status_code == 503
    # What was held is given back, of refused ones too.
    assert [call("POST", "/echo/a", content=b"x" * 900).status_code for _ in range(3)] == [200] * 3


def test_a_process_that_dies_is_replaced(gateway: Gateway, functions: Functions, call: Call, tmp_path: Path) -> None:
    answer = call("POST", "/held", json={"ran": str(tmp_path / "x"), "wait": "/nonexistent/file"})
    assert answer.status_code == 500
    for host in functions._hosts:
        host.kill()
    assert 500 in [call("POST", "/echo/a").status_code for _ in range(3)]
    assert [call("POST", "/echo/a").status_code for _ in range(3)] == [200] * 3
