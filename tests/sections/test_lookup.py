"""Cold start: no table is read at import, one lookup reads the list of families and the one table it needs."""

import json
import subprocess
import sys

from handoff.sections import canonical
from handoff.sections.lookup import remembered

PROBE = """
import json, sys
opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
import handoff.sections
at_import = [path for path in opened if path.endswith((".csv", "families.json"))]
handoff.sections.find("457x191x67 UB")
found = [path for path in opened if path.endswith((".csv", "families.json"))]
print(json.dumps([at_import, found, sorted(name for name in sys.modules if name in ("numpy", "pydantic", "csv"))]))
"""


def test_one_lookup_reads_one_table():
    printed = subprocess.run([sys.executable, "-c", PROBE], check=True, capture_output=True, text=True).stdout
    at_import, found, modules = json.loads(printed)
    assert at_import == []
    assert [path.replace("\\", "/").rpartition("sections/")[2] for path in found] == ["families.json", "uk/ub.csv"]
    assert modules == []


def test_long_texts_are_not_remembered():
    remembered.cache_clear()
    assert canonical("IPE" + "3" * 100_000) is None
    assert remembered.cache_info().currsize == 0
