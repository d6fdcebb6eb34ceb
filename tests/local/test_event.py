"""Payload format 2.0, both ways."""

import base64
from typing import Any

import pytest
from starlette.datastructures import Headers

from local.event import build_event, build_response, event_bytes
from local.routing import Match
from local.template import Route


def event(headers: list[tuple[str, str]] | None = None, **given: Any) -> dict[str, Any]:
    raw = [(name.lower().encode(), value.encode()) for name, value in headers or [("host", "127.0.0.1:3000")]]
    arguments: dict[str, Any] = {
        "match": Match(Route("GET", "/a/{id}", "A"), {"id": "7"}),
        "method": "GET",
        "path": "/a/7",
        "query": "",
        "body": b"",
        "client": "127.0.0.1",
        "protocol": "HTTP/1.1",
    }
    return build_event(**{**arguments, **given}, headers=Headers(raw=raw))


def test_the_route_is_named_twice() -> None:
    made = event()
    assert made["version"] == "2.0"
    assert made["routeKey"] == made["requestContext"]["routeKey"] == "GET /a/{id}"
    assert made["requestContext"]["stage"] == "$default"
    assert made["pathParameters"] == {"id": "7"}


def test_what_is_absent_has_no_key() -> None:
    made = event(match=Match(Route("ANY", "$default", "A")))
    assert not {"body", "cookies", "pathParameters", "queryStringParameters"} & made.keys()
    assert made["isBase64Encoded"] is False


def test_repeated_headers_are_joined_and_names_are_lower_case() -> None:
    made = event([("X-Many", "a"), ("Host", "h"), ("x-many", "b")])
    assert made["headers"]["x-many"] == "a,b"


def test_cookies_have_a_list_of_their_own() -> None:
    made = event([("cookie", "a=1; b=2"), ("cookie", "c=3")])
    assert made["cookies"] == ["a=1", "b=2", "c=3"]
    assert "cookie" not in made["headers"]


def test_the_query_stays_raw_and_is_decoded_beside_it() -> None:
    made = event(query="name=IPE%20300&family=a&family=b&empty=")
    assert made["rawQueryString"] == "name=IPE%20300&family=a&family=b&empty="
    assert made["queryStringParameters"] == {"name": "IPE 300", "family": "a,b", "empty": ""}


@pytest.mark.parametrize(
    "kind", ["application/json", "application/json; charset=utf-8", "text/plain", "application/ld+json"]
)
def test_text_travels_as_text(kind: str) -> None:
    made = event([("content-type", kind)], body='{"a": "é"}'.encode())
    assert (made["body"], made["isBase64Encoded"]) == ('{"a": "é"}', False)


@pytest.mark.parametrize(
    "headers",
    [
        [("content-type", "application/octet-stream")],
        [("content-type", "application/x-www-form-urlencoded")],
        [("content-type", "application/json"), ("content-encoding", "gzip")],
        [("host", "no content type")],
    ],
)
def test_everything_else_travels_as_base64(headers: list[tuple[str, str]]) -> None:
    made = event(headers, body=b"\x1f\x8b binary")
    assert base64.b64decode(made["body"]) == b"\x1f\x8b binary"
    assert made["isBase64Encoded"] is True


def test_text_that_is_not_utf8_travels_as_base64() -> None:
    assert event([("content-type", "application/json")], body=b"\xff")["isBase64Encoded"] is True


def test_an_event_is_counted_in_bytes_not_characters() -> None:
    assert event_bytes({"a": "é"}) == len('{"a":"é"}') + 1


def test_a_response_keeps_status_headers_cookies_and_body() -> None:
    response = build_response(
        {
            "statusCode": 201,
            "headers": {"X-Own": "1"},
            "cookies": ["a=1", "b=2"],
            "body": "text",
            "isBase64Encoded": False,
        }
    )
    assert (response.status_code, response.body) == (201, b"text")
    assert response.headers["x-own"] == "1"
    assert response.headers.getlist("set-cookie") == ["a=1", "b=2"]
    assert response.headers["content-length"] == "4"


def test_the_answer_to_head_keeps_the_length_the_function_gave() -> None:
    result = {"statusCode": 200, "headers": {"Content-Length": "340"}, "body": ""}
    assert build_response(result, "HEAD").headers["content-length"] == "340"
    assert build_response(result, "GET").headers["content-length"] == "0"


def test_a_base64_response_is_decoded() -> None:
    response = build_response(
        {"statusCode": 200, "body": base64.b64encode(b"\x00\xff").decode(), "isBase64Encoded": True}
    )
    assert response.body == b"\x00\xff"


def test_a_204_has_neither_body_nor_length() -> None:
    response = build_response({"statusCode": 204, "headers": {}})
    assert response.body == b""
    assert "content-length" not in response.headers


def test_any_other_return_value_is_the_json_of_a_200() -> None:
    response = build_response({"hello": "world"})
    assert (response.status_code, response.body) == (200, b'{"hello": "world"}')
    assert response.headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    "result", [{"statusCode": 200, "body": {"not": "text"}}, {"statusCode": 200, "body": "x" * 6_291_457}]
)
def test_what_the_platform_refuses_is_refused(result: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="handler's"):
        build_response(result)
