"""The Model Context Protocol as a stateless server of tools needs it: JSON-RPC in, one JSON answer or none out.

By hand: the official SDK brings Starlette, pydantic's classes, httpx and anyio, whose import alone takes longer than
all of a function's start may.
"""

import re
from typing import Any, Protocol
from urllib.parse import urlsplit

from handoff.errors import BadRequest, ForbiddenOrigin
from handoff.http.json_io import dump
from handoff.runtime import settings

# Newest first. The first with streamable HTTP is what a client without the header means.
VERSIONS = ("2025-11-25", "2025-06-18", "2025-03-26")
LOOPBACK = re.compile(r"https?://(localhost|127\.0\.0\.1|\[::1\])(:\d+)?")
UNKNOWN_METHOD = -32601
INVALID_PARAMS = -32602
INSTRUCTIONS = (
    "Structural models, validated here and solved in the browser that opens the link: nothing is computed here. For a "
    "new model: get_schema for its parts, list_sections for names, validate_model until there are no errors, then "
    "solve_model for the link. A single steel beam needs none of this: check_beam. Metres, newtons, pascals; Z is up."
)


class Server(Protocol):
    """What is served: tools, listed and called."""

    def listed(self) -> list[dict[str, Any]]: ...

    def call(self, name: str, arguments: dict[str, Any]) -> dict[str, Any]: ...


class RpcError(Exception):
    """An answer that is an error of the protocol, not of a tool."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


def check_origin(origin: str | None, base_url: str) -> None:
    """Browsers alone send an Origin, and a page of another site must not reach a server on its reader's machine."""
    if origin is None or origin == _origin(base_url) or LOOPBACK.fullmatch(origin):
        return
    raise ForbiddenOrigin(f"pages of {origin[:200]} may not call this; those of the service itself may")


def answer(message: dict[str, Any], version: str | None, server: Server) -> dict[str, Any] | None:
    """What a request gets; None for a notification, which gets nothing."""
    method = message.get("method")
    if message.get("jsonrpc") != "2.0" or not (isinstance(method, str) or "result" in message or "error" in message):
        raise BadRequest(
            'the request body must be a JSON-RPC 2.0 message: {"jsonrpc": "2.0", "id", "method", "params"}'
        )
    if version is not None and version not in VERSIONS and method != "initialize":
        raise BadRequest(f"unknown MCP-Protocol-Version '{version[:40]}'; known: {', '.join(VERSIONS)}")
    if not isinstance(method, str) or "id" not in message:
        return None
    request_id = message["id"]
    if type(request_id) not in (str, int):
        raise BadRequest("'id' must be a string or an integer")
    reply: dict[str, Any] = {"jsonrpc": "2.0", "id": request_id}
    try:
        return {**reply, "result": _result(method, message.get("params", {}), server)}
    except RpcError as error:
        return {**reply, "error": {"code": error.code, "message": str(error)}}


def _result(method: str, params: Any, server: Server) -> dict[str, Any]:
    if type(params) is not dict:
        raise RpcError(INVALID_PARAMS, "'params' must be an object")
    match method:
        case "initialize":
            return _greeting(params.get("protocolVersion"))
        case "ping":
            return {}
        case "tools/list":
            return {"tools": server.listed()}
        case "tools/call":
            name, arguments = params.get("name"), params.get("arguments", {})
            if type(name) is not str or type(arguments) is not dict:
                raise RpcError(INVALID_PARAMS, "'name' must be a string and 'arguments' an object")
            return server.call(name, arguments)
    raise RpcError(UNKNOWN_METHOD, f"unknown method '{method[:60]}'")


def _greeting(wanted: Any) -> dict[str, Any]:
    return {
        # What the client asks for where it is known, otherwise ours: the client decides whether it can go on.
        "protocolVersion": wanted if wanted in VERSIONS else VERSIONS[0],
        "capabilities": {"tools": {"listChanged": False}},
        "serverInfo": {"name": "handoff", "title": "Handoff", "version": settings.limits()["version"]},
        "instructions": INSTRUCTIONS,
    }


def content(answer: dict[str, Any]) -> dict[str, Any]:
    """A tool's answer, as data and again as text for clients that read no other."""
    text = dump(answer)
    # A whole model twice, once as text in text, would outgrow the 6 MB that Lambda answers with.
    longest: int = settings.limits()["mcp_text_bytes"]
    shown = text.decode() if len(text) <= longest else f"{len(text):,} bytes of JSON, in structuredContent alone"
    return {"content": [{"type": "text", "text": shown}], "structuredContent": answer}


def refusal(body: dict[str, Any]) -> dict[str, Any]:
    """A tool's refusal, in the body that its endpoint answers with; no output schema describes it, so text alone."""
    return {"content": [{"type": "text", "text": dump(body).decode()}], "isError": True}


def _origin(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"
