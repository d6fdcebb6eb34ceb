"""Both templates under three linters, and the functions' rights searched for wildcards."""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from local.template import ROOT, Template
from measurements.proof.figures import Figure, counted, none_of

FILES = ("template.yaml", "waf.yaml")
CHECKOV = Path(os.environ.get("CHECKOV", ROOT / ".prove-venv/bin/checkov"))
# checkov's checks that do not fit, each with its reason in a line.
SKIPPED = {
    "CKV_AWS_18": "access log of the bucket: only our functions reach it, and what they did is in the account's trail",
    "CKV_AWS_26": "key for the alarms' topic: CloudWatch cannot publish under AWS's own, and alarms name metrics alone",
    "CKV_AWS_115": "concurrency of every function: the costly ones have a parameter, the stage's throttle the rest",
    "CKV_AWS_116": "dead-letter queue: what the clock calls has one, and of all others a gateway waits for each answer",
    "CKV_AWS_117": "a network of their own: functions reach DynamoDB and S3 by IAM alone; it would add starts, no wall",
    "CKV_AWS_119": "own key for the table: it is encrypted under AWS's, and secrets in it are digests",
    "CKV_AWS_158": "own key for logs: they are encrypted under AWS's, and hold nothing that was sent (row Secrets)",
    "CKV_AWS_173": "own key for variables: encrypted under Lambda's; the edge's secret opens nothing",
    "CKV_AWS_192": "the rule against Log4j: nothing here runs Java",
}


def prove() -> Iterator[Figure]:
    yield none_of("cfn-lint", _said([str(ROOT / ".sam-venv/bin/cfn-lint"), *FILES]))
    sam = [str(ROOT / ".sam-venv/bin/sam"), "validate", "--lint", "--region", "eu-central-1"]
    yield none_of("sam validate --lint", _failed(sam))
    passed, failed = _checkov()
    yield counted("checkov: checks passed", passed)
    yield counted("skipped, each with its reason", len(SKIPPED))
    yield none_of("failed", failed)
    yield none_of("wildcards in actions, or in resources without a condition", wildcards(Template()))


def _said(command: list[str]) -> list[str]:
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return run.stdout.splitlines() or ([run.stderr.strip()] if run.returncode else [])


def _failed(command: list[str]) -> list[str]:
    """Of a program that says something in any case."""
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return [(run.stdout + run.stderr).strip()] if run.returncode else []


def _checkov() -> tuple[int, list[str]]:
    run = subprocess.run(
        [
            *(str(CHECKOV), "--framework", "cloudformation", "--output", "json", "--quiet", "--soft-fail"),
            *("--skip-download", "--skip-check", ",".join(SKIPPED) or "none"),
            *(part for file in FILES for part in ("--file", str(ROOT / file))),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found: Any = json.loads(run.stdout)
    failed = found["results"]["failed_checks"]
    return found["summary"]["passed"], [f"{check['check_id']} {check['resource']}" for check in failed]


def wildcards(template: Template) -> list[str]:
    """Actions by pattern, and resources of everything, in the policies of functions."""
    found = []
    for function in template.of_type("AWS::Serverless::Function"):
        for statement in template.statements(function):
            found += [f"{function}: {statement['Action']}"] if "*" in statement["Action"] else []
            found += [f"{function}: every resource"] if statement["Resource"] == "*" else []
    return found
