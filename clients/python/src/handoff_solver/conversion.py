"""A model from elsewhere, with an account of everything that was in it: taken, guessed or left out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from .engine import Engine
from .errors import SolveError, Unreadable

Fate = Literal["taken", "guessed", "left_out"]


@dataclass(frozen=True)
class Entry:
    """One thing of the source and what became of it; `why` is empty where it was taken as it stood."""

    source: str
    fate: Fate
    why: str = ""

    def __str__(self) -> str:
        return f"{self.fate.replace('_', ' ')}: {self.source}" + (f": {self.why}" if self.why else "")


@dataclass(frozen=True)
class Report:
    """Every thing of the source; printed, what a person must know: the count, every guess and every loss."""

    entries: list[Entry]
    said: str

    def of(self, fate: Fate) -> list[Entry]:
        return [entry for entry in self.entries if entry.fate == fate]

    def counts(self) -> dict[Fate, int]:
        fates: tuple[Fate, ...] = ("taken", "guessed", "left_out")
        return {fate: len(self.of(fate)) for fate in fates}

    def __str__(self) -> str:
        return self.said


@dataclass(frozen=True)
class Conversion:
    """Unpacks to `model, report`."""

    model: dict[str, Any]
    report: Report
    #: The model as compact JSON.
    text: str = field(repr=False)

    def __iter__(self) -> Iterator[Any]:
        return iter((self.model, self.report))


def exchanged(name: str, argument: Any) -> dict[str, Any]:
    """What the page's own reader or writer makes of it, which runs here too."""
    try:
        with Engine("exchange.js") as engine:
            made: dict[str, Any] = engine.call(name, argument)
            return made
    except SolveError as error:
        if error.code == "unreadable":
            raise Unreadable(str(error)) from None
        raise


def reported(made: dict[str, Any]) -> Report:
    return Report([Entry(**entry) for entry in made["report"]], made["said"])


def conversion(name: str, argument: Any) -> Conversion:
    made = exchanged(name, argument)
    return Conversion(json.loads(made["text"]), reported(made), made["text"])
