"""GET /api/sdk/models."""

from datetime import timedelta

import pytest

from handoff import clock
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
