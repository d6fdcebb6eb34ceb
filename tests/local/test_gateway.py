"""The gateway over handlers of its own: limits, CORS, failures, the log line."""

import json
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from local.functions import Functions
from local.gateway import Gateway
from local.template import Template

TEMPLATE = """
Globals: {Function: {CodeUri: functions/, Timeout: 20, MemorySize: 256}}
Resources:
  Api:
    Type: AWS::Serverless::HttpApi
    Properties:
      CorsConfiguration:
        AllowOrigins: ["*"]
        AllowMethods: [GET, POST]
        AllowHeaders: [x-api-key]
        ExposeHeaders: [retry-after]
        MaxAge: 600
  Echo:
    Type: AWS::Serverless::Function
    Properties:
      Handler: echo.handler
      Events:
        Post: {Type: HttpApi, Properties: {Path: "/echo/{name}", Method: POST}}
  Broken:
    Type: AWS::Serverless::Function
    Properties:
      Handler: broken.handler
      Events:
        Get: {Type: HttpApi, Properties: {Path: /broken, Method: GET}}
  Other:
    Type: AWS::Serverless::Function
    Properties:
      Handler: other.handler
      Events:
        Default: {Type: HttpApi}
"""
HANDLERS = {
    "echo": """
        import json
        def handler(event, context):
            seen = {**event, "remaining": context.get_remaining_time_in_millis(), "arn": context.invoked_function_arn,
                    "memory": context.memory_limit_in_mb, "id": context.aws_request_id}
            seen["length"] = len(seen.pop("body", ""))
            return {"statusCode": 200, "headers": {"access-control-allow-origin": "handler"}, "body": json.dumps(seen)}
    """,
    "broken": """
        def handler(event, context):
            raise RuntimeError("secret detail")
    """,
    "other": """
        def handler(event, context):
            return {"statusCode": 404, "body": "default"}
    """,
}

Call = Callable[..., httpx.Response]


@pytest.fixture
def lines() -> list[str]:
    return []


@pytest.fixture
def gateway(tmp_path: Path, lines: list[str]) -> Gateway:
    (tmp_path / "template.yaml").write_text(TEMPLATE)
    (tmp_path / "functions").mkdir()
    for name, source in HANDLERS.items():
        (tmp_path / "functions" / f"{name}.py").write_text(textwrap.dedent(source))
    template = Template(tmp_path / "template.yaml")
    return Gateway(template, Functions(template.functions()), lines.append)


@pytest.fixture
def call(gateway: Gateway) -> Call:
    def send(method: str, path: str, **options: Any) -> httpx.Response:
        import asyncio

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
    import asyncio

    async def all_at_once() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app=gateway)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:3000") as client:
            return await asyncio.gather(*(client.post(f"/echo/{number}") for number in range(50)))

    answers = asyncio.run(all_at_once())
    assert [json.loads(answer.content)["pathParameters"]["name"] for answer in answers] == [str(n) for n in range(50)]
