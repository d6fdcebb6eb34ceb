"""Bytes on sockets that are no proper HTTP, or nearly: each is answered or let go of, and the service goes on."""

import os
import re
import socket
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import httpx

from measurements.proof.figures import Figure, counted, none_of
from measurements.proof.load import memory_mb
from tests.local_service import LocalService, start_service

# Longer than any limit of the gateway: ten seconds for a head, thirty for a body.
PATIENCE_S = 60
HOST = b"host: 127.0.0.1\r\n"
POST = b"POST /api/sdk/validate HTTP/1.1\r\n" + HOST + b"content-type: application/json\r\n"
GET = b"GET /api/openapi.json HTTP/1.1\r\n" + HOST


@dataclass(frozen=True)
class Case:
    name: str
    parts: tuple[bytes, ...]
    # Whether a 2xx would be wrong.
    refused: bool = True
    pause_s: float = 0.0


def _lengths() -> Iterator[Case]:
    for value in (b"-1", b"+5", b"5, 6", b"0x5", b"5 5", b"five", b"", b"9" * 30, b"1e3", b"5\x0b"):
        yield Case(f"content-length {value!r}", (POST + b"content-length: " + value + b"\r\n\r\n{}   ",))
    twice = b"content-length: 2\r\ncontent-length: 3\r\n\r\n{} "
    yield Case("two lengths", (POST + twice,))
    yield Case("length and chunks", (POST + b"content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",))
    yield Case("longer than what comes", (POST + b"content-length: 100\r\n\r\n{}",))
    yield Case("shorter than what comes", (POST + b"content-length: 1\r\n\r\n{}GARBAGE\r\n\r\n",))
    yield Case("eleven megabytes", (POST + b"content-length: 11000000\r\n\r\n" + b" " * 11_000_000,))


def _chunks() -> Iterator[Case]:
    chunked = POST + b"transfer-encoding: chunked\r\n\r\n"
    for size in (b"-1", b"g", b"", b"0x2", b"2;" + b"a" * 20_000, b"f" * 30, b" 2", b"2 "):
        yield Case(f"chunk {size[:10]!r}", (chunked + size + b"\r\n{}\r\n0\r\n\r\n",))
    yield Case("chunk without end", (chunked + b"2\r\n{}",))
    yield Case("chunk longer than said", (chunked + b"1\r\n{}{}{}\r\n0\r\n\r\n",))
    for coding in (b"gzip, chunked", b"identity", b"chunked, chunked", b"xchunked", b"chunked\x0b"):
        yield Case(f"coding {coding!r}", (POST + b"transfer-encoding: " + coding + b"\r\n\r\n0\r\n\r\n",))


def _heads() -> Iterator[Case]:
    lines = (
        b"GET",
        b"GET /",
        b"GET / HTTP/9.9",
        b"GET / HTTP/1.1 x",
        b"\x16\x03\x01\x02\x00",
        b"PRI * HTTP/2.0",
        b"\x00",
    )
    for line in lines:
        yield Case(f"request line {line!r}", (line + b"\r\n" + HOST + b"\r\n",))
    fields = (
        b"a b: c",
        b": c",
        b"a\x00: c",
        b"a: b\x00c",
        b"a: b\rc",
        b" folded: c",
        b"no colon",
        b"a : b",
        b"\xff: c",
    )
    for field in fields:
        yield Case(f"field {field!r}", (GET + field + b"\r\n\r\n",))
    for host in (b"a b", b"a/b", b"a@b", b"[::1", b"a:b", b"a\tb", b"<x>", b"a,b"):
        yield Case(f"host {host!r}", (b"GET /api/openapi.json HTTP/1.1\r\nhost: " + host + b"\r\n\r\n",))
    yield Case("no host", (b"GET /api/openapi.json HTTP/1.1\r\n\r\n",))
    yield Case("two hosts", (GET + b"host: other\r\n\r\n",))
    yield Case("a head of a megabyte", (GET + b"x: " + b"x" * 1_000_000 + b"\r\n\r\n",))
    yield Case("ten thousand fields", (GET + b"x: y\r\n" * 10_000 + b"\r\n",))


