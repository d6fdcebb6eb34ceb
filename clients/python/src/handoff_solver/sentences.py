"""What the command says here as in the npm package."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def described() -> dict[str, Any]:
    """commands.json, of which the package carries a copy: commands, exit codes and sentences."""
    text = (files("handoff_solver") / "bundle" / "commands.json").read_text(encoding="utf-8")
    description: dict[str, Any] = json.loads(text)
    return description


def said(name: str, **words: object) -> str:
    sentence: str = described()["sentences"][name]
    return sentence.format(**words)
