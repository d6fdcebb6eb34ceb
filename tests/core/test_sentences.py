"""Sentences that the service and the packages share."""

import json
import re
from pathlib import Path

from tests.service import ROOT


def said(folder: Path, files: str) -> set[str]:
    text = "\n".join(file.read_text("utf-8") for file in folder.rglob(files))
    return set(re.findall(r"\bsaid\(\s*[\"\'](\w+)", text))


def test_every_sentence_that_is_said_is_listed_and_every_one_listed_is_said_by_both() -> None:
    listed = json.loads((ROOT / "schemas/sentences.json").read_text("utf-8")).keys() - {"about"}
    assert said(ROOT / "layers/core/handoff", "*.py") == listed
    assert said(ROOT / "solver/src", "*.ts") == listed
