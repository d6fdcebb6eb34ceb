"""The published schemas as one JSON file, so that the packages answer and validate without the service.

python -m description.published_schemas PATH
"""

import json
import sys
from pathlib import Path
from typing import Any

from handoff.http import schema


def published() -> dict[str, Any]:
    """Every root and definition once, and the folded names that find them."""
    bodies = schema.bodies()
    return {
        "dialect": schema.DIALECT,
        "base": schema.BASE,
        "groups": schema.GROUPS,
        "names": schema.names(),
        "definitions": {name: schema.localised(body, {}) for name, body in bodies.items()},
    }


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(published(), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
