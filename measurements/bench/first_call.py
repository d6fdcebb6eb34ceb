"""The first call after a start that Lambda would snapshot, beside a warm one of the same function.

Bar: at most 3 x. In the emulator, told that the start is one of SnapStart's, against the embedded AWS; by the processor
time of the handler, the lowest of several starts, since a busy machine only ever adds to it. The connection to AWS is
of the first call in Lambda too: it is not kept in a snapshot.
"""

import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from structures.bars import Bars  # noqa: E402

from handoff.accounts import accounts  # noqa: E402
from handoff.auth import api_keys  # noqa: E402
from handoff.drafts import drafts  # noqa: E402
from handoff.models import saved_models  # noqa: E402
from local.aws import Server, Storage  # noqa: E402
from local.environment import configure, isolate  # noqa: E402
from local.resources import create_resources  # noqa: E402
from local.template import Template  # noqa: E402
from tests.bundle.bundle import Bundle  # noqa: E402
from tests.bundle.emulator import Emulator, Place  # noqa: E402

BAR = 3.0
STARTS = 3
WARM = 5
PASSWORD = "long enough"
# What most callers ask for; those that delete what they are called for have no second call to compare with.
FUNCTIONS = (
    *("SolveModel", "ValidateModel", "CheckBeam", "CreateBeam", "GetSchema", "GetSections", "GetAccount"),
    *("ListModels", "GetModel", "SaveModel", "ListApiKeys", "OpenDraft", "IssueToken"),
)
STARTED = """\
import os
import time

os.environ["AWS_LAMBDA_INITIALIZATION_TYPE"] = "snap-start"
from {module} import handler as answer

os.environ["AWS_LAMBDA_INITIALIZATION_TYPE"] = "on-demand"


def handler(event, context):
    began = time.process_time()
    try:
        return answer(event, context)
    finally:
        print("spent", time.process_time() - began, "s")
"""


def event(bundle: Bundle, function: str, placeholders: dict[str, str]) -> Any:
    name = bundle.handler(function).removesuffix(".handler")
    text = (ROOT / f"events/{name}.json").read_text()
    for placeholder, value in placeholders.items():
        text = text.replace(placeholder, value)
    return json.loads(text)


def durations(emulator: Emulator) -> list[float]:
    """Milliseconds of processor time for each request, from the line each leaves."""
    return [1e3 * float(spent) for spent in re.findall(r"spent ([0-9.e-]+) s", emulator.log)]


def snapshotted(bundle: Bundle, function: str, folder: Path) -> tuple[str, Place]:
    """The function as a start for a snapshot leaves it. Told of one, the runtime itself would wait for the restore that
    the emulator does not know: so only the module hears of it, while it loads."""
    place, handler = bundle.place(function), bundle.handler(function)
    task = folder / function
    task.mkdir()
    for file in place.task.iterdir():
        (task / file.name).symlink_to(file)
    (task / "started.py").write_text(STARTED.format(module=handler.removesuffix(".handler")))
    return "started.handler", Place(task, place.opt, place.runtime, place.interpreter)


def measured(bundle: Bundle, function: str, url: str, sent: Any, folder: Path) -> tuple[float, float]:
    first, warm = [], []
    handler, place = snapshotted(bundle, function, folder)
    for _ in range(STARTS):
        with Emulator(handler, place, bundle.environment(function, url)) as emulator:
            for _ in range(1 + WARM):
                emulator.invoke(sent)
            took = durations(emulator)
        first.append(took[0])
        warm.append(min(took[1:]))
    return min(first), min(warm)


def main() -> int:
    server = Server(Storage(), port=0)
    server.start()
    worst = 0.0
    try:
        isolate()
        configure(Template(), server.url, "http://127.0.0.1:3000")
        create_resources(Template(), server.url)
        account = accounts.put("pro@example.com", password=PASSWORD, pro=True)
        placeholders = {
            "<PASSWORD>": PASSWORD,
            "<API_KEY>": api_keys.create(account.id, "bench", [], None)[1],
            "<MODEL_ID>": saved_models.save(account.id, "kept", None, b"{}").id,
            "<DRAFT_ID>": drafts.park(account.id, b"{}", members=0).id,
        }
        print(f"{'function':16} {'first, ms':>10} {'warm, ms':>9} {'/ warm':>7}")
        with tempfile.TemporaryDirectory() as folder:
            bundle = Bundle(Path(folder) / "bundle")
            tasks = Path(folder) / "tasks"
            tasks.mkdir()
            for function in FUNCTIONS:
                first, warm = measured(bundle, function, server.url, event(bundle, function, placeholders), tasks)
                print(f"{function:16} {first:10.1f} {warm:9.1f} {first / warm:7.2f}")
                worst = max(worst, first / warm)
    finally:
        server.stop()
    bars = Bars()
    bars.hold("slowest first call over a warm one", worst, BAR)
    return bars.end()


if __name__ == "__main__":
    sys.exit(main())
