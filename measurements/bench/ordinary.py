"""Processor time of 24 ordinary structures (`tests/ordinary`), each solved and checked in a cold process.

Bars: at most 2 s each and 15 s together, validation and the drawing apart. Structures may be named to have only these.
"""

import json
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from structures.bars import Bars  # noqa: E402

from tests.ordinary import STRUCTURES  # noqa: E402

SCRIPT = Path(__file__).parent / "structures" / "ordinary_file.mjs"
EACH_S = 2.0
SUM_S = 15.0
COUNTS = ("second_order_states", "second_order_rounds", "factorisations", "eigenvalue_searches")


def solved(document: dict[str, Any], file: Path) -> tuple[float, dict[str, Any]]:
    """Processor seconds of the whole process, and what it says."""
    file.write_text(json.dumps(document))
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = subprocess.run(["node", str(SCRIPT), str(file)], check=True, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    found: dict[str, Any] = json.loads(run.stdout)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, found


def main() -> int:
    bars = Bars()
    total = 0.0
    print(
        f"{'structure':26} {'members':>8} {'sets':>5} {'s':>6} {'analysis s':>11} {'second order':>13}"
        f" {'rounds':>7} {'factors':>8} {'searches':>9}  verdict"
    )
    with tempfile.TemporaryDirectory() as folder:
        for name, build in STRUCTURES.items():
            if len(sys.argv) > 1 and name not in sys.argv[1:]:
                continue
            seconds, found = solved(build().document(), Path(folder) / "model.json")
            total += seconds
            states, rounds, factors, searches = (found["statistics"][count] for count in COUNTS)
            print(
                f"{name:26} {found['members']:8,} {found['combinations']:5,} {seconds:6.1f} {found['analysis']:11.1f}"
                f" {states:13,} {rounds:7,} {factors:8,} {searches:9,}  {found['verdict']}",
                flush=True,
            )
            bars.hold(f"{name}: solved and checked", seconds, EACH_S, "s", 1)
    bars.hold(f"{'these' if len(sys.argv) > 1 else 'all 24'} together", total, SUM_S, "s", 1)
    return bars.end()


if __name__ == "__main__":
    sys.exit(main())
