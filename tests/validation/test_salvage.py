"""What stands of a broken model: whole entities at their places, and the ids of broken ones."""

from typing import Any

import pytest

from handoff.validation import columns
from handoff.validation.document import Document
from handoff.validation.salvage import document_of
from tests.examples import example


def salvaged(model: Any) -> Document:
    return document_of(model, {}, columns.read(model).thin if isinstance(model, dict) else model)


def test_a_sound_model_stands_whole() -> None:
    model = example("portal-frame")
    document = document_of(model, {})
    assert document.whole
    assert document.entities["members"] == model["model"]["members"]
    assert document.complete("members")


def test_a_broken_member_is_left_out_and_its_id_known() -> None:
    model = example("portal-frame")
    broken = model["model"]["members"][1]
    broken["start"] = 7
    document = salvaged(model)
    count = len(model["model"]["members"])
    assert broken not in document.entities["members"]
    assert list(document.places["members"]) == [0, *range(2, count)]
    assert broken["id"] in (document.ids["members"] or ())
    assert not document.complete("members")
    assert document.where("members", 1) == ("model", "members", 2)


@pytest.mark.parametrize("unreadable", [None, 7, "", "x" * 65, ["a"]])
def test_an_id_that_cannot_be_read_may_be_any(unreadable: Any) -> None:
    model = example("portal-frame")
    model["model"]["nodes"][0]["id"] = unreadable
    assert salvaged(model).ids["nodes"] is None


@pytest.mark.parametrize("structure", [None, [], "text"])
def test_without_a_model_nothing_is_known_of_what_it_may_leave_out(structure: Any) -> None:
    document = salvaged({"schema_version": "1.0", "model": structure})
    assert document.ids["hinges"] is None
    assert document.ids["checks"] == set()
    assert not any(document.entities.values())


def test_a_model_may_do_without_hinges_and_not_without_nodes() -> None:
    document = salvaged({"schema_version": "1.0", "model": {}})
    assert document.ids["hinges"] == set()
    assert document.ids["nodes"] is None


def test_of_a_load_case_the_loads_that_fit_stand() -> None:
    model = example("portal-frame")
    loads = model["model"]["load_cases"][0]["member_loads"]
    loads[0]["fz"] = "much"
    document = salvaged(model)
    (first, *_) = document.lists("member_loads")
    assert first.where == ("model", "load_cases", 0, "member_loads")
    assert first.items == loads[1:]
    assert list(first.places) == list(range(1, len(loads)))
    # A case with a broken load is no case that rules could judge.
    assert model["model"]["load_cases"][0] not in document.entities["load_cases"]


def test_an_analysis_that_does_not_fit_says_nothing_but_that_a_rule_is_asked_for() -> None:
    model = example("portal-frame")
    model["analysis"]["combinations"] = {"rule": "none of ours"}
    document = salvaged(model)
    assert document.analysis == {}
    assert document.ruled
    assert [check["id"] for check in document.entities["checks"]] == [c["id"] for c in model["analysis"]["checks"]]


def test_a_material_by_name_has_its_numbers() -> None:
    model = example("portal-frame")
    model["model"]["materials"][0] = {"id": "S355", "library": "S355"}
    (material,) = document_of(model, {}).entities["materials"]
    # EN 1993-1-1 3.2.6: E = 210 000 N/mm².
    assert material["e"] == 2.1e11
