"""What a proof shows: figures with their bars, which each full run keeps as JSON for the document."""

import json
import os
import platform
import random
from collections.abc import Iterable, Sized
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent / "found"
# What a run draws from: another each time, unless it is given again.
SEED = "HANDOFF_SEED"
_drawn: set[str] = set()


@dataclass(frozen=True)
class Figure:
    """One number and whether it is what the row must show; what has no bar always is."""

    what: str
    found: str
    holds: bool = True


def seed() -> int:
    """The run's; whoever asks for it draws from it, and the document says so."""
    _drawn.add(os.environ[SEED])
    return int(os.environ[SEED])


def chance(name: str) -> random.Random:
    """A row's own, or a part's of it."""
    return random.Random(f"{name} {seed()}")


def counted(what: str, number: int, least: int = 0) -> Figure:
    """How much was done, at least so much."""
    return Figure(what, f"{number:,}", number >= least)


def none_of(what: str, found: Sized | int) -> Figure:
    """What must not have happened at all; a few of those that have are told."""
    number = found if isinstance(found, int) else len(found)
    few = "" if isinstance(found, int) or not number else f" ({', '.join(map(str, list(found)[:3]))[:300]})"  # type: ignore[call-overload]
    return Figure(what, f"{number:,}{few}", number == 0)


def progress(text: str) -> None:
    """A row takes minutes: its terminal hears how far it is."""
    print(f"  {datetime.now(UTC):%H:%M:%S} {text}", flush=True)


def keep(row: str, figures: Iterable[Figure], seconds: float) -> bool:
    """Leaves the row's figures for the document; whether all of them hold."""
    shown = list(figures)
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"{platform.machine()}, {os.cpu_count()} processors, load {os.getloadavg()[1]:.1f}",
        "seconds": round(seconds),
        "seed": next(iter(_drawn), None),
        "figures": [asdict(figure) for figure in shown],
    }
    (FOLDER / f"{row}.json").write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n")
    return all(figure.holds for figure in shown)


def kept(row: str) -> dict[str, Any] | None:
    file = FOLDER / f"{row}.json"
    return json.loads(file.read_text()) if file.exists() else None
