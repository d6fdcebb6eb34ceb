"""Every bench one after the other, each in a process of its own; at the end one table: bar, measured, met or missed.

`python -m measurements.bench solver page` runs only these. A bench that breaks is told as such and ends no other.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from measurements.bench.structures.bars import GATHERED

FOLDER = Path(__file__).parent


def run(bench: Path, gathered: Path) -> tuple[list[dict[str, str]], float, str]:
    """What it held, the seconds it took, and what became of it besides."""
    gathered.write_text("")
    began = time.monotonic()
    left = subprocess.run([sys.executable, str(bench)], env={**os.environ, GATHERED: str(gathered)}, check=False)
    held = [json.loads(line) for line in gathered.read_text().splitlines()]
    broken = left.returncode != 0 and all(one["met"] for one in held)
    return held, time.monotonic() - began, f"ended with {left.returncode}" if broken else ""


def main() -> int:
    wanted = sys.argv[1:]
    benches = [file for file in sorted(FOLDER.glob("*.py")) if file.stem != "__main__"]
    if unknown := set(wanted) - {file.stem for file in benches}:
        raise SystemExit(f"no bench {', '.join(sorted(unknown))}; there are: {', '.join(one.stem for one in benches)}")
    rows, failed, began = [], False, time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        for bench in benches:
            if wanted and bench.stem not in wanted:
                continue
            print(f"== {bench.stem}, {(time.monotonic() - began) / 60:.1f} minutes in", flush=True)
            held, seconds, trouble = run(bench, Path(folder) / "bars")
            failed = failed or bool(trouble) or not all(one["met"] for one in held)
            states = [f"{one['bar']} | {one['limit']} | {one['measured']} | {_state(one)}" for one in held]
            rows += [f"| {bench.stem} | {row} |" for row in states]
            rows.append(f"| {bench.stem} | takes | - | {seconds:,.0f} s | {trouble} |")
    print("\n| bench | bar | limit | measured | |\n|---|---|---|---:|---|")
    print("\n".join(rows))
    took, load = (time.monotonic() - began) / 60, os.getloadavg()[2]
    print(f"\n{took:.1f} minutes; load {load:.1f} on {os.cpu_count()} processors")
    return 1 if failed else 0


def _state(held: dict[str, str]) -> str:
    return "met" if held["met"] else "MISSED"


if __name__ == "__main__":
    sys.exit(main())
