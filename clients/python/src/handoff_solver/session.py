"""An engine that is kept for many calls: opening one costs far more than solving a beam."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar, Token
from types import TracebackType

from .engine import Engine

_kept: ContextVar[Engine | None] = ContextVar("kept", default=None)


class Session:
    """`with Session(): …` keeps one engine for everything inside that solves, builds or reads along members."""

    def __enter__(self) -> Session:
        self._engine = Engine().__enter__()
        self._token: Token[Engine | None] = _kept.set(self._engine)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _kept.reset(self._token)
        self._engine.__exit__(kind, error, trace)


@contextmanager
def solver() -> Iterator[Engine]:
    """The session's engine, else one for this call alone."""
    kept = _kept.get()
    if kept is not None:
        yield kept
        return
    with Engine() as engine:
        yield engine
