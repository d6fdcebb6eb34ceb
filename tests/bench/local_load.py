"""What the local service takes: requests a second at 16 connections, and solves against bare writes of their drafts.

A draft is three writes on the embedded AWS, which answers one at a time and syncs each to disk. Bare writes are those
three alone, from as many processes as run handlers; a solve adds HTTP, two reads, validation and its answer.
"""

import json
import multiprocessing
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

import httpx  # noqa: E402

from local.functions import PROCESSES  # noqa: E402
from tests.local_service import LocalService, start_service  # noqa: E402

BAR = 0.5
CONNECTIONS = 16
REQUESTS = 240
MODEL = (ROOT / "schemas/examples/portal-frame.json").read_bytes()


def park(endpoint_url: str, account: str, drafts: int, ready: object) -> None:
    from handoff import drafts as parked
    from local.environment import configure, isolate
    from local.template import Template

    isolate()
    configure(Template(), endpoint_url, "")
    parked.park(account, MODEL, members=3)
    ready.wait()  # type: ignore[attr-defined]
    for _ in range(drafts):
        parked.park(account, MODEL, members=3)


def bare_writes(service: LocalService) -> float:
    """Drafts a second."""
    context = multiprocessing.get_context("spawn")
    ready = context.Barrier(PROCESSES + 1)
    each = REQUESTS // PROCESSES
    writers = [
        context.Process(target=park, args=(service.aws_url, f"bare-{number}", each, ready))
        for number in range(PROCESSES)
    ]
    for writer in writers:
        writer.start()
    ready.wait()
    start = time.perf_counter()
    for writer in writers:
        writer.join()
    return each * PROCESSES / (time.perf_counter() - start)


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


def main() -> None:
    body = json.dumps({"model": json.loads(MODEL)}).encode()
    with tempfile.TemporaryDirectory() as folder, start_service(Path(folder)) as service:
        bare = bare_writes(service)
        solves = rate(service, "POST", "/api/sdk/solve", content=body)
        validations = rate(service, "POST", "/api/sdk/validate", content=body)
        links = rate(service, "GET", f"/open/{service.open_url.rpartition('/')[2]}")
        pages = rate(service, "GET", "/open")
    print(f"{CONNECTIONS} connections, {PROCESSES} processes of handlers, a second:")
    print(f"solve {solves:.0f}, validate {validations:.0f}, link {links:.0f}, page {pages:.0f}")
    ratio = solves / bare
    print(f"bare writes {bare:.0f} drafts a second; solve at {ratio:.2f} of them (bar: {BAR})")
    if ratio < BAR:
        raise SystemExit("the local service is slower than its storage allows")


if __name__ == "__main__":
    main()
