"""HTTP request to Lambda event and back: API Gateway's payload format 2.0."""

import base64
import json
import uuid
from datetime import UTC, datetime
from typing import Any
from urllib.parse import parse_qsl

from starlette.datastructures import Headers
from starlette.responses import Response

from local.routing import Match
from local.template import ACCOUNT_ID

# Platform limits: an HTTP API takes 10 MiB, a synchronous Lambda invocation 6 MiB in either direction.
MAX_BODY_BYTES = 10_485_760
MAX_EVENT_BYTES = 6_291_456


def build_event(
    *, match: Match, method: str, path: str, query: str, headers: Headers, body: bytes, client: str, protocol: str
) -> dict[str, Any]:
    """The event API Gateway would send; `path` decoded, as HTTP APIs deliver it, `query` as it came."""
    event: dict[str, Any] = {
        "version": "2.0",
        "routeKey": match.route.key,
        "rawPath": path,
        "rawQueryString": query,
        "headers": _joined_headers(headers) | _forwarded(headers, client),
        "requestContext": {
            **_context(match, headers),
            "http": {
                "method": method,
                "path": path,
                "protocol": protocol,
                "sourceIp": client,
                "userAgent": headers.get("user-agent", ""),
            },
        },
        "isBase64Encoded": False,
    }
    if cookies := headers.getlist("cookie"):
        event["cookies"] = [part.strip() for line in cookies for part in line.split(";")]
    if query:
        event["queryStringParameters"] = _joined(parse_qsl(query, keep_blank_values=True))
    if match.path_parameters:
        event["pathParameters"] = match.path_parameters
    if body:
        event["body"], event["isBase64Encoded"] = _body(headers, body)
    return event


def _forwarded(headers: Headers, client: str) -> dict[str, str]:
    _, colon, port = headers.get("host", "").rpartition(":")
    return {"x-forwarded-for": client, "x-forwarded-port": port if colon else "80", "x-forwarded-proto": "http"}


def _context(match: Match, headers: Headers) -> dict[str, Any]:
    now = datetime.now(UTC)
    return {
        "accountId": ACCOUNT_ID,
        "apiId": "local",
        "domainName": headers.get("host", ""),
        "domainPrefix": "local",
        "requestId": str(uuid.uuid4()),
        "routeKey": match.route.key,
        "stage": "$default",
        "time": now.strftime("%d/%b/%Y:%H:%M:%S +0000"),
        "timeEpoch": int(now.timestamp() * 1000),
    }


def event_bytes(event: dict[str, Any]) -> int:
    return len(json.dumps(event, separators=(",", ":"), ensure_ascii=False).encode())


def build_response(result: Any, method: str = "GET") -> Response:
    """What API Gateway makes of a handler's return value.

    Raises ValueError for what it would refuse, which it answers with its own 500.
    """
    if not (isinstance(result, dict) and "statusCode" in result):
        # Payload 2.0 takes anything else as the JSON body of a 200.
        result = {"statusCode": 200, "headers": {"content-type": "application/json"}, "body": json.dumps(result)}
    body = result.get("body") or ""
    if not isinstance(body, str):
        raise ValueError(f"the handler's body is {type(body).__name__}, not text")
    if len(body.encode()) > MAX_EVENT_BYTES:
        raise ValueError(f"the handler's response is larger than {MAX_EVENT_BYTES} bytes")
    content = base64.b64decode(body, validate=True) if result.get("isBase64Encoded") else body.encode()
    response = Response(content, status_code=int(result["statusCode"]))
    if response.status_code == 204:
        del response.headers["content-length"]
    for name, value in (result.get("headers") or {}).items():
        # A body says its own length; the answer to HEAD has none and says what GET's would be.
        if name.lower() != "content-length" or method == "HEAD":
            response.headers[name] = str(value)
    for cookie in result.get("cookies") or []:
        response.headers.append("set-cookie", cookie)
    return response


def _joined_headers(headers: Headers) -> dict[str, str]:
    return _joined((name, value) for name, value in headers.items() if name != "cookie")


def _joined(pairs: Any) -> dict[str, str]:
    """Repeated names become one comma-separated value, as payload 2.0 has it."""
    joined: dict[str, str] = {}
    for name, value in pairs:
        joined[name] = f"{joined[name]},{value}" if name in joined else value
    return joined


def _body(headers: Headers, body: bytes) -> tuple[str, bool]:
    """Text types travel as text, all else, compressed bodies included, as base64."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    is_text = kind.startswith("text/") or kind.endswith(("/json", "/xml", "/javascript", "+json", "+xml"))
    if is_text and "content-encoding" not in headers:
        try:
            return body.decode(), False
        except UnicodeDecodeError:
            pass  # what claims to be text and is not travels like any other bytes
    return base64.b64encode(body).decode(), True
