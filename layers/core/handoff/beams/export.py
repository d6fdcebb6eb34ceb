"""The builders' tables as one JSON file, so that the JavaScript builders obey the same fields and strengths.

python -m handoff.beams.export PATH
"""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from handoff import materials
from handoff.beams import check, create, inputs, supports


def tables() -> dict[str, Any]:
    return {
        "create": {"fields": [asdict(field) for field in inputs.CREATE_BEAM], "elsewhere": create.ELSEWHERE},
        "check": {"fields": [asdict(field) for field in inputs.CHECK_BEAM], "elsewhere": check.ELSEWHERE},
        "supports": {name: asdict(support) for name, support in supports.NAMED.items()},
        "steel": {grade: asdict(bands) for grade, bands in materials.STEEL.items()},
        "hollow_standards": materials.HOLLOW_STANDARDS,
        "steel_elastic": materials.STEEL_ELASTIC,
        "aluminium_6061": materials.ALUMINIUM_6061,
        "aluminium_6061_strength_to_mm": materials.ALUMINIUM_6061_STRENGTH_TO_MM,
        "concrete_c30": materials.CONCRETE_C30,
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(tables(), ensure_ascii=False, separators=(",", ":")) + "\n")
