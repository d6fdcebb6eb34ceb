"""`wrk` against the local service, rising: how much it takes, and that it stands twice as much."""

import os
import re
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from measurements.proof.figures import Figure
from tests.local_service import ROOT, LocalService, start_service

STEPS = (1, 2, 4, 8, 16, 32, 64, 128)
SLOWEST_S = 1.0


@dataclass(frozen=True)
class Found:
    requests: int
    rate: float
    median_s: float
    p99_s: float
    errors: int


def prove(seconds: int = 6) -> Iterator[Figure]:
    with loaded() as (service, body):
        for kind in ("solve", "validate", "open"):
            yield from _rising(service, kind, body, seconds)


@contextmanager
def loaded() -> Iterator[tuple[LocalService, Path]]:
    """A service, and the body that its requests send: a portal frame."""
    with tempfile.TemporaryDirectory() as folder:
        body = Path(folder) / "body.json"
        body.write_text(f'{{"model":{(ROOT / "schemas/examples/portal-frame.json").read_text()}}}')
        with start_service(Path(folder) / "data") as service:
            yield service, body


def _rising(service: LocalService, kind: str, body: Path, seconds: int) -> Iterator[Figure]:
    best, connections = None, STEPS[0]
    for step in STEPS:
        found = sent(service, (kind,), body, step, seconds)
        if found.p99_s >= SLOWEST_S or found.errors:
            break
        if best is None or found.rate > best.rate:
            best, connections = found, step
    if best is None:
        yield Figure(f"{kind}: highest rate with p99 < 1 s", "none", holds=False)
        return
    told = f"{best.rate:.0f} a second at {connections} connections, p99 {best.p99_s * 1000:.0f} ms"
    yield Figure(f"{kind}: highest rate with p99 < 1 s", told)
    twice = sent(service, (kind,), body, 2 * connections, seconds)
    told = f"{twice.rate:.0f} a second, p99 {twice.p99_s * 1000:.0f} ms"
    yield Figure(f"at {2 * connections}", told, is_up(service))


def sent(service: LocalService, kinds: tuple[str, ...], body: Path, connections: int, seconds: int) -> Found:
    link = "/open/" + service.open_url.rpartition("/")[2]
    said = subprocess.run(
        [
            *("wrk", "--threads", "1", "--connections", str(connections), "--duration", str(seconds)),
            *("--timeout", "30s", "--script", str(ROOT / "measurements/proof/load.lua"), service.base_url),
        ],
        env={**os.environ, "KINDS": " ".join(kinds), "LINK": link, "KEY": service.pro_key, "BODY": str(body)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    found = re.search(r"FOUND (\d+) (\d+) (\S+) (\S+) (\d+)", said)
    if found is None:
        raise RuntimeError(said)
    requests, microseconds = int(found[1]), int(found[2])
    return Found(requests, requests / microseconds * 1e6, float(found[3]), float(found[4]), int(found[5]))


def is_up(service: LocalService) -> bool:
    answer = httpx.get(f"{service.base_url}/api/sdk/me", headers={"X-API-Key": service.pro_key}, timeout=60)
    return answer.status_code == 200 and service.process.poll() is None


def memory_mb(service: LocalService) -> float:
    """Of the service and its processes, each one's own pages and its part of those it shares."""
    total = 0
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdecimal() and os.getpgid(int(entry.name)) == service.process.pid:
                total += int(re.search(r"^Pss:\s+(\d+)", (entry / "smaps_rollup").read_text(), re.MULTILINE)[1])  # type: ignore[index]
        except (ProcessLookupError, FileNotFoundError):
            continue
    return total / 1024
