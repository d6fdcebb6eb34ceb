"""The requests of events/, one for each function, with what a test has made in place of their placeholders."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "events"
# Beside the events lie the variables for `sam local invoke`, which are no event.
NAMES = sorted({file.stem for file in FOLDER.glob("*.json")} - {"local"})
# Called by the clock and not by a request.
SCHEDULED = ("keep_assets", "sweep_orphans")
REQUESTS = [name for name in NAMES if name not in SCHEDULED]
# What is answered otherwise than with 200.
STATUS = {"save_model": 201, "delete_model": 204, "end_link": 204, "delete_account": 204, "unknown_route": 404}


def event(name: str, placeholders: dict[str, str] | None = None) -> dict[str, Any]:
    text = (FOLDER / f"{name}.json").read_text("utf-8")
    for placeholder, value in (placeholders or {}).items():
        text = text.replace(placeholder, value)
    loaded: dict[str, Any] = json.loads(text)
    return loaded
