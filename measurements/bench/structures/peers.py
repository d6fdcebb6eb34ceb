"""CHOLMOD to compare with, where it is installed: on one thread, on the BLAS that it has loaded."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import scipy.sparse as sp

try:
    from sksparse.cholmod import analyze
except ImportError:
    analyze = None


def clocked(call: Callable[[], Any], repeats: int = 1) -> tuple[float, Any]:
    """Best processor time in milliseconds, and what the call returned."""
    best, value = float("inf"), None
    for _ in range(repeats):
        began = time.process_time()
        value = call()
        best = min(best, 1000 * (time.process_time() - began))
    return best, value


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
            best = min(best, clocked(partial(symbolic.cholesky_inplace, matrix))[0])
    return best


def blas_in_use() -> str:
    """The BLAS that CHOLMOD has loaded."""
    if not analyze:
        return "CHOLMOD is not installed (make .venv/.cholmod) and left out"
    cholmod_factor(sp.eye(10, format="csc"), 1)
    loaded = {line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines() if "/" in line}
    own = [name for name in loaded if "blas" in Path(name).name and "site-packages" not in name]
    return f"CHOLMOD uses {', '.join(sorted(Path(name).name for name in own)) or 'an unknown BLAS'}, on one thread"
