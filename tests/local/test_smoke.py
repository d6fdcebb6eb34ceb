"""`make smoke`: every endpoint is called, nothing is left behind, and what is not due is a failure."""

import os
import re
import subprocess
import sys
from pathlib import Path

from local.probe import Probe
from tests.local.steps import FOREIGN, command
from tests.local_service import ROOT, LocalService


def test_the_smoke_test_calls_everything_and_leaves_nothing(service: LocalService) -> None:
    arguments = [sys.executable, "-m", "local.smoke", "--data", str(service.data)]
    done = subprocess.run(
        arguments, cwd=ROOT, env={**os.environ, **FOREIGN}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert "FAIL" not in done.stdout
    email = re.findall(r"smoke-\w+@example.invalid", done.stdout)[0]
    signing_in = {"email": email, "password": "whatever it was"}
    assert service.call("POST", "/api/sdk/token", json=signing_in).status_code == 401


def test_the_smoke_test_fails_where_an_answer_is_not_the_one_due(service: LocalService) -> None:
    said: list[str] = []
    probe = Probe(service.base_url, said.append)
    probe.call("GET", "/api/sdk/me", due=200)
    assert probe.failures == [f"GET /api/sdk/me: {said[0][5:].partition('  GET')[0]}, due 200"]
    assert said[0].startswith("FAIL 401")


def test_without_a_service_the_smoke_test_says_how_to_start_one(tmp_path: Path) -> None:
    ended, said = command("local.smoke", "--data", str(tmp_path))
    assert ended > 0
    assert f"no service runs on the data in {tmp_path}; start one with make run, or give STACK=" in said
    assert "Traceback" not in said
