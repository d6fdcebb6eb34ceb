"""docs/operations.md says what the template says."""

import re

from tests.service import ROOT, template

PAGE = (ROOT / "docs/operations.md").read_text()
TEMPLATE = template()


def test_every_parameter_and_every_alarm_is_explained() -> None:
    for name in (*TEMPLATE.document["Parameters"], *TEMPLATE.of_type("AWS::CloudWatch::Alarm")):
        assert f"`{name}`" in PAGE, name


def test_every_output_it_sends_readers_to_exists() -> None:
    for name in re.findall(r"output `(\w+)`", PAGE):
        assert name in TEMPLATE.document["Outputs"]


def test_the_memory_of_kept_snapshots_is_that_of_the_functions() -> None:
    functions = TEMPLATE.functions()
    # What the clock calls starts without.
    gigabytes = sum(functions[name].memory_mb for name in functions.keys() - set(TEMPLATE.scheduled())) / 1024
    assert f"{gigabytes:.2f} GB of functions" in PAGE
