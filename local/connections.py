"""Connections as a gateway holds them: no endless waiting for a request that does not come, or comes byte by byte."""

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

# From the first byte, or none, to the end of the headers.
HEADERS_SECONDS = 10
# Request line and headers of an HTTP API end at 10,240 bytes; what is longer before it is complete is not kept.
LONGEST_HEAD = 16_384
# At once; more are told to come back.
MOST = 512


class Protocol(H11Protocol):
    """uvicorn's own, which waits for ever for headers to be completed."""

    seconds: float = HEADERS_SECONDS
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def handle_events(self) -> None:
        super().handle_events()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """The clock runs while headers are incomplete, and is not set back by further bytes of them."""
        waits_for_headers = self.conn.their_state is h11.IDLE and self.timeout_keep_alive_task is None
        if not waits_for_headers or self.transport.is_closing():
            self._relax()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(self.seconds, self._give_up)

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()

    def _relax(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
