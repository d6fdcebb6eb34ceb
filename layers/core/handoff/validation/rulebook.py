"""The rules as data: thresholds, synonyms, references and issue codes, which the packages read from the same files."""

from typing import Any

from handoff.reading import parse
from handoff.settings import schemas_dir


def _read(name: str) -> dict[str, Any]:
    content: dict[str, Any] = parse((schemas_dir() / f"{name}.json").read_bytes())
    return content


# With how near is near, by which rows judge as well.
RULES = _read("rules") | _read("tolerances")
# By code: severity, what it means, and whether only the service looks for it.
CODES = _read("issue_codes")
# By direction: how a movement is told that nothing resists.
MOTIONS: dict[str, str] = _read("mechanisms")["motions"]
UNRESISTED: str = _read("mechanisms")["unresisted"]
SYNONYMS: dict[str, str] = {habit: key for key, habits in RULES["synonyms"].items() for habit in habits.split()}
