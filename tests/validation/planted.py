"""Single mistakes and doubts in an example, as planted.json lists them, with the one issue that each gives."""

import json
import re
from pathlib import Path
from typing import Any

from tests.examples import example

Planted = dict[str, Any]

_TABLES: dict[str, list[Planted]] = json.loads(Path(__file__).with_name("planted.json").read_text("utf-8"))
MISTAKES, DOUBTS = _TABLES["mistakes"], _TABLES["doubts"]


def planted(row: Planted) -> dict[str, Any]:
    """The portal frame with the row's places dropped and set; one past the end of a list appends to it."""
    model = example("portal-frame")
    for path in row.get("drop", []):
        home, last = _home(model, path)
        del home[last]
    for path, value in row.get("set", {}).items():
        home, last = _home(model, path)
        if isinstance(home, list) and last == len(home):
            home.append(value)
        else:
            home[last] = value
    return model


def _home(model: Any, path: str) -> tuple[Any, str | int]:
    """What holds the place that an issue's path names, and its key or index there."""
    *above, last = [int(step) if step.isdigit() else step for step in re.findall(r"[^.\[\]]+", path)]
    for step in above:
        model = model[step]
    return model, last
