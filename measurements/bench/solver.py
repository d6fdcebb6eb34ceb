"""The solver beside PyNite, SuperLU and CHOLMOD on generated frames, with results compared to 1e-6.

CHOLMOD is measured where scikit-sparse is installed (it needs SuiteSparse: libsuitesparse-dev on Debian).
Processor time is compared, on one thread each, so that a busy machine does not decide.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from scipy.sparse.linalg import splu
from structures.bars import Bars
from structures.buildings import SHAPES, building, varied
from structures.peers import blas_in_use, cholmod_factor, clocked
from structures.pynite_model import to_pynite
from structures.slab import pattern, slab
from structures.sparse_model import stiffness

SCRIPT = Path(__file__).parent / "structures" / "solve_file.mjs"
REPEATS = 3
# Of each factor, ours and CHOLMOD's.
FACTORS = 5
LARGE = SHAPES["9,889 members"]


def solved(document: dict[str, Any], folder: Path, repeats: int = REPEATS) -> dict[str, Any]:
    """Our results and times, in a Node process of its own."""
    file = folder / "model.json"
    file.write_text(json.dumps(document))
    run = subprocess.run(["node", str(SCRIPT), str(file), str(repeats)], check=True, capture_output=True, text=True)
    return json.loads(run.stdout)


def least(document: dict[str, Any], folder: Path, repeats: int = REPEATS) -> float:
    """Best processor time of our whole analysis in milliseconds."""
    return float(min(run["total"] for run in solved(document, folder, repeats)["runs"]))


def node_time(arguments: list[str], repeats: int = 7) -> float:
    """Median processor time of a Node process in milliseconds."""
    times = []
    for _ in range(repeats):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(["node", *arguments], check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime))
    return sorted(times)[repeats // 2]


def difference(a: np.ndarray, b: np.ndarray) -> float:
    return float(np.max(np.abs(a - b)) / np.max(np.abs(b)))


def compare(name: str, document: dict[str, Any], folder: Path, bars: Bars) -> None:
    """One line of the table."""
    ours = solved(document, folder, FACTORS)
    megabytes = solved(document, folder, 1)["megabytes"]
    total = min(run["total"] for run in ours["runs"])
    factor = min(run["factor"] for run in ours["runs"])
    moved = np.array(ours["displacements"]).reshape(-1, 6)

    model = to_pynite(document)
    pynite, _ = clocked(lambda: model.analyze_linear(check_stability=False))
    nodes = [model.nodes[node["id"]] for node in document["model"]["nodes"]]
    there = np.array([[n.DX["all"], -n.DZ["all"], n.DY["all"]] for n in nodes])
    against_pynite = difference(moved[:, :3], there)

    matrix, free = stiffness(document)
    options = {"SymmetricMode": True}
    superlu, lu = clocked(lambda: splu(matrix, "MMD_AT_PLUS_A", diag_pivot_thresh=0.0, options=options))
    load = matrix @ moved.ravel()[free]
    against_scipy = difference(lu.solve(load), moved.ravel()[free])
    cholmod = cholmod_factor(matrix, FACTORS)

    print(
        f"{name:15} {len(document['model']['members']):7,} {ours['statistics']['dof']:7,}"
        f" {total:9.0f} {pynite:9.0f} {pynite / total:6.1f}x {factor:8.0f} {superlu:8.0f} {superlu / factor:5.1f}x"
        f" {'-' if cholmod is None else f'{cholmod:8.0f} {factor / cholmod:5.2f}x':>15}"
        f" {megabytes:6.0f} MB {max(against_pynite, against_scipy):9.1e}",
        flush=True,
    )
    # In millionths: both peers must agree with us.
    bars.hold(f"{name}: displacements differ by", max(against_pynite, against_scipy) * 1e6, 1, "millionths", 4)
    if len(moved) > 3000:
        bars.hold(f"{name}: PyNite over ours", pynite / total, 20, digits=1, at_least=True)
        bars.hold(f"{name}: SuperLU over our factor", superlu / factor, 3, digits=1, at_least=True)
        if cholmod:
            bars.hold(f"{name}: our factor over CHOLMOD's", factor / cholmod, 2)
        bars.hold(f"{name}: peak memory", megabytes, 250, "MB", 0)


def plates(folder: Path, bars: Bars) -> None:
    """The factor of a slab of 10,000 plates beside CHOLMOD's of a matrix of the same pattern."""
    side = 100
    document = slab(side)
    ours = solved(document, folder, FACTORS)
    total, factor = (min(run[name] for run in ours["runs"]) for name in ("total", "factor"))
    line = f"{side * side:,} plates, {ours['statistics']['dof']:,} dof: {total:.0f} ms, factor {factor:.0f} ms"
    line += f", {ours['statistics']['factor_flops'] / factor / 1e6:.2f} Gflop/s, {ours['megabytes']:.0f} MB"
    cholmod = cholmod_factor(pattern(document), FACTORS)
    print(line + (f"; CHOLMOD {cholmod:.0f} ms" if cholmod else ""))
    if cholmod:
        bars.hold("10,000 plates: our factor over CHOLMOD's", factor / cholmod, 2)


