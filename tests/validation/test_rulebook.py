"""Issue codes: one list, documented, and nothing but its codes in the source."""

import re
from pathlib import Path

import pytest

from handoff.http import json_io
from handoff.models import submission
from handoff.validation import report
from handoff.validation.rulebook import CODES, RULES

FILES = [Path(json_io.__file__), Path(submission.__file__), *sorted(Path(report.__file__).parent.glob("*.py"))]
TEXT = "\n".join(file.read_text("utf-8") for file in FILES)
ROWS = (
    *RULES["alternatives"].values(),
    *(row for kind in ("repeats", "judgements") for rows in RULES[kind].values() for row in rows),
)
TABLED = {row["code"] for row in ROWS}
# The last of a long list, whose code is made from the severity.
MORE = {"more_errors", "more_warnings"}


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_severity_and_a_sentence(code: str) -> None:
    assert re.fullmatch(r"[a-z]+(_[a-z]+)*", code)
    assert CODES[code]["severity"] in ("error", "warning")
    assert re.fullmatch(r"[A-Z].*\.", CODES[code]["means"])
    assert set(CODES[code]) <= {"severity", "means", "service_only", "doubts_results"}


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_found_by_a_rule(code: str) -> None:
    assert code in TABLED | MORE or f'"{code}"' in TEXT


def test_a_finding_carries_its_code() -> None:
    findings = report.Findings([[(("model", "nodes"), "unused_node", "told")]])
    assert report.listed({}, findings, "warning") == [
        {"path": "model.nodes", "code": "unused_node", "message": "told", "severity": "warning"}
    ]
