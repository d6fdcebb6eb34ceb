"""How the stages of a solve grow with members and combinations, beside PyNite, CHOLMOD, jsonschema and json.loads.

Processor time on one thread. Checks are those of EN 1993 on every member as a design member of its own; their bar is
one linear analysis, the buckling of the structure (α_cr) apart. The printed tables are kept in docs/performance.md,
where `--write` puts them with the day and the machine; sizes may be named to have only these. A figure that takes
longer than it may is left out and told.
"""

import json
import math
import os
import platform
import subprocess
import sys
import tempfile
from datetime import date
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

import jsonschema  # noqa: E402
from structures.bars import Bars  # noqa: E402
from structures.buildings import building, varied  # noqa: E402
from structures.peers import blas_in_use, cholmod_factor, clocked  # noqa: E402
from structures.pynite_model import to_pynite  # noqa: E402
from structures.sparse_model import stiffness  # noqa: E402

from handoff.http.schema import closure  # noqa: E402
from handoff.validation import validate  # noqa: E402

SCRIPT = Path(__file__).parent / "structures" / "stages_file.mjs"
DOCUMENT = ROOT / "docs" / "performance.md"
SOLVES = Path(__file__).parent / "structures" / "solve_file.mjs"
THREADS = Path(__file__).parent / "structures" / "threads_file.mjs"
# bays along x, bays along y, storeys
SIZES = {100: (2, 2, 5), 1_000: (5, 5, 10), 4_000: (12, 12, 8), 10_000: (10, 10, 29)}
COMBINATIONS = (1, 10, 50)
# Members times combinations beyond which one figure says nothing that the smaller ones do not.
LARGEST = 100_000
# Seconds of the clock for one row, ten times what the longest takes on a quiet machine.
LONGEST_S = 600
# Runs of the peers and of ours beside them, of which the best counts: the first compiles.
RUNS = 3
LINEAR = ("reading", "ordering", "assembling", "factorising", "solving", "recovering")
BAR = 1.0


def checked(members: int, combinations: int) -> dict[str, Any]:
    """A building whose every member is checked; its combinations differ in shape, not in size alone."""
    document = varied(building(*SIZES[members], combinations))
    model = document["model"]
    model["materials"][0] |= {"grade": "S355", "fy": 355e6}
    model["sections"] = [{"id": "column", "library": "HEB300"}, {"id": "beam", "library": "IPE400"}]
    for member in model["members"]:
        member["section"] = "column" if member["id"].startswith("C") else "beam"
    model["design_members"] = [{"id": f"D{member['id']}", "members": [member["id"]]} for member in model["members"]]
    document["analysis"]["checks"] = [{"id": "steel", "type": "en1993_1_1", "all": True, "limit_state": "ULS"}]
    return document


def staged(document: dict[str, Any], folder: Path, script: Path = SCRIPT, *more: str) -> dict[str, Any] | None:
    """None where it takes too long."""
    file = folder / "model.json"
    file.write_text(json.dumps(document))
    command = ["node", str(script), str(file), *more]
    try:
        run = subprocess.run(command, check=True, capture_output=True, text=True, timeout=LONGEST_S)
    except subprocess.TimeoutExpired:
        return None
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def exponent(small: float, large: float, sizes: tuple[int, int]) -> str:
    return f"{math.log(large / small) / math.log(sizes[1] / sizes[0]):.2f}" if small > 0 and large > 0 else "-"


def growth(folder: Path, sizes: list[int], bars: Bars) -> tuple[list[str], dict[int, dict[str, float]]]:
    rows = [
        "| members | combinations | linear ms | α_cr ms | checks ms | checks / linear | longest batch ms | peak MB |",
        "|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    print("\n".join(rows), flush=True)
    tens = {}
    for size in sizes:
        for combinations in COMBINATIONS:
            if size * combinations > LARGEST:
                continue
            found = staged(checked(size, combinations), folder)
            if found is None:
                rows.append(f"| {size:,} | {combinations} | not within {LONGEST_S} s | | | | | |")
                print(rows[-1], flush=True)
                continue
            stages = {name: stage["milliseconds"] for name, stage in found["stages"].items()}
            linear = sum(stages.get(name, 0.0) for name in LINEAR)
            checks, stability = stages["checking"], stages.get("stability", 0.0)
            peak = max(stage["megabytes"] for stage in found["stages"].values())
            rows.append(
                f"| {found['members']:,} | {combinations} | {linear:,.0f} | {stability:,.0f} | {checks:,.0f}"
                f" | {checks / linear:.1f} | {found['longest_batch']:,.0f} | {peak:.0f} |"
            )
            print(rows[-1], flush=True)
            if combinations == 10:
                tens[size] = {name: stages.get(name, 0.0) for name in LINEAR}
                tens[size] |= {"α_cr": stability, "checks": checks, "peak MB": peak}
                if size > 100:
                    bars.hold(f"{size:,} members: checks over linear analyses", checks / linear, BAR, digits=1)
    return rows, tens


def written(tables: list[str], machine: str) -> None:
    """What stands between the line that says when and where, and the bars."""
    lines = DOCUMENT.read_text().splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("Measured "))
    last = lines.index("## Against the bars")
    stamp = f"Measured {date.today().isoformat()}: {machine}."
    DOCUMENT.write_text("\n".join([*lines[:first], stamp, "", *tables, "", *lines[last:]]) + "\n")


