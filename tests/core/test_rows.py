"""The page on rows: as the rules are, and every relation, key and name of theirs explained."""

from description import rows
from handoff.validation.conditions import COMPARISONS
from handoff.validation.rulebook import RULES

EVERY = [row for phase in RULES["judgements"].values() for row in phase]


def test_the_page_is_as_the_rules_are() -> None:
    assert rows.path().read_text("utf-8") == rows.text(), "run python -m description.rows"


def test_every_relation_is_explained_and_in_use() -> None:
    used = {condition[0] for row in EVERY for condition in row["if"]}
    assert used == rows.RELATIONS.keys()
    assert COMPARISONS.keys() <= used


def test_every_key_of_a_row_is_explained() -> None:
    assert {key for row in EVERY for key in row} == rows.KEYS.keys()


def test_every_name_beside_the_fields_is_explained() -> None:
    assert {home: {*names} for home, names in rows.NAMES.items()} == rows.known_names()
