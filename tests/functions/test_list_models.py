"""GET /api/sdk/models."""

from datetime import timedelta

import pytest

from handoff.http.json_io import dump
from handoff.runtime import clock, settings
from tests.conftest import Customer
from tests.functions.saving import MODELS, save


def test_the_list_shows_facts_only_last_changed_first(pro: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    start = clock.now()
    ids = []
    for day, name in enumerate("abc"):
        monkeypatch.setattr(clock, "now", lambda day=day: start + timedelta(days=day))
        ids.append(save(pro, name=name).json["id"])
    monkeypatch.setattr(clock, "now", lambda: start + timedelta(days=9))
    pro.service.put(f"{MODELS}/{ids[0]}", {"description": "changed"})
    answer = pro.service.get(MODELS)
    assert answer.status == 200
    assert [model["name"] for model in answer.json["models"]] == ["a", "c", "b"]
    assert set(answer.json["models"][0]) == {"id", "name", "description", "createdAt", "updatedAt"}


def test_what_does_not_fit_comes_in_later_pages_and_only_then_is_there_a_next(
    pro: Customer, monkeypatch: pytest.MonkeyPatch
) -> None:
    second = clock.now()
    monkeypatch.setattr(clock, "now", lambda: second)
    for name in "abcde":
        save(pro, name=name)
    whole = pro.service.get(MODELS).json
    assert "next" not in whole
    size = len(dump(whole["models"][0]))
    monkeypatch.setitem(settings.limits(), "listed_bytes", 2 * size)
    names: list[list[str]] = []
    after: dict[str, str] = {}
    while True:
        page = pro.service.get(MODELS, query=after).json
        names.append([model["name"] for model in page["models"]])
        if "next" not in page:
            break
        after = {"after": page["next"]}
    assert names == [["e", "d"], ["c", "b"], ["a"]]


def test_one_model_is_listed_however_long_its_description(pro: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    save(pro)
    monkeypatch.setitem(settings.limits(), "listed_bytes", 1)
    assert len(pro.service.get(MODELS).json["models"]) == 1


@pytest.mark.parametrize("after", ["", "x", "1.2", "1.2.", "-1.2.x", "1.2." + "x" * 200, "²..x"])
def test_an_after_that_no_page_gave_is_refused(pro: Customer, after: str) -> None:
    answer = pro.service.get(MODELS, query={"after": after})
    assert answer.error == (400, "bad_request")
    assert "'after'" in answer.json["error"]


def test_the_largest_list_fits_into_lambdas_answer() -> None:
    """6,291,556 bytes (AWS Lambda quotas); letters written as escapes are up to three times as long."""
    assert 3 * settings.limits()["listed_bytes"] < 6_291_556
