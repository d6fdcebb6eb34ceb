"""The HTTP API on loopback: limits, CORS, routing, and one line per request."""

import asyncio
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.types import Receive, Scope, Send

from local.cors import Cors
from local.event import MAX_BODY_BYTES, MAX_EVENT_BYTES, build_event, build_response, event_bytes
from local.functions import Functions
from local.host import is_wellformed
from local.routing import match
from local.template import Template

# A client still sending sees a reset instead of our 413, so an oversized body is read to its end, within reason.
_DRAIN_BYTES = 10 * MAX_BODY_BYTES
# For a body to arrive, whole; the platform gives a request 30 s.
_BODY_SECONDS = 30
# Of all bodies that are being received or wait for their turn: a stranger fills no more of this machine's memory.
_HELD_BYTES = 16 * MAX_BODY_BYTES
# Of request line and headers, as an HTTP API has it.
_HEAD_BYTES = 10_240


class _Refused(Exception):
    """What the gateway answers itself, in its own body, which is not the service's error body."""

    def __init__(self, status: int, message: str) -> None:
        self.status = status
        self.message = message


class Gateway:
    """An ASGI application that does for the functions what API Gateway does."""

    def __init__(self, template: Template, functions: Functions, log: Callable[[str], None] = print) -> None:
        self._routes = template.routes()
        configuration = template.cors()
        self._cors = Cors.read(configuration) if configuration else None
        self._functions = functions
        self._log = log
        self._held = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        request = Request(scope, receive)
        start = time.perf_counter()
        try:
            response, function = await self._answer(request)
        except ClientDisconnect:
            return  # nobody is left to be answered
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
        held: list[bytes] = []
        try:
            _check_head(request)
            async with asyncio.timeout(_BODY_SECONDS):
                await self._receive(request, held)
            return await self._call(request, b"".join(held))
        except TimeoutError:
            return _refusal(_Refused(408, "Request Timeout")), "gateway"
        except _Refused as refused:
            return _refusal(refused), "gateway"
        finally:
            self._held -= sum(map(len, held))

    async def _receive(self, request: Request, held: list[bytes]) -> None:
        """The parts of the body, as far as there is room for them."""
        size = 0
        async for part in request.stream():
            size += len(part)
            if size > _DRAIN_BYTES:
                break
            if size <= MAX_BODY_BYTES:
                if self._held + len(part) > _HELD_BYTES:
                    raise _Refused(503, "Service Unavailable")
                held.append(part)
                self._held += len(part)
        if size > MAX_BODY_BYTES:
            raise _Refused(413, "Request Entity Too Large")

    async def _call(self, request: Request, body: bytes) -> tuple[Response, str]:
        path = request.scope["path"]
        found = match(self._routes, request.method, path)
        if found is None:
            raise _Refused(404, "Not Found")
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
            raise _Refused(413, "Request Entity Too Large")
        function = found.route.function
        try:
            return build_response(await self._invoke(request, function, event), request.method), function
        except ClientDisconnect:
            raise
        except Exception:
            traceback.print_exc(file=sys.stderr)
            return _refusal(_Refused(500, "Internal Server Error")), function

    async def _invoke(self, request: Request, function: str, event: dict[str, Any]) -> Any:
        """The handler's answer, unless whoever asked is gone before its turn: then nothing is run."""
        call = asyncio.ensure_future(self._functions.invoke(function, event))
        gone = asyncio.ensure_future(_disconnection(request))
        try:
            await asyncio.wait({call, gone}, return_when=asyncio.FIRST_COMPLETED)
            if call.done():
                return call.result()
            raise ClientDisconnect
        finally:
            for task in (call, gone):
                task.cancel()
                # What the call failed with is raised above; where nobody waits for it any more there is nobody to tell.
                with suppress(asyncio.CancelledError, Exception):
                    await task


async def _disconnection(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _check_head(request: Request) -> None:
    # The parser takes any digits for a version.
    if request.scope["http_version"] not in ("1.0", "1.1"):
        raise _Refused(400, "Bad Request")
    if request.headers.get("host") is not None and not is_wellformed(request.headers["host"]):
        raise _Refused(400, "Bad Request")
    head = sum(len(name) + len(value) for name, value in request.headers.raw)
    if head + len(request.scope["raw_path"]) + len(request.scope["query_string"]) > _HEAD_BYTES:
        raise _Refused(431, "Request Header Fields Too Large")


def _refusal(refused: _Refused) -> Response:
    response = JSONResponse({"message": refused.message}, status_code=refused.status)
    if refused.status in (408, 503):
        response.headers["connection"] = "close"
    return response
