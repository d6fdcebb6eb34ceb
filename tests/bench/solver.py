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
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import scipy.sparse as sp
from scipy.sparse.linalg import splu
from structures.buildings import SHAPES, building, varied
from structures.pynite_model import to_pynite
from structures.slab import pattern, slab
from structures.sparse_model import stiffness

try:
    from sksparse.cholmod import analyze
except ImportError:
    analyze = None

SCRIPT = Path(__file__).parent / "structures" / "solve_file.mjs"
REPEATS = 3
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


def clocked(call: Any, repeats: int = 1) -> tuple[float, Any]:
    """Best processor time in milliseconds, and what the call returned."""
    best, value = float("inf"), None
    for _ in range(repeats):
        began = time.process_time()
        value = call()
        best = min(best, 1000 * (time.process_time() - began))
    return best, value


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


def cholmod_factor(matrix: Any, repeats: int = 5) -> float | None:
    """Best processor time of CHOLMOD's supernodal factor in milliseconds, the better of minimum degree and dissection.

    Its memory is new each time, as ours is.
    """
    if not analyze:
        return None
    best = float("inf")
    for _ in range(repeats):
        for ordering in ("amd", "nesdis"):
            symbolic = analyze(matrix, mode="supernodal", ordering_method=ordering)
            best = min(best, clocked(lambda factor=symbolic: factor.cholesky_inplace(matrix))[0])
    return best


def blas_in_use() -> str:
    """The BLAS that CHOLMOD has loaded."""
    if not analyze:
        return "CHOLMOD is not installed (make .venv/.cholmod) and left out"
    cholmod_factor(sp.eye(10, format="csc"), 1)
    loaded = {line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines() if "/" in line}
    own = [name for name in loaded if "blas" in Path(name).name and "site-packages" not in name]
    return f"CHOLMOD uses {', '.join(sorted(Path(name).name for name in own)) or 'an unknown BLAS'}, on one thread"


def compare(name: str, document: dict[str, Any], folder: Path) -> list[str]:
    """One line of the table; returns the bars that were missed."""
    ours = solved(document, folder)
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
    cholmod = cholmod_factor(matrix)

    print(
        f"{name:15} {len(document['model']['members']):7,} {ours['statistics']['dof']:7,}"
        f" {total:9.0f} {pynite:9.0f} {pynite / total:6.1f}x {factor:8.0f} {superlu:8.0f} {superlu / factor:5.1f}x"
        f" {'-' if cholmod is None else f'{cholmod:8.0f} {factor / cholmod:5.2f}x':>15}"
        f" {megabytes:6.0f} MB {max(against_pynite, against_scipy):9.1e}"
    )
    missed = []
    if max(against_pynite, against_scipy) > 1e-6:
        missed.append(f"{name}: displacements differ by {max(against_pynite, against_scipy):.1e}")
    if len(moved) > 3000:
        if pynite < 20 * total:
            missed.append(f"{name}: {pynite / total:.1f} times PyNite, bar 20")
        if superlu < 3 * factor:
            missed.append(f"{name}: {superlu / factor:.1f} times SuperLU, bar 3")
        if cholmod and factor > 2 * cholmod:
            missed.append(f"{name}: {factor / cholmod:.2f} times CHOLMOD's time, bar 2")
        if megabytes > 250:
            missed.append(f"{name}: {megabytes:.0f} MB, bar 250")
    return missed


def plates(folder: Path) -> list[str]:
    """The factor of a slab of 10,000 plates beside CHOLMOD's of a matrix of the same pattern."""
    side = 100
    document = slab(side)
    ours = solved(document, folder, 2)
    total, factor = (min(run[name] for run in ours["runs"]) for name in ("total", "factor"))
    line = f"{side * side:,} plates, {ours['statistics']['dof']:,} dof: {total:.0f} ms, factor {factor:.0f} ms"
    line += f", {ours['statistics']['factor_flops'] / factor / 1e6:.2f} Gflop/s, {ours['megabytes']:.0f} MB"
    missed = []
    cholmod = cholmod_factor(pattern(document))
    if cholmod:
        line += f"; CHOLMOD {cholmod:.0f} ms: {factor / cholmod:.2f}x (bar 2)"
        if factor > 2 * cholmod:
            missed.append(f"10,000 plates: {factor / cholmod:.2f} times CHOLMOD's time, bar 2")
    print(line)
    return missed


