"""Each mistake a sender makes gives one issue, at the exact path, in words that help."""

import json
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest

from handoff.validation import validate
from tests.examples import NAMES, example
from tests.seeds import seeds
from tests.validation.planted import DOUBTS, MISTAKES, Planted, planted
from tests.validation.sound import sound

PUBLISHED = sorted((Path(__file__).parents[1] / "beams" / "published").glob("*.json"))


@pytest.mark.parametrize("name", NAMES)
def test_examples_give_no_issue(name: str) -> None:
    report = validate(example(name))
    assert (report.errors, report.warnings) == ([], [])


def issue(row: Planted, severity: str) -> dict[str, str]:
    return {"path": row["path"], "code": row["code"], "message": row["message"], "severity": severity}


@pytest.mark.parametrize("row", MISTAKES, ids=itemgetter("name"))
def test_one_mistake_gives_one_issue(row: Planted) -> None:
    assert validate(planted(row)).errors == [issue(row, "error")]


def test_a_section_by_its_dimensions_alone_is_whole() -> None:
    shapes = [
        {"type": "i", "h": 0.4, "b": 0.18, "tw": 0.0086, "tf": 0.0135, "r": 0.021},
        {"type": "rhs", "h": 0.4, "b": 0.3, "t": 0.012, "tf": 0.02},
        {"type": "rhs", "h": 0.4, "b": 0.2, "t": 0.012, "r": 0.03},
        {"type": "chs", "d": 0.4, "t": 0.02},
        {"type": "tee", "h": 0.4, "b": 0.3, "tw": 0.02, "tf": 0.02},
        {"type": "rectangle", "h": 0.4, "b": 0.1},
        {"type": "circle", "d": 0.3},
    ]
    for shape in shapes:
        model = example("portal-frame")
        model["model"]["sections"][1] = {"id": "rafter", "shape": shape}
        report = validate(model)
        assert (report.errors, report.warnings) == ([], []), shape


@pytest.mark.parametrize("row", DOUBTS, ids=itemgetter("name"))
def test_one_doubt_gives_one_warning(row: Planted) -> None:
    report = validate(planted(row))
    assert (report.errors, report.warnings) == ([], [issue(row, "warning")])


def test_the_callers_own_keys_pass_everywhere() -> None:
    def edit(node: Any) -> None:
        if isinstance(node, dict):
            for value in list(node.values()):
                edit(value)
            node["x_own"] = {"anything": [1, "two", None]}
        elif isinstance(node, list):
            for value in node:
                edit(value)

    model = example("portal-frame")
    edit(model)
    report = validate(model)
    assert (report.errors, report.warnings) == ([], [])


@pytest.mark.parametrize("path", PUBLISHED, ids=lambda path: path.stem)
def test_published_cases_are_silent(path: Path) -> None:
    report = validate(json.loads(path.read_text("utf-8")))
    assert (report.errors, report.warnings) == ([], [])


def test_sound_ordinary_structures_are_silent() -> None:
    for seed in seeds(60, 1000):
        report = validate(sound(seed))
        assert (report.errors, report.warnings) == ([], []), seed


def test_what_lacks_is_told_with_what_would_be_right() -> None:
    model = example("simply-supported-beam")
    del model["schema_version"]
    model["model"]["load_combinations"] = []
    told = {issue["code"]: issue["message"] for issue in validate(model).errors}
    assert told["missing_field"].endswith(": '1.0'")
    model["schema_version"] = "1.0"
    told = {issue["code"]: issue["message"] for issue in validate(model).errors}
    assert "analysis.combinations" in told["no_combination_of_limit_state"]
    assert "'en1990_610'" in told["no_combination_of_limit_state"]


@pytest.mark.parametrize("home", [lambda model: model, lambda model: model["model"]])
def test_loads_outside_of_load_cases_are_told_where_they_belong(home: Any) -> None:
    model = example("simply-supported-beam")
    home(model)["loads"] = []
    (issue,) = validate(model).errors
    assert "'load_cases' under 'model'" in issue["message"]
