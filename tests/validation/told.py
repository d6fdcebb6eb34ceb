"""What is found against an example once it is edited, or of a structure that moves."""

from collections.abc import Callable
from typing import Any

from handoff.validation import validate
from tests.examples import example

Model = dict[str, Any]
Edit = Callable[[Model], Any]


def errors(edit: Edit, name: str = "portal-frame") -> list[tuple[str, str]]:
    model = example(name)
    edit(model)
    report = validate(model)
    assert report.valid == (not report.errors)
    assert all(issue["severity"] == "error" for issue in report.errors)
    return [(issue["path"], issue["message"]) for issue in report.errors]


def warnings(edit: Edit, name: str = "portal-frame") -> list[tuple[str, str]]:
    model = example(name)
    edit(model)
    report = validate(model)
    assert report.errors == []
    assert all(issue["severity"] == "warning" for issue in report.warnings)
    return [(issue["path"], issue["message"]) for issue in report.warnings]


def mechanisms(model: Model) -> list[tuple[str, str]]:
    codes = {"no_supports", "unsupported_part", "loose_supports", "spinning_members", "hinged_mechanism"}
    report = validate(model)
    assert report.errors == []
    return [(issue["path"], issue["message"]) for issue in report.warnings if issue["code"] in codes]


def explicit(model: Model, **changes: Any) -> None:
    """The rafter's section by its own properties; of those that are None, without."""
    section = {"id": "rafter", "a": 8.45e-3, "iy": 2.313e-4, "iz": 1.318e-5, "it": 5.11e-7, **changes}
    model["model"]["sections"][1] = {key: value for key, value in section.items() if value is not None}
