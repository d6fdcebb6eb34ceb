"""How long each function of the built bundle takes to start, beside a bare handler that imports boto3 and no more.

Bar: no function's init above 1.6 x the bare handler's. Needs `make build` and the core layer for this machine, which
`make bench` sees to. That layer carries its bytecode, as the one that deploys does when built where its interpreter is.
"""

import statistics
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.bundle.bundle import Bundle  # noqa: E402
from tests.bundle.emulator import Crashed, Emulator, Place  # noqa: E402

BAR = 1.6
ROUNDS = 5
BARE = "import boto3\n\n\ndef handler(event, context):\n    return {}\n"


def init_ms(handler: str, place: Place, environment: dict[str, str]) -> float:
    with Emulator(handler, place, environment) as emulator:
        # The emulator starts the function at its first request, whatever that holds.
        with suppress(Crashed):
            emulator.invoke({})
        return emulator.init_ms


def modules(handler: str, place: Place) -> int:
    """How many modules are loaded when a function is ready, beyond those of an interpreter that has done nothing."""
    module = handler.removesuffix(".handler")
    script = f"import sys; before = len(sys.modules); import {module}; print(len(sys.modules) - before)"
    path = ":".join(map(str, (place.task, place.opt / "python", place.runtime)))
    command = [sys.executable, "-S", "-s", "-c", script]
    done = subprocess.run(command, env={"PYTHONPATH": path}, capture_output=True, text=True, check=True)
    return int(done.stdout)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        bundle = Bundle(Path(folder) / "bundle")
        places = {function: (bundle.handler(function), bundle.place(function)) for function in bundle.functions}
        task = Path(folder) / "bare"
        task.mkdir()
        (task / "bare.py").write_text(BARE)
        empty = Path(folder) / "empty"
        bare = ("bare.handler", Place(task, empty, places["SolveModel"][1].runtime))
        environment = bundle.environment("SolveModel", "http://127.0.0.1:9")

        times: dict[str, list[float]] = {name: [] for name in ("bare", *places)}
        # In turns, so that a busy minute of the machine falls on all alike; the first turn fills the file cache.
        for round_number in range(ROUNDS + 1):
            for name, (handler, place) in {"bare": bare, **places}.items():
                took = init_ms(handler, place, environment)
                if round_number:
                    times[name].append(took)

        floor = min(times["bare"])
        print(f"{'function':16} {'init, ms':>9} {'median':>7} {'/ bare':>7} {'modules':>8}")
        for name, place in {"bare": bare, **places}.items():
            best, median = min(times[name]), statistics.median(times[name])
            print(f"{name:16} {best:9.0f} {median:7.0f} {best / floor:7.2f} {modules(*place):8}")
        worst = max(min(taken) for taken in times.values()) / floor
    print(f"slowest: {worst:.2f} x the bare handler (bar: {BAR})")
    if worst > BAR:
        raise SystemExit("a function starts too slowly")


if __name__ == "__main__":
    main()