def combinations(folder: Path) -> list[str]:
    one = least(building(*LARGE, 1, "SLS"), folder)
    ten = least(building(*LARGE, 10, "SLS"), folder)
    print(f"ten combinations {ten:.0f} ms, one {one:.0f} ms: {ten / one:.2f}x (bar 1.5)")
    return [f"ten combinations cost {ten / one:.2f} times one, bar 1.5"] if ten > 1.5 * one else []


def eigenvalues(folder: Path) -> list[str]:
    """α_cr per combination, less the factorisation of its Sturm proof, and ten modes, beside one linear analysis."""
    plain = building(*LARGE, 1, "SLS")
    runs = solved(plain, folder)["runs"]
    linear, factor = min(run["total"] for run in runs), min(run["factor"] for run in runs)
    one = least(building(*LARGE, 1), folder) - linear
    ultimate, others = (varied(building(*LARGE, 10, limit_state)) for limit_state in ("ULS", "SLS"))
    many = (least(ultimate, folder, 2) - least(others, folder, 2)) / 10
    modal = least({**plain, "analysis": {**plain["analysis"], "modal": {"modes": 10}}}, folder) - linear
    print(
        f"linear {linear:.0f} ms, its factor {factor:.0f} ms; α_cr {one:.0f} ms alone, {many:.0f} ms each of ten:"
        f" {(one - factor) / linear:.2f}x and {(many - factor) / linear:.2f}x, each and one factorisation (bar 1);"
        f" ten modes {modal:.0f} ms: {modal / linear:.2f}x (bar 3)"
    )
    missed = []
    if max(one, many) - factor > linear:
        missed.append(f"α_cr costs {(max(one, many) - factor) / linear:.2f} linear analyses per combination, bar 1")
    if modal > 3 * linear:
        missed.append(f"ten modes cost {modal / linear:.2f} linear analyses, bar 3")
    return missed


def second_order(folder: Path) -> list[str]:
    """A combination of second order, beside one linear analysis."""
    plain = building(*LARGE, 1, "SLS")
    options = {**plain["analysis"].get("options", {}), "order": "second"}
    linear = least(plain, folder)
    own = least({**plain, "analysis": {**plain["analysis"], "options": options}}, folder) - linear
    print(f"second order {own:.0f} ms: {own / linear:.2f}x (bar 3)")
    return [f"second order costs {own / linear:.2f} linear analyses per combination, bar 3"] if own > 3 * linear else []


def fresh_process(folder: Path) -> list[str]:
    file, nothing = folder / "small.json", folder / "nothing.mjs"
    file.write_text(json.dumps(building(*SHAPES["105 members"])))
    nothing.write_text("")
    bare, full = node_time([str(nothing)]), node_time([str(SCRIPT), str(file)])
    print(f"105 members in a fresh Node process {full:.0f} ms, bare process {bare:.0f} ms: {full / bare:.2f}x (bar 2)")
    return [f"fresh process {full / bare:.2f} times the bare start, bar 2"] if full > 2 * bare else []


def main() -> int:
    print(blas_in_use())
    print(
        "frame           members     dof   ours ms    PyNite         factor   SuperLU         CHOLMOD    peak   differ"
    )
    missed = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for shape, counts in SHAPES.items():
            if len(sys.argv) < 2 or shape in sys.argv[1:]:
                missed += compare(shape, building(*counts), folder)
        missed += (
            plates(folder) + combinations(folder) + second_order(folder) + eigenvalues(folder) + fresh_process(folder)
        )
    for line in missed:
        print(f"MISSED {line}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
