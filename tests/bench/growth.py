"""How the stages of a solve grow with members and combinations, beside PyNite, CHOLMOD, jsonschema and json.loads.

Processor time on one thread. Checks are those of EN 1993 on every member as a design member of its own; their bar is
one linear analysis, the buckling of the structure (α_cr) apart. The printed table is kept in docs/performance.md, where
`--write` puts it with the day and the machine; sizes may be named to have only these.
"""

import json
import math
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

import jsonschema  # noqa: E402
from structures.buildings import building, varied  # noqa: E402
from structures.pynite_model import to_pynite  # noqa: E402
from structures.sparse_model import stiffness  # noqa: E402

from handoff.schema import closure  # noqa: E402

try:
    from sksparse.cholmod import analyze
except ImportError:
    analyze = None

SCRIPT = Path(__file__).parent / "structures" / "stages_file.mjs"
DOCUMENT = ROOT / "docs" / "performance.md"
THREADS = Path(__file__).parent / "structures" / "threads_file.mjs"
# bays along x, bays along y, storeys
SIZES = {100: (2, 2, 5), 1_000: (5, 5, 10), 4_000: (12, 12, 8), 10_000: (10, 10, 29)}
COMBINATIONS = (1, 10, 50)
# Members times combinations beyond which one figure says nothing that the smaller ones do not.
LARGEST = 100_000
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


def staged(document: dict[str, Any], folder: Path, script: Path = SCRIPT) -> dict[str, Any]:
    file = folder / "model.json"
    file.write_text(json.dumps(document))
    run = subprocess.run(["node", str(script), str(file)], check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def clocked(call: Callable[[], Any]) -> float:
    began = time.process_time()
    call()
    return 1000 * (time.process_time() - began)


def exponent(small: float, large: float, sizes: tuple[int, int]) -> str:
    return f"{math.log(large / small) / math.log(sizes[1] / sizes[0]):.2f}" if small > 0 and large > 0 else "-"


def growth(folder: Path, sizes: list[int]) -> tuple[list[str], list[str], dict[int, dict[str, float]]]:
    rows = [
        "| members | combinations | linear ms | α_cr ms | checks ms | checks / linear | longest batch ms | peak MB |",
        "|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    print("\n".join(rows))
    missed, tens = [], {}
    for size in sizes:
        for combinations in COMBINATIONS:
            if size * combinations > LARGEST:
                continue
            found = staged(checked(size, combinations), folder)
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
                tens[size] = {"linear": linear, "α_cr": stability, "checks": checks, "peak MB": peak}
                if size > 100 and checks > BAR * linear:
                    missed.append(f"{size:,} members: checks cost {checks / linear:.1f} linear analyses, bar {BAR}")
    return rows, missed, tens


def written(rows: list[str], machine: str) -> None:
    """The table of the document, as far as the blank line behind it, and the line that says when and where."""
    lines = DOCUMENT.read_text().splitlines()
    first = lines.index(rows[0])
    last = next(i for i in range(first, len(lines)) if not lines[i])
    stamp = next(i for i, line in enumerate(lines) if line.startswith("Measured "))
    lines[first:last] = rows
    lines[stamp] = f"Measured {date.today().isoformat()}: {machine}."
    DOCUMENT.write_text("\n".join(lines) + "\n")


def threads(folder: Path, size: int) -> None:
    """The checks by one thread, two and four, with equal results: the wall shrinks as far as there are processors."""
    found = staged(checked(size, 10), folder, THREADS)
    one = found["1"]["wall"]
    cells = [
        f"{count} {times['wall']:.0f} ms ({times['wall'] / one:.2f} of one, {times['processor']:.0f} ms of processors)"
        for count, times in found.items()
    ]
    print(f"\nchecks of {size:,} members by threads on {os.cpu_count()} processors: {', '.join(cells)}", flush=True)


def peers(sizes: list[int]) -> dict[int, dict[str, float]]:
    oracle = jsonschema.Draft202012Validator(closure("model"))
    out = {}
    for size in sizes:
        document = checked(size, 10)
        text = json.dumps(document)
        found = {"json.loads": min(clocked(partial(json.loads, text)) for _ in range(3))}
        found["jsonschema"] = clocked(partial(list, oracle.iter_errors(document)))
        plain = building(*SIZES[size])
        model = to_pynite(plain)
        found["PyNite, one case"] = clocked(partial(model.analyze_linear, check_stability=False))
        if analyze:
            matrix, _ = stiffness(plain)
            symbolic = analyze(matrix, mode="supernodal", ordering_method="amd")
            found["CHOLMOD, factor"] = min(clocked(partial(symbolic.cholesky_inplace, matrix)) for _ in range(3))
        out[size] = found
    return out


def table(title: str, rows: dict[int, dict[str, float]]) -> None:
    sizes = list(rows)
    names = list(dict.fromkeys(name for row in rows.values() for name in row))
    print(f"\n| {title} | {' | '.join(f'{size:,}' for size in sizes)} | exponent |")
    print("|---|" + "---:|" * (len(sizes) + 1))
    for name in names:
        known = [(size, rows[size][name]) for size in sizes if name in rows[size]]
        cells = " | ".join(f"{rows[size][name]:.1f}" if name in rows[size] else "-" for size in sizes)
        (first, low), (last, high) = known[0], known[-1]
        print(f"| {name} | {cells} | {exponent(low, high, (first, last)) if first != last else '-'} |")


def main() -> int:
    chosen = [int(a) for a in sys.argv[1:] if a.isdigit()] or list(SIZES)
    with tempfile.TemporaryDirectory() as name:
        rows, missed, tens = growth(Path(name), chosen)
        threads(Path(name), max(size for size in chosen if size <= 4_000 or size == min(chosen)))
    table("10 combinations, ms", tens)
    table("peers, ms", peers(chosen))
    maps = Path("/proc/self/maps").read_text().splitlines()
    blas = sorted({Path(line.split()[-1]).name for line in maps if "blas" in line})
    node = subprocess.run(["node", "--version"], check=True, capture_output=True, text=True).stdout.strip()
    machine = f"Node {node}, {platform.machine()}, {os.cpu_count()} processors"
    print(f"\nPython {platform.python_version()}, {machine}, BLAS {', '.join(blas) or 'unknown'}")
    if "--write" in sys.argv:
        written(rows, machine)
    for line in missed:
        print(f"MISSED {line}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