def _paths() -> Iterator[Case]:
    paths = (
        *(
            b"/..%2f..%2fetc%2fpasswd",
            b"/docs/..%2f..%2ftemplate.yaml",
            b"/../../etc/passwd",
            b"/open/..%2f..%2findex.html",
        ),
        *(
            b"/open/%00",
            b"/docs/%00local",
            b"/assets/%2e%2e/%2e%2e/index.html",
            b"/packages/..%5c..%5cx",
            b"/open/\x00",
        ),
        *(b"/%ff%fe", b"/sections/%00", b"/docs/%2e%2e%2f%2e%2e%2fMakefile"),
    )
    for path in paths:
        yield Case(f"path {path!r}", (b"GET " + path + b" HTTP/1.1\r\n" + HOST + b"connection: close\r\n\r\n",))
    split = b"GET /open/x%0d%0aset-cookie:%20a=b HTTP/1.1\r\n" + HOST + b"connection: close\r\n\r\n"
    yield Case("CRLF in a path", (split,))
    # A folded field may be read as one line (RFC 9112 5.2).
    yield Case("CRLF in an origin", (GET + b"origin: a\r\n set-cookie: x=y\r\n\r\n",), refused=False)


def _pipelines() -> Iterator[Case]:
    one = GET + b"\r\n"
    last = GET + b"connection: close\r\n\r\n"
    yield Case("ten in a row", (one * 9 + last,), refused=False)
    yield Case("one, then rubbish", (one + b"\x00\xff rubbish\r\n\r\n",), refused=False)
    smuggled = b"0\r\n\r\nGET /smuggled HTTP/1.1\r\n" + HOST + b"\r\n"
    behind = POST + b"content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n" + smuggled
    yield Case("a request behind chunks", (behind,))


def _slow() -> Iterator[Case]:
    yield Case("nothing at all", (b"",))
    yield Case("half a head", (GET[:20],))
    yield Case("a head byte by byte", tuple(GET[place : place + 1] for place in range(40)), pause_s=0.5)
    yield Case("half a body", (POST + b"content-length: 10\r\n\r\n{}",))
    drops = (b"{" for _ in range(80))
    yield Case("a body byte by byte", (POST + b"content-length: 1000\r\n\r\n", *drops), pause_s=0.5)


CASES = [*_lengths(), *_chunks(), *_heads(), *_paths(), *_pipelines(), *_slow()]


def prove(times: int = 5) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder, start_service(Path(folder)) as service:
        processes = _processes(service)
        _play(service, CASES)
        before = memory_mb(service)
        outcomes = [outcome for _ in range(times) for outcome in _play(service, CASES)]
        after = memory_mb(service)
        still = httpx.get(f"{service.base_url}/api/openapi.json", timeout=60).status_code == 200
        yield counted("cases", len(CASES))
        yield counted("sent", len(outcomes))
        yield none_of("hangs", [name for name, told in outcomes if told == "hangs"])
        yield none_of("taken for good", sorted({name for name, told in outcomes if told == "taken"}))
        wrong = sorted({name for name, told in outcomes if told == "wrong"})
        yield none_of("5xx, or a field of the sender's in the answer", wrong)
        yield none_of("processes that ended and were started anew", processes - _processes(service))
        yield Figure("memory", f"{before:.0f} MB before, {after:.0f} after", after <= 1.25 * before)
        yield Figure("an ordinary request afterwards", "answered" if still else "not answered", still)


def _play(service: LocalService, cases: list[Case]) -> list[tuple[str, str]]:
    with ThreadPoolExecutor(40) as pool:
        return list(pool.map(lambda case: (case.name, _outcome(service, case)), cases))


def _outcome(service: LocalService, case: Case) -> str:
    """`closed`, `answered`, or what must not be."""
    answer = b""
    port = int(service.base_url.rpartition(":")[2])
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S) as connection:
            for part in case.parts:
                connection.sendall(part)
                # How slowly a sender may send is what is measured.
                time.sleep(case.pause_s)
            # A whole answer is an answer; whoever keeps the connection for another request does not hang.
            while part := connection.recv(65536):
                answer += part
                connection.settimeout(5 if _is_whole(answer) else PATIENCE_S)
    except TimeoutError:
        if not answer:
            return "hangs"
    except OSError:
        pass  # closed by the service, with or without an answer: told apart below
    statuses = [int(status) for status in re.findall(rb"HTTP/1\.1 (\d{3})", answer)]
    if b"\r\nset-cookie" in answer.lower() or any(status >= 500 for status in statuses):
        return "wrong"
    return "taken" if case.refused and any(status < 300 for status in statuses) else "answered" if answer else "closed"


def _is_whole(answer: bytes) -> bool:
    head, found, body = answer.partition(b"\r\n\r\n")
    length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
    return bool(found) and (length is None or len(body) >= int(length[1]))


def _processes(service: LocalService) -> set[int]:
    found = set()
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdecimal() and os.getpgid(int(entry.name)) == service.process.pid:
                found.add(int(entry.name))
        except ProcessLookupError:
            continue
    return found
