"""`python -m measurements.proof [--seed N] [row …]`: the rows of docs/reliability.md, two at a time, and the document.

Each row is a process of its own, and draws from the seed of the run; what is judged by rates runs alone, at the end.
"""

import argparse
import importlib
import os
import secrets
import subprocess
import sys
import time
import traceback
from concurrent.futures import ThreadPoolExecutor

from measurements.proof import figures, report
from measurements.proof.rows import ROWS

MINUTES = 60
# Sent by the run to the process of one row.
ONE = "--one"


def main() -> int:
    known = [row.name for row in ROWS]
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**9))
    parser.add_argument(ONE, action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("rows", nargs="*", choices=[*known, []], default=known)
    asked = parser.parse_args()
    os.environ[figures.SEED] = str(asked.seed)
    if asked.one:
        return 0 if all(map(_holds, asked.rows)) else 1
    start = time.monotonic()
    print(f"seed {asked.seed}", flush=True)
    alone = [row.name for row in ROWS if row.alone and row.name in asked.rows]
    others = [name for name in asked.rows if name not in alone]
    with ThreadPoolExecutor(2) as pool:
        held = dict(zip(others, pool.map(_run, others), strict=True))
    held |= {name: _run(name) for name in alone}
    report.write()
    took = (time.monotonic() - start) / 60
    missed = [name for name, holds in held.items() if not holds]
    print(f"{took:.1f} minutes with seed {asked.seed}; missed: {', '.join(missed) or 'none'}")
    return 1 if missed or took > MINUTES else 0


def _run(name: str) -> bool:
    command = [sys.executable, "-m", "measurements.proof", ONE, "--seed", os.environ[figures.SEED], name]
    return subprocess.run(command).returncode == 0


def _holds(name: str) -> bool:
    start = time.monotonic()
    figures.progress(f"{name} begins")
    shown = []
    try:
        for figure in importlib.import_module(f"measurements.proof.{name}").prove():
            shown.append(figure)
            figures.progress(f"{name} {'ok  ' if figure.holds else 'MISS'} {figure.what}: {figure.found}")
    except Exception as error:
        # The other rows are worth having all the same.
        traceback.print_exc()
        shown.append(figures.Figure("broke off", repr(error)[:200], holds=False))
    return figures.keep(name, shown, time.monotonic() - start)


if __name__ == "__main__":
    sys.exit(main())
