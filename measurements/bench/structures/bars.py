"""Figures beside their bars: said when they are measured, and kept for the summary of all benches."""

import json
import os
from pathlib import Path

# Where `python -m measurements.bench` gathers what benches hold, a line of JSON each.
GATHERED = "HANDOFF_BARS"


class Bars:
    """Says every figure with its bar, and keeps those that miss."""

    def __init__(self) -> None:
        self.missed: list[str] = []

    def hold(
        self, what: str, value: float, bar: float, unit: str = "times", digits: int = 2, at_least: bool = False
    ) -> None:
        met = value >= bar if at_least else value <= bar
        measured = f"{value:,.{digits}f} {unit}"
        limit = f"{'at least' if at_least else 'at most'} {bar:,g}"
        line = f"{what}: {measured} ({limit})"
        print(f"  {line}{'' if met else ': MISSED'}", flush=True)
        if not met:
            self.missed.append(line)
        if gathered := os.environ.get(GATHERED):
            with Path(gathered).open("a") as lines:
                print(json.dumps({"bar": what, "limit": limit, "measured": measured, "met": met}), file=lines)

    def end(self) -> int:
        """What the process leaves with."""
        for line in self.missed:
            print(f"MISSED {line}")
        return 1 if self.missed else 0
