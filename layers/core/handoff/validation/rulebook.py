"""The rules as data: thresholds, synonyms, references and issue codes, which the packages read from the same files."""

from handoff.runtime.settings import schema_file

# With how near is near, by which rows judge as well.
RULES = schema_file("rules") | schema_file("tolerances")
# Collections of entities, and lists of loads in a load case, with the kind of what they hold.
COLLECTIONS: dict[str, str] = RULES["collections"]
LOADS: dict[str, str] = RULES["loads"]
# By code: severity, what it means, and whether only the service looks for it.
CODES = schema_file("issue_codes")
# By direction: how a movement is told that nothing resists.
MOTIONS: dict[str, str] = schema_file("mechanisms")["motions"]
UNRESISTED: str = schema_file("mechanisms")["unresisted"]
# What is said beside where Y was probably meant to be up.
Y_UP: str = schema_file("mechanisms")["y_up"]
SYNONYMS: dict[str, str] = {habit: key for key, habits in RULES["synonyms"].items() for habit in habits.split()}
