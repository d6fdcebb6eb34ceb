"""The rows of docs/reliability.md: each a module of its name beside this one, its method, and what it must show."""

import json
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Row:
    name: str
    title: str
    method: str
    must: str
    # Judged by rates, which another row beside it would change.
    alone: bool = False


ROWS = [Row(**row) for row in json.loads(Path(__file__).with_suffix(".json").read_text())]
