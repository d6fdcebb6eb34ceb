"""The HTTP API on loopback: limits, CORS, routing, and one line per request."""

import sys
import time
import traceback
from collections.abc import Callable

from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.types import Receive, Scope, Send

from local.cors import Cors
from local.event import MAX_BODY_BYTES, MAX_EVENT_BYTES, build_event, build_response, event_bytes
from local.functions import Functions
from local.routing import match
from local.template import Template

# A client still sending sees a reset instead of our 413, so an oversized body is read to its end, within reason.
_DRAIN_BYTES = 10 * MAX_BODY_BYTES


class Gateway:
    """An ASGI application that does for the functions what API Gateway does."""

    def __init__(self, template: Template, functions: Functions, log: Callable[[str], None] = print) -> None:
        self._routes = template.routes()
        configuration = template.cors()
        self._cors = Cors.read(configuration) if configuration else None
        self._functions = functions
        self._log = log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        request = Request(scope, receive)
        start = time.perf_counter()
        try:
            response, function = await self._answer(request)
        except ClientDisconnect:
            return
        if self._cors and not self._cors.is_preflight(request.method, request.headers):
            self._cors.apply(request.headers, response.headers)
        await response(scope, receive, send)
        elapsed_ms = 1000 * (time.perf_counter() - start)
        path = scope["raw_path"].decode("ascii", "backslashreplace")
        self._log(
            f"{time.strftime('%H:%M:%S')}  {response.status_code}  {request.method:6} {path}  "
            f"{elapsed_ms:.0f} ms  {function}"
        )

    async def _answer(self, request: Request) -> tuple[Response, str]:
        if self._cors and self._cors.is_preflight(request.method, request.headers):
            return Response(status_code=204, headers=self._cors.preflight(request.headers)), "preflight"
        body = await _read(request)
        if body is None:
            return _refusal(413, "Request Entity Too Large"), "gateway"
        path = request.scope["path"]
        found = match(self._routes, request.method, path)
        if found is None:
            return _refusal(404, "Not Found"), "gateway"
        event = build_event(
            match=found,
            method=request.method,
            path=path,
            query=request.scope["query_string"].decode("ascii", "backslashreplace"),
            headers=request.headers,
            body=body,
            client=request.client.host if request.client else "127.0.0.1",
            protocol=f"HTTP/{request.scope['http_version']}",
        )
        if len(body) > MAX_EVENT_BYTES // 2 and event_bytes(event) > MAX_EVENT_BYTES:
            return _refusal(413, "Request Entity Too Large"), "gateway"
        function = found.route.function
        try:
            return build_response(await self._functions.invoke(function, event), request.method), function
        except Exception:
            traceback.print_exc(file=sys.stderr)
            return _refusal(500, "Internal Server Error"), function


async def _read(request: Request) -> bytes | None:
    """The body, or None when it is larger than the platform takes."""
    chunks: list[bytes] = []
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > _DRAIN_BYTES:
            break
        if size <= MAX_BODY_BYTES:
            chunks.append(chunk)
    return b"".join(chunks) if size <= MAX_BODY_BYTES else None


def _refusal(status: int, message: str) -> Response:
    """The gateway's own body, which is not the service's error body."""
    return JSONResponse({"message": message}, status_code=status)
