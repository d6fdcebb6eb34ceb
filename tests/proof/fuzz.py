"""Schemathesis over HTTP: every operation of the description, with data that fits and data that does not."""

import os
import re
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.local_service import ROOT, start_service
from tests.proof.figures import Figure, counted, none_of
from tests.service import openapi

SCHEMATHESIS = Path(os.environ.get("SCHEMATHESIS", ROOT / ".prove-venv/bin/schemathesis"))
CHECKS = (
    *("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_headers_conformance"),
    *("response_schema_conformance", "ignored_auth", "unsupported_method", "use_after_free"),
)


def prove(cases: int = 8000) -> Iterator[Figure]:
    operations = [f"{method} {path}" for path, described in openapi()["paths"].items() for method in described]
    with tempfile.TemporaryDirectory() as folder, start_service(Path(folder)) as service:
        said = subprocess.run(
            [
                *(str(SCHEMATHESIS), "run", f"{service.base_url}/api/openapi.json"),
                *("--url", service.base_url, "--header", f"X-API-Key: {service.pro_key}"),
                *("--checks", ",".join(CHECKS), "--max-examples", str(cases // len(operations) * 3 // 2)),
                *(
                    "--workers",
                    "4",
                    "--phases",
                    "examples,coverage,fuzzing",
                    "--continue-on-failure",
                    "--suppress-health-check",
                    "all",
                    "--seed",
                    "13",
                ),
                *("--request-timeout", "60", "--warnings", "off", "--generation-database", "none"),
            ],
            cwd=folder,
            capture_output=True,
            text=True,
        )
        # The service's own line for each request, as its terminal shows it.
        statuses = Counter(re.findall(r"^\d\d:\d\d:\d\d  (\d{3})  ", service.output, re.MULTILINE))
    failures = re.findall(r"^- (.+)$", said.stdout, re.MULTILINE)
    yield counted("operations", len(operations))
    yield counted("cases", statuses.total(), cases)
    yield Figure("answers", ", ".join(f"{number:,} × {status}" for status, number in sorted(statuses.items())))
    yield none_of("5xx", sum(number for status, number in statuses.items() if status >= "500"))
    yield none_of("undocumented or otherwise failed", Counter(failures))
    if said.returncode:
        print(said.stdout[-6000:], said.stderr[-2000:])
        yield Figure("Schemathesis ended with", str(said.returncode), holds=False)
