"""The rows of docs/reliability.md at a small size, where no other test does the same; `make prove` runs them larger."""

from collections.abc import Iterable

import pytest

from local.template import Template
from measurements.proof import fuzz, isolation, json_rules, report, secrets, template
from measurements.proof.figures import Figure
from measurements.proof.rows import ROWS


def holding(figures: Iterable[Figure]) -> None:
    assert [figure for figure in figures if not figure.holds] == []


def test_texts_by_the_rules_of_rfc_8259(aws: None) -> None:
    holding(json_rules.figures(every=12))


def test_nobody_reaches_what_is_another_account_s(aws: None) -> None:
    holding(isolation.figures())


def test_every_operation_answers_what_does_not_fit_as_described(aws: None) -> None:
    holding(fuzz.figures())


def test_no_secret_is_logged_told_or_stored(aws: None) -> None:
    holding(secrets.figures())


def test_no_right_is_by_pattern() -> None:
    assert template.wildcards(Template()) == []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_a_row_has_a_module_and_a_line_in_the_document(row: object) -> None:
    assert (report.ROOT / f"measurements/proof/{row.name}.py").is_file()  # type: ignore[attr-defined]
    assert f"| {row.title} |" in report.FILE.read_text()  # type: ignore[attr-defined]
