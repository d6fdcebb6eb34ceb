"""How long each function of the built bundle takes to start, beside a bare handler that imports boto3 and no more.

Bar: no function's init above 2.0 x the bare handler's. Needs `make build` and the core layer for this machine, which
`make bench` sees to. That layer carries its bytecode, as the one that deploys does, and so does the boto3 of both.
Judged by processor time: a start is nothing but processor work, and a busy machine stretches the clock's at random.
"""

import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from structures.bars import Bars  # noqa: E402

from tests.bundle.bundle import Bundle  # noqa: E402
from tests.bundle.emulator import Crashed, Emulator, Place  # noqa: E402

BAR = 2.0
ROUNDS = 7
Start = tuple[float, float]
BARE = "import boto3\n\n\ndef handler(event, context):\n    return {}\n"


def started(handler: str, place: Place, environment: dict[str, str]) -> Start:
    """What the emulator says the start took, and the processor time it took: milliseconds both."""
    with Emulator(handler, place, environment) as emulator:
        # The emulator starts the function at its first request, whatever that holds.
        with suppress(Crashed):
            emulator.invoke({})
        return emulator.init_ms, emulator.processor_ms()


def modules(handler: str, place: Place, environment: dict[str, str]) -> int:
    """How many modules are loaded when a function is ready, beyond those of an interpreter that has done nothing."""
    module = handler.removesuffix(".handler")
    script = f"import sys; before = len(sys.modules); import {module}; print(len(sys.modules) - before)"
    path = ":".join(map(str, (place.task, place.opt / "python", place.runtime)))
    command = [place.interpreter, "-S", "-s", "-c", script]
    done = subprocess.run(command, env={**environment, "PYTHONPATH": path}, capture_output=True, text=True, check=True)
    return int(done.stdout)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        bundle = Bundle(Path(folder) / "bundle")
        places = {function: (bundle.handler(function), bundle.place(function)) for function in bundle.functions}
        task = Path(folder) / "bare"
        task.mkdir()
        (task / "bare.py").write_text(BARE)
        empty = Path(folder) / "empty"
        bare = ("bare.handler", Place(task, empty, places["SolveModel"][1].runtime, bundle.interpreter))
        environment = bundle.environment("SolveModel", "http://127.0.0.1:9")
        # What the clock calls would begin its work at any event, and a client be counted as its start: without the name
        # of a bucket it ends before it builds one.
        del environment["BUCKET_NAME"]

        # Each beside a bare handler of its own: a shared processor runs for seconds at a time at half its speed. The
        # first turn fills the file cache.
        turns: dict[str, list[tuple[Start, Start]]] = {name: [] for name in places}
        for turn in range(ROUNDS + 1):
            for name, (handler, place) in places.items():
                pair = started(*bare, environment), started(handler, place, environment)
                if turn:
                    turns[name].append(pair)

        print(f"{'function':16} {'init, ms':>9} {'/ bare':>7} {'processor, ms':>14} {'/ bare':>7} {'modules':>8}")
        worst = 0.0
        for name, pairs in turns.items():
            wall, processor = (min(own[i] for _, own in pairs) for i in (0, 1))
            by_wall, by_processor = (median(own[i] / beside[i] for beside, own in pairs) for i in (0, 1))
            worst = max(worst, by_processor)
            loaded = modules(*places[name], environment)
            print(f"{name:16} {wall:9.0f} {by_wall:7.2f} {processor:14.0f} {by_processor:7.2f} {loaded:8}")
    bars = Bars()
    bars.hold("slowest start over a bare handler's", worst, BAR)
    return bars.end()


if __name__ == "__main__":
    sys.exit(main())
