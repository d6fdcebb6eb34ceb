"""References: each leads to an entity that exists."""

from typing import Any

import pytest

from tests.validation.told import Edit, errors


def _set(holder: Any, key: str | int, value: Any) -> None:
    holder[key] = value


def _told(edit: Edit) -> list[tuple[str, str]]:
    return [(path, message) for path, message in errors(edit) if message.startswith("unknown ")]


@pytest.mark.parametrize(
    ("path", "edit"),
    [
        ("model.members[1].end", lambda d: _set(d["model"]["members"][1], "end", "Z")),
        ("model.members[1].start_hinge", lambda d: _set(d["model"]["members"][1], "start_hinge", "Z")),
        ("model.design_members[1].members[1]", lambda d: _set(d["model"]["design_members"][1]["members"], 1, "Z")),
        (
            "model.load_cases[2].member_loads[3].member",
            lambda d: _set(d["model"]["load_cases"][2]["member_loads"][3], "member", "Z"),
        ),
        (
            "model.load_combinations[0].terms[1].load_case",
            lambda d: _set(d["model"]["load_combinations"][0]["terms"][1], "load_case", "Z"),
        ),
        (
            "analysis.buckling.combinations[0]",
            lambda d: _set(d["analysis"], "buckling", {"modes": 1, "combinations": ["Z"]}),
        ),
    ],
)
def test_a_name_that_leads_nowhere_is_told_at_its_place(path: str, edit: Edit) -> None:
    assert [place for place, _ in _told(edit)] == [path]


def test_the_nearest_name_is_suggested_by_the_kind_of_entity() -> None:
    ((_, message),) = _told(lambda d: _set(d["model"]["members"][0], "section", "colum"))
    assert message.startswith("unknown section 'colum'")
    assert "'column'" in message


def test_a_library_name_in_place_of_an_id_is_told_what_it_needs() -> None:
    ((_, message),) = _told(lambda d: _set(d["model"]["members"][0], "section", "HEB300"))
    assert message.endswith("a library section needs an entry in model.sections, with 'id' and 'library'")


@pytest.mark.parametrize(("key", "value"), [("x", "0"), ("id", 7)])
def test_a_broken_entity_may_be_the_one_that_is_named(key: str, value: Any) -> None:
    assert _told(lambda d: _set(d["model"]["nodes"][1], key, value)) == []
