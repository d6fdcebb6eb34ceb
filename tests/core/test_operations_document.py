"""docs/operations.md says what the template says, and its sums add up."""

import re

from tests.service import ROOT, template

PAGE = (ROOT / "docs/operations.md").read_text()
TEMPLATE = template()


def amounts(table: str) -> list[float]:
    """The last column of the table with this heading."""
    rows = PAGE.split(f"| {table} |", 1)[1].split("\n\n", 1)[0].splitlines()[2:]
    return [float(row.rstrip(" |").rpartition("| ")[2]) for row in rows]


def test_every_parameter_and_every_alarm_is_explained() -> None:
    for name in (*TEMPLATE.document["Parameters"], *TEMPLATE.of_type("AWS::CloudWatch::Alarm")):
        assert f"`{name}`" in PAGE, name


def test_every_output_it_sends_readers_to_exists() -> None:
    for name in re.findall(r"output `(\w+)`", PAGE):
        assert name in TEMPLATE.document["Outputs"]


def test_the_price_of_kept_snapshots_follows_from_the_memory_of_the_functions() -> None:
    functions = TEMPLATE.functions()
    # What the clock calls starts without.
    gigabytes = sum(functions[name].memory_mb for name in functions.keys() - set(TEMPLATE.scheduled())) / 1024
    assert f"{gigabytes:.2f} GB of functions" in PAGE
    month_s = 30 * 24 * 3600
    assert f"| {gigabytes * month_s * 0.0000015046:.2f} |" in PAGE


def test_the_price_of_a_million_requests_adds_up() -> None:
    *parts, together = amounts("per million requests | arithmetic | $")
    assert round(sum(parts), 2) == together


def test_the_monthly_bills_are_the_sums_of_their_parts() -> None:
    *_, a_million = amounts("per million requests | arithmetic | $")
    fixed = round(sum(amounts("per month, whatever the traffic | arithmetic | $")), 2)
    restores = amounts("per million requests | arithmetic | $")[-2]
    watching = amounts("per month, whatever the traffic | arithmetic | $")[-1]
    for requests, exponent in ((0.01, 4), (1, 6), (100, 8)):
        together = round(a_million * requests + fixed)
        without = round((a_million - restores) * requests + watching)
        assert re.search(rf"\| 10\^{exponent} \|.*\| {fixed} \| \${together} \| \${without} \|", PAGE), (
            together,
            without,
        )
