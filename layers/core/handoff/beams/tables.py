"""What every beam is made of: fields, a model to fill in, named supports and sentences, from schemas/beams.json."""

from typing import Any

from handoff.reading import parse
from handoff.settings import schemas_dir

TABLES: dict[str, Any] = parse((schemas_dir() / "beams.json").read_bytes())
