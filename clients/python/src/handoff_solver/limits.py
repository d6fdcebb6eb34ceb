"""Limits that the service, the page and the packages share."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files


@cache
def limits() -> dict[str, float]:
    """schemas/limits.json, of which the package carries a copy."""
    found: dict[str, float] = json.loads((files("handoff_solver") / "bundle" / "limits.json").read_bytes())
    return found
