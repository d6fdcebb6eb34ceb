"""A small valid model for tests."""

import json
from typing import Any

from tests.service import ROOT


def beam() -> dict[str, Any]:
    """The model of the example event: one IPE300 over 6 m."""
    event = json.loads((ROOT / "events/solve_model.json").read_text())
    model: dict[str, Any] = json.loads(event["body"])["model"]
    return model
