"""Connections over real sockets: what never becomes a request is let go of."""

import asyncio

import pytest
import uvicorn

from local import connections
from local.service import listen


class Impatient(connections.Protocol):
    seconds = 0.0


async def hello(scope: object, receive: object, send: object) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})  # type: ignore[operator]
    await send({"type": "http.response.body", "body": b"hi"})  # type: ignore[operator]


def answered(protocol: type[connections.Protocol], *parts: bytes) -> bytes:
    """All that comes back for what is sent, up to the end of the connection."""

    async def talk() -> bytes:
        bound = listen(0)
        config = uvicorn.Config(
            hello,
            http=protocol,
            lifespan="off",
            log_level="critical",
            h11_max_incomplete_event_size=connections.LONGEST_HEAD,
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[bound]))
        reader, writer = await asyncio.open_connection(*bound.getsockname())
        for part in parts:
            writer.write(part)
            await writer.drain()
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""
        finally:
            writer.close()
            server.should_exit = True
            await serving
            bound.close()

    return asyncio.run(asyncio.wait_for(talk(), 30))


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: a\r\nx-slow: "])
def test_a_half_open_connection_is_closed(sent: bytes) -> None:
    assert answered(Impatient, sent) == b""


def test_a_whole_request_is_answered_before_anybody_waits() -> None:
    whole = b"GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"
    assert answered(connections.Protocol, whole[:10], whole[10:]).endswith(b"\r\n\r\nhi")


def test_headers_without_end_are_refused_and_not_kept() -> None:
    endless = b"GET / HTTP/1.1\r\nhost: a\r\nx-long: " + b"x" * (connections.LONGEST_HEAD + 1)
    assert answered(connections.Protocol, endless).startswith(b"HTTP/1.1 400 ")
