"""Schemathesis over HTTP: every operation of the description, with data that fits and data that does not."""

import json
import os
import re
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from measurements.proof.figures import Figure, counted, none_of, seed
from measurements.proof.world import holder
from tests.local_service import ROOT, LocalService, start_service
from tests.service import openapi

DESCRIPTION = "/api/openapi.json"
SCHEMATHESIS = Path(os.environ.get("SCHEMATHESIS", ROOT / ".prove-venv/bin/schemathesis"))
# Not that whatever fits is taken: JSON Schema cannot say that a text is JSON, nor that names match in any case.
CHECKS = (
    *("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_headers_conformance"),
    *("response_schema_conformance", "negative_data_rejection", "missing_required_header", "ignored_auth"),
    *("unsupported_method", "allow_header_conformance"),
)
# What a test sends to every operation, where Schemathesis is not at hand.
BODIES: tuple[Any, ...] = (
    *([], "text", 0, True, {}, {"model": None}, {"model": "{"}, {"model": {"model": []}}),
    *({"name": "\u0000", "model": {}}, {"\u202e": 1e308, "span_m": [], "email": {}, "jsonrpc": "2.0"}),
)
QUERIES: tuple[dict[str, str], ...] = (
    {},
    {"id": "\u0000", "after": "1.1.~", "root": "é", "name": "IPE" * 50},
    {"id": "x"},
    {"after": "9" * 60 + ".1.x"},
)


def prove(cases: int = 3000) -> Iterator[Figure]:
    # Schemathesis leaves out the address that it has the description from.
    operations = [path for path, described in openapi()["paths"].items() for _ in described if path != DESCRIPTION]
    with tempfile.TemporaryDirectory() as folder, start_service(Path(folder) / "data") as service:
        # A few operations take no data and have few cases, so the others have more than their share.
        found, said = _run(service, Path(folder), max(cases * 6 // 5 // len(operations), 1))
        # The service's own line for each request, as its terminal shows it.
        statuses = Counter(re.findall(r"^\d\d:\d\d:\d\d  (\d{3})  ", service.output, re.MULTILINE))
    yield counted("operations", found["operations"]["tested"], len(operations))
    yield counted("cases", found["test_cases"]["generated"], cases)
    yield Figure("answers", ", ".join(f"{number:,} × {status}" for status, number in sorted(statuses.items())))
    yield none_of("5xx", sum(number for status, number in statuses.items() if status >= "500"))
    failures = [f"{failure['title']}: {', '.join(failure['operations'])}" for failure in found["failures"]]
    yield none_of("undocumented or otherwise wrong", failures)
    if found["errors"] or not found["complete"]:
        yield Figure("Schemathesis broke off", str(found["errors"] or found["stop_reason"])[:300], holds=False)
    if failures or found["errors"]:
        print(said[-20_000:])


def figures() -> Iterator[Figure]:
    """A few cases of each operation, without sockets; tests.service lets no answer pass that is not described."""
    service = holder("fuzzed", pro=True).service
    sent: list[str] = []
    broken = []
    for path, described in openapi()["paths"].items():
        for method, operation in described.items():
            bodies = BODIES if "requestBody" in operation else QUERIES
            for number, given in enumerate(bodies):
                how = {"json": given} if bodies is BODIES else {"query": given}
                answer = service.call(method.upper(), path.replace("{id}", "..%2f\u0000"), **how)
                sent.append(path)
                if answer.status >= 500:
                    broken.append(f"{method} {path} {number}")
    yield counted("cases", len(sent), 100)
    yield none_of("5xx", broken)


def _run(service: LocalService, folder: Path, examples: int) -> tuple[dict[str, Any], str]:
    """Its report, and what it said."""
    report = folder / "report.json"
    said = subprocess.run(
        [
            *(str(SCHEMATHESIS), "run", service.base_url + DESCRIPTION, "--url", service.base_url),
            *("--header", f"X-API-Key: {service.pro_key}", "--checks", ",".join(CHECKS), "--seed", str(seed())),
            *("--phases", "examples,coverage,fuzzing", "--max-examples", str(examples), "--continue-on-failure"),
            *("--no-shrink", "--suppress-health-check", "all", "--generation-database", "none", "--warnings", "off"),
            *("--workers", "8", "--request-timeout", "60", "--report", "json", "--report-json-path", str(report)),
        ],
        cwd=folder,
        capture_output=True,
        text=True,
    )
    if not report.exists():
        raise RuntimeError(said.stdout[-3000:] + said.stderr[-3000:])
    return json.loads(report.read_text()), said.stdout
