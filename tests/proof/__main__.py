"""`python -m tests.proof [row …]`: the rows of docs/reliability.md at full size, in turn, and the document."""

import importlib
import sys
import time
import traceback

from tests.proof import figures, report
from tests.proof.rows import ROWS


def main() -> None:
    known = {row.name for row in ROWS}
    asked = sys.argv[1:] or [row.name for row in ROWS]
    if not set(asked) <= known:
        sys.exit(f"rows are {', '.join(sorted(known))}")
    missed = [name for name in asked if not _holds(name)]
    report.write()
    if missed:
        sys.exit(f"missed: {', '.join(missed)}")


def _holds(name: str) -> bool:
    start = time.monotonic()
    print(f"== {name}", flush=True)
    shown = []
    try:
        for figure in importlib.import_module(f"tests.proof.{name}").prove():
            shown.append(figure)
            print(f"  {'ok  ' if figure.holds else 'MISS'} {figure.what}: {figure.found}", flush=True)
    except Exception as error:
        # The other rows are worth having all the same.
        traceback.print_exc()
        shown.append(figures.Figure("broke off", repr(error)[:200], holds=False))
    return figures.keep(name, shown, time.monotonic() - start)


if __name__ == "__main__":
    main()
