"""What the local service takes: requests a second at 16 connections, and solves against bare writes of their drafts.

A draft is four writes on the embedded AWS, which answers one at a time and syncs each to disk. Bare writes are those
alone, from as many processes as run handlers; a solve adds HTTP, reads, validation and its answer. The two are compared
by processor time, of the service and of whoever writes, which other work on the machine changes least.
"""

import json
import multiprocessing
import os
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

import httpx  # noqa: E402
from structures.bars import Bars  # noqa: E402

from local.functions import PROCESSES  # noqa: E402
from tests.local_service import LocalService, start_service  # noqa: E402

BAR = 0.5
CONNECTIONS = 16
REQUESTS = 240
MODEL = (ROOT / "schemas/examples/portal-frame.json").read_bytes()


def park(endpoint_url: str, account: str, drafts: int, ready: Any, took: Any) -> None:
    from handoff.drafts import drafts as parked
    from local.environment import configure, isolate
    from local.template import Template

    isolate()
    configure(Template(), endpoint_url, "")
    parked.park(account, MODEL, members=3)
    ready.wait()
    start = time.process_time()
    for _ in range(drafts):
        parked.park(account, MODEL, members=3)
    took.put(time.process_time() - start)


def bare_writes(service: LocalService) -> float:
    """Seconds of processor time for each draft."""
    context = multiprocessing.get_context("spawn")
    ready, took = context.Barrier(PROCESSES + 1), context.SimpleQueue()
    each = REQUESTS // PROCESSES
    writers = [
        context.Process(target=park, args=(service.aws_url, f"bare-{number}", each, ready, took))
        for number in range(PROCESSES)
    ]
    for writer in writers:
        writer.start()
    ready.wait()
    start = processor_s(service)
    spent = sum(took.get() for _ in writers) + processor_s(service) - start
    for writer in writers:
        writer.join()
    return spent / (each * PROCESSES)


def processor_s(service: LocalService) -> float:
    """Of the service and its processes, since they started."""
    ticks = 0
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            if os.getpgid(int(entry.name)) == service.process.pid:
                ticks += sum(map(int, (entry / "stat").read_text().rpartition(")")[2].split()[11:13]))
        except (ProcessLookupError, FileNotFoundError):
            continue
    return ticks / os.sysconf("SC_CLK_TCK")


def rate(service: LocalService, method: str, path: str, **options: object) -> float:
    """Requests a second over connections that stay open."""
    headers = {"X-API-Key": service.pro_key, "Content-Type": "application/json"}
    clients = [httpx.Client(base_url=service.base_url, headers=headers, timeout=60) for _ in range(CONNECTIONS)]

    def ask(number: int) -> None:
        clients[number % CONNECTIONS].request(method, path, **options).raise_for_status()  # type: ignore[arg-type]

    with ThreadPoolExecutor(CONNECTIONS) as threads:
        list(threads.map(ask, range(CONNECTIONS)))
        start = time.perf_counter()
        list(threads.map(ask, range(REQUESTS)))
        seconds = time.perf_counter() - start
    for client in clients:
        client.close()
    return REQUESTS / seconds


def main() -> int:
    body = json.dumps({"model": json.loads(MODEL)}).encode()
    with tempfile.TemporaryDirectory() as folder, start_service(Path(folder)) as service:
        bare = bare_writes(service)
        start = processor_s(service)
        solves = rate(service, "POST", "/api/sdk/solve", content=body)
        solve = (processor_s(service) - start) / (REQUESTS + CONNECTIONS)
        validations = rate(service, "POST", "/api/sdk/validate", content=body)
        links = rate(service, "GET", f"/open/{service.open_url.rpartition('/')[2]}")
        pages = rate(service, "GET", "/open")
    print(f"{CONNECTIONS} connections, {PROCESSES} processes of handlers, a second:")
    print(f"solve {solves:.0f}, validate {validations:.0f}, link {links:.0f}, page {pages:.0f}")
    ratio = bare / solve
    print(f"processor time: {bare * 1000:.1f} ms a bare draft, {solve * 1000:.1f} ms a solve")
    bars = Bars()
    bars.hold("a bare draft over a solve", ratio, BAR, at_least=True)
    return bars.end()


if __name__ == "__main__":
    sys.exit(main())
