"""The example models, fresh on every call."""

from pathlib import Path
from typing import Any

from handoff.http.json_io import parse

FOLDER = Path(__file__).parents[1] / "schemas" / "examples"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


def example(name: str) -> dict[str, Any]:
    model: dict[str, Any] = parse((FOLDER / f"{name}.json").read_bytes())
    return model
