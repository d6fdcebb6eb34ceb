"""A model from elsewhere, with an account of everything that was in it: taken, guessed or left out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

Fate = Literal["taken", "guessed", "left_out"]


@dataclass(frozen=True)
class Entry:
    """One thing of the source and what became of it; `why` is empty where it was taken as it stood."""

    source: str
    fate: Fate
    why: str = ""

    def __str__(self) -> str:
        return f"{self.fate}: {self.source}" + (f": {self.why}" if self.why else "")


@dataclass
class Report:
    entries: list[Entry] = field(default_factory=list)

    def taken(self, source: str) -> None:
        self.entries.append(Entry(source, "taken"))

    def guessed(self, source: str, why: str) -> None:
        self.entries.append(Entry(source, "guessed", why))

    def left_out(self, source: str, why: str) -> None:
        self.entries.append(Entry(source, "left_out", why))

    def settle(self, source: str, guesses: list[str]) -> None:
        """Taken, or with what had to be guessed about it."""
        if guesses:
            self.guessed(source, "; ".join(guesses))
        else:
            self.taken(source)

    def of(self, fate: Fate) -> list[Entry]:
        return [entry for entry in self.entries if entry.fate == fate]

    def counts(self) -> dict[Fate, int]:
        fates: tuple[Fate, ...] = ("taken", "guessed", "left_out")
        return {fate: len(self.of(fate)) for fate in fates}

    def __str__(self) -> str:
        """What a person must know: the count, then every guess and every loss."""
        counts = self.counts()
        head = f"{counts['taken']} taken, {counts['guessed']} guessed, {counts['left_out']} left out"
        return "\n".join([head, *(str(entry) for entry in self.entries if entry.fate != "taken")])


@dataclass(frozen=True)
class Conversion:
    """Unpacks to `model, report`."""

    model: dict[str, Any]
    report: Report

    def __iter__(self) -> Iterator[Any]:
        return iter((self.model, self.report))


def document(structure: dict[str, list[dict[str, Any]]], title: str) -> dict[str, Any]:
    """The whole model: every required list, and of the others those that hold something."""
    required = ("nodes", "materials", "sections", "members", "supports", "load_cases", "load_combinations")
    kept = {name: rows for name, rows in structure.items() if rows or name in required}
    settings = {"title": title[:200]} if title else {}
    return {"schema_version": "1.0", "settings": settings, "model": kept, "analysis": {}}
