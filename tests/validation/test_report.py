"""Order and limits: issues come by place in the document, many alike as one, at most 200, then word of more."""

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

from handoff.validation import validate
from handoff.validation.report import LIMIT, path
from tests.examples import example
from tests.frames import frame

ROOT = Path(__file__).parents[2]


def paths(model: dict[str, Any]) -> list[str]:
    return [issue["path"] for issue in validate(model).errors]


def test_issues_come_in_document_order_whatever_finds_them() -> None:
    model = example("portal-frame")
    model["analysis"]["checks"][0]["limit_state"] = "ALS"  # a rule
    model["model"]["supports"][2]["node"] = "nowhere"  # a reference
    model["model"]["members"][4]["rotation"] = "0"  # the schema
    model["model"]["members"][1]["end"] = "nowhere"  # a reference
    model["model"]["nodes"][6].pop("y")  # the schema
    assert paths(model) == [
        "model.nodes[6].y",
        "model.members[1].end",
        "model.members[4].rotation",
        "model.supports[2].node",
        "analysis.checks[0].limit_state",
    ]


def test_a_name_that_turns_the_reading_direction_round_does_not_turn_the_sentence() -> None:
    model = example("portal-frame")
    model["model"]["members"][1]["end"] = "far\u202e21"
    (issue,) = validate(model).errors
    assert "far\ufffd21" in issue["message"]
    assert "\u202e" not in issue["message"]
    assert path(("a\u202eb", "c\nd")) == r"['a\u202eb']['c\x0ad']"


def test_document_order_follows_the_senders_keys() -> None:
    model = example("portal-frame")
    model["model"]["members"][1]["end"] = "nowhere"
    model["model"]["supports"][2]["node"] = "nowhere"
    model["model"] = dict(reversed(model["model"].items()))
    assert paths(model) == ["model.supports[2].node", "model.members[1].end"]


def test_the_report_is_the_same_every_time() -> None:
    model = frame(100)
    rng = random.Random(1)
    for member in rng.sample(model["model"]["members"], 40):
        member["end"] = "N9-9-9"
    assert validate(model) == validate(model)


SCRIPT = """
import json
from handoff.validation import validate
from tests.frames import frame
model = frame(60)
for support in model["model"]["supports"]:
    support.update(dict.fromkeys(("ux", "uz", "rx", "ry", "rz"), "free"))
report = [validate(model).warnings]
for member in model["model"]["members"][::3]:
    member.update(end="N9-9-9", section="beam_column", typ="beam")
print(json.dumps([*report, validate(model).errors]))
"""


def test_the_report_does_not_depend_on_how_text_is_hashed() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            cwd=ROOT,
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(outputs) == 1


def test_many_copies_of_one_mistake_are_one_issue_that_counts_the_rest() -> None:
    model = frame(4000)
    for member in model["model"]["members"]:
        member["section"] = "beem"
    (issue,) = validate(model).errors
    assert (issue["path"], issue["code"]) == ("model.members[0].section", "unknown_reference")
    assert issue["message"].endswith("nearest: 'beam' (and 3,999 more like it)")


def test_many_entries_without_a_key_are_one_issue_and_counted_too() -> None:
    model = frame(4000)
    for member in model["model"]["members"]:
        del member["section"]
    (issue,) = validate(model).errors
    assert (issue["path"], issue["code"]) == ("model.members[0].section", "missing_field")
    assert issue["message"].endswith("(and 3,999 more like it)")


def test_a_few_copies_are_each_told_at_their_place() -> None:
    model = frame(1000)
    for member in model["model"]["members"][:20]:
        member["section"] = "beem"
    assert paths(model) == [f"model.members[{i}].section" for i in range(20)]


def unlike(count: int) -> dict[str, Any]:
    """A model with so many mistakes of which no two are alike."""
    return frame(100) | {f"strange{i}": i for i in range(count)}


def test_two_hundred_errors_then_word_that_more_follow() -> None:
    report = validate(unlike(1000))
    assert len(report.errors) == LIMIT + 1
    assert report.errors[LIMIT] == {
        "path": "",
        "code": "more_errors",
        "message": "only the first 200 errors are listed; more follow",
        "severity": "error",
    }


def test_exactly_two_hundred_errors_are_all_there_is() -> None:
    assert paths(unlike(LIMIT)) == [f"strange{i}" for i in range(LIMIT)]


def test_early_faults_are_not_lost_behind_many_late_ones() -> None:
    model = frame(1000)
    for member in model["model"]["members"]:
        member.pop("material")
    model["model"]["nodes"][3]["id"] = model["model"]["nodes"][2]["id"]
    assert paths(model)[0] == "model.nodes[3].id"


def test_warnings_alike_are_one_as_well() -> None:
    model = frame(100)
    model["model"]["nodes"] += [{"id": f"spare{i}", "x": i, "y": -50, "z": 0} for i in range(300)]
    report = validate(model)
    assert report.errors == []
    told = {issue["code"]: issue for issue in report.warnings}
    assert told["unused_node"]["path"].startswith("model.nodes[")
    assert told["unused_node"]["message"].endswith("(and 299 more like it)")


def test_faults_in_one_entity_do_not_hide_faults_in_others() -> None:
    model = example("portal-frame")
    model["model"]["nodes"][1]["x"] = "zero"
    model["model"]["members"][0]["section"] = "nothing"
    assert paths(model) == ["model.nodes[1].x", "model.members[0].section"]


def test_paths_read_back() -> None:
    assert path(("model", "members", 3, "section")) == "model.members[3].section"
    assert path(()) == ""
    assert path(("model", "a.b")) == "model['a.b']"
