"""What solving a model of 10,000 members costs a warm function, beside json.loads of the same body.

Bar: reading, validating, packing and answering within 2.2 x json.loads; the time in AWS calls is not counted.
Processor time of the one thread. Each round takes both, one after the other, and the median of the rounds' ratios
counts: a processor that is shared with other guests runs for seconds at a time at half its speed.
"""

import gc
import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from botocore.client import BaseClient  # noqa: E402
from structures.bars import Bars  # noqa: E402

from handoff.accounts import accounts  # noqa: E402
from handoff.auth import api_keys  # noqa: E402
from local.aws import Server, Storage  # noqa: E402
from local.environment import configure, isolate  # noqa: E402
from local.functions import load_handler  # noqa: E402
from local.resources import create_resources  # noqa: E402
from local.template import Template  # noqa: E402
from local.worker import LambdaContext  # noqa: E402
from tests.frames import frame  # noqa: E402

BAR = 2.2
ROUNDS = 61
MEMBERS = 10_000


class Stopwatch:
    """Time spent waiting for AWS."""

    def __init__(self) -> None:
        self.seconds = 0.0

    @contextmanager
    def on_calls(self) -> Iterator[None]:
        botocore: Any = BaseClient
        call = botocore._make_api_call

        def timed(client: Any, *arguments: Any) -> Any:
            start = time.thread_time()
            try:
                return call(client, *arguments)
            finally:
                self.seconds += time.thread_time() - start

        botocore._make_api_call = timed
        try:
            yield
        finally:
            botocore._make_api_call = call


def event(template: Template, body: str, key: str) -> dict[str, Any]:
    sent: dict[str, Any] = json.loads((template.root / "events/solve_model.json").read_text())
    sent["headers"]["x-api-key"] = key
    return {**sent, "body": body}


def main() -> int:
    isolate()
    template = Template()
    server = Server(Storage(), port=0)
    server.start()
    configure(template, server.url, "https://handoff.example")
    create_resources(template, server.url)
    _, key = api_keys.create(accounts.put("bench@example.com", password="long enough", pro=True).id, "bench", [], None)
    function = template.functions()["SolveModel"]
    handler = load_handler(function)
    body = json.dumps({"model": frame(MEMBERS)}, separators=(",", ":"))
    sent = event(template, body, key)
    own, loads, waited = [], [], []
    for _ in range(ROUNDS):
        gc.collect()
        start = time.thread_time()
        json.loads(body)
        loads.append(time.thread_time() - start)
        watch = Stopwatch()
        gc.collect()
        with watch.on_calls():
            start = time.thread_time()
            answer = handler(sent, LambdaContext("SolveModel", function.memory_mb, function.timeout_s))
            own.append(time.thread_time() - start - watch.seconds)
        waited.append(watch.seconds)
        if answer["statusCode"] != 200:
            raise SystemExit(answer["body"][:500])
    server.stop()
    ratios = sorted(mine / read for mine, read in zip(own, loads, strict=True))
    print(f"{MEMBERS:,} members, {len(body) / 1e6:.2f} MB: json.loads {min(loads) * 1e3:.1f} ms, ", end="")
    print(f"solve_model {min(own) * 1e3:.1f} ms beside {min(waited) * 1e3:.1f} ms spent on AWS calls")
    print(f"  ratios of the rounds {ratios[0]:.2f} to {ratios[-1]:.2f}, of the least times {min(own) / min(loads):.2f}")
    bars = Bars()
    bars.hold("a warm solve of 10,000 members over json.loads", median(ratios), BAR)
    return bars.end()


if __name__ == "__main__":
    sys.exit(main())
