"""The builders' tables and models as one JSON file, so that the JavaScript builders fill in what stands here once.

python -m handoff.beams.export PATH
"""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from handoff.beams import assembly, check, create, inputs, loads, notes, rectangle, supports


def tables() -> dict[str, Any]:
    """Each builder's `model` is one of its own answers: whoever reads the file puts another beam's values in."""
    whole = {"span_m": 1, "section": "IPE300", "udl": 1, "point_load": 1}
    return {
        "create": {
            "fields": [asdict(field) for field in inputs.CREATE_BEAM],
            "elsewhere": create.ELSEWHERE,
            "model": create.create_beam_model({"span_m": 1}),
        },
        "check": {
            "fields": [asdict(field) for field in inputs.CHECK_BEAM],
            "elsewhere": check.ELSEWHERE,
            "model": check.check_beam_model(whole)[0],
        },
        "uniform": create.UNIFORM,
        "supports": {
            name: {"words": support.words, "buckling": support.buckling, "entries": supports.entries(name)}
            for name, support in supports.NAMED.items()
        },
        "ltb_methods": check.LTB_METHODS,
        "rectangle": rectangle.TERMS,
        "words": {
            "title": assembly.TITLE,
            "combination": assembly.COMBINATION,
            "load": loads.WORDS,
            "no_load": loads.NO_LOAD,
            "description": notes.DESCRIPTION,
            "check_note": notes.CHECK_NOTE,
            "heavy_kn": notes.HEAVY_KN,
        },
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(tables(), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