def threads(folder: Path, size: int) -> None:
    """Second order, stability and checks by one thread, two and four, with equal results: the wall shrinks as far as
    there are processors."""
    found = staged(checked(size, 10), folder, THREADS)
    if found is None:
        print(
            f"\nsecond order, stability and checks of {size:,} members by threads: not within {LONGEST_S} s", flush=True
        )
        return
    for what, by in found.items():
        one = by["1"]["wall"]
        cells = [
            f"{count} {took['wall']:.0f} ms ({took['wall'] / one:.2f} of one, {took['processor']:.0f} ms of processors)"
            for count, took in by.items()
        ]
        print(f"\n{what} of {size:,} members by threads on {os.cpu_count()} processors: {', '.join(cells)}", flush=True)


def peers(folder: Path, sizes: list[int]) -> dict[int, dict[str, float]]:
    """Like beside like: the same text read, the same model judged, one load case solved, one matrix factorised."""
    oracle = jsonschema.Draft202012Validator(closure("model"))
    out: dict[int, dict[str, float]] = {}
    for size in sizes:
        document, plain = checked(size, 10), building(*SIZES[size])
        text = json.dumps(document)
        found = out[size] = {"json.loads": clocked(lambda text=text: json.loads(text), RUNS)[0]}
        found["our validation"] = clocked(lambda whole=document: validate(whole), RUNS)[0]
        found["jsonschema"] = clocked(lambda whole=document: list(oracle.iter_errors(whole)))[0]
        ours = staged(plain, folder, SOLVES, str(RUNS))
        if ours:
            found["our analysis, one case"] = min(run["total"] for run in ours["runs"])
        model = to_pynite(plain)
        found["PyNite, one case"] = clocked(lambda model=model: model.analyze_linear(check_stability=False))[0]
        if ours:
            found["our factor"] = min(run["factor"] for run in ours["runs"])
        cholmod = cholmod_factor(stiffness(plain)[0], RUNS)
        if cholmod:
            found["CHOLMOD, factor"] = cholmod
        print(f"{size:,} members: peers measured", flush=True)
    return out


def table(title: str, rows: dict[int, dict[str, float]]) -> list[str]:
    sizes = list(rows)
    names = list(dict.fromkeys(name for row in rows.values() for name in row))
    lines = [f"| {title} | {' | '.join(f'{size:,}' for size in sizes)} | exponent |"]
    lines.append("|---|" + "---:|" * (len(sizes) + 1))
    for name in names:
        known = [(size, rows[size][name]) for size in sizes if name in rows[size]]
        cells = " | ".join(f"{rows[size][name]:,.1f}" if name in rows[size] else "-" for size in sizes)
        (first, low), (last, high) = known[0], known[-1]
        lines.append(f"| {name} | {cells} | {exponent(low, high, (first, last)) if first != last else '-'} |")
    return lines


def main() -> int:
    chosen = [int(a) for a in sys.argv[1:] if a.isdigit()] or list(SIZES)
    load, bars = os.getloadavg()[0], Bars()
    with tempfile.TemporaryDirectory() as name:
        rows, tens = growth(Path(name), chosen, bars)
        threads(Path(name), max(size for size in chosen if size <= 4_000 or size == min(chosen)))
        besides = peers(Path(name), chosen)
    tables = [*rows, "", *table("10 combinations, ms", tens), "", *table("peers, ms", besides)]
    print("\n".join(["", *tables[len(rows) + 1 :], ""]))
    node = subprocess.run(["node", "--version"], check=True, capture_output=True, text=True).stdout.strip()
    machine = f"Node {node}, Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} processors"
    machine += f", with a load of {load:.1f} when it began; {blas_in_use()}"
    print(machine)
    if "--write" in sys.argv:
        written(tables, machine)
    return bars.end()


if __name__ == "__main__":
    sys.exit(main())