def combinations(folder: Path, bars: Bars) -> None:
    one = least(building(*LARGE, 1, "SLS"), folder)
    ten = least(building(*LARGE, 10, "SLS"), folder)
    print(f"ten combinations {ten:.0f} ms, one {one:.0f} ms")
    bars.hold("ten combinations over one", ten / one, 1.5)


def eigenvalues(folder: Path, bars: Bars) -> None:
    """α_cr per combination, less the factorisation of its Sturm proof, and ten modes, beside one linear analysis."""
    plain = building(*LARGE, 1, "SLS")
    runs = solved(plain, folder)["runs"]
    linear, factor = min(run["total"] for run in runs), min(run["factor"] for run in runs)
    one = least(building(*LARGE, 1), folder) - linear
    ultimate, others = (varied(building(*LARGE, 10, limit_state)) for limit_state in ("ULS", "SLS"))
    many = (least(ultimate, folder, 2) - least(others, folder, 2)) / 10
    modal = least({**plain, "analysis": {**plain["analysis"], "modal": {"modes": 10}}}, folder) - linear
    print(
        f"linear {linear:.0f} ms, its factor {factor:.0f} ms; α_cr {one:.0f} ms alone, {many:.0f} ms each of ten;"
        f" ten modes {modal:.0f} ms"
    )
    # One factorisation each is that of the Sturm proof.
    worst = (max(one, many) - factor) / linear
    bars.hold("α_cr of a combination and one factorisation, over linear analyses", worst, 1)
    bars.hold("ten modes over linear analyses", modal / linear, 3)


def second_order(folder: Path, bars: Bars) -> None:
    """A combination of second order, beside one linear analysis."""
    plain = building(*LARGE, 1, "SLS")
    options = {**plain["analysis"].get("options", {}), "order": "second"}
    linear = least(plain, folder)
    own = least({**plain, "analysis": {**plain["analysis"], "options": options}}, folder) - linear
    bars.hold("a combination of second order over linear analyses", own / linear, 3)


def fresh_process(folder: Path, bars: Bars) -> None:
    file, nothing = folder / "small.json", folder / "nothing.mjs"
    file.write_text(json.dumps(building(*SHAPES["105 members"])))
    nothing.write_text("")
    bare, full = node_time([str(nothing)]), node_time([str(SCRIPT), str(file)])
    print(f"105 members in a fresh Node process {full:.0f} ms, bare process {bare:.0f} ms")
    bars.hold("105 members in a fresh Node process over a bare one", full / bare, 2)


def main() -> int:
    print(blas_in_use())
    print(
        "frame           members     dof   ours ms    PyNite         factor   SuperLU         CHOLMOD    peak   differ"
    )
    bars = Bars()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for shape, counts in SHAPES.items():
            if len(sys.argv) < 2 or shape in sys.argv[1:]:
                compare(shape, building(*counts), folder, bars)
        for part in (plates, combinations, second_order, eigenvalues, fresh_process):
            part(folder, bars)
    return bars.end()


if __name__ == "__main__":
    sys.exit(main())
