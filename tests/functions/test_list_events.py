"""GET /api/sdk/events."""

from collections.abc import Callable
from datetime import timedelta

import pytest

from handoff import clock, drafts, settings, storage, trail
from tests.conftest import PASSWORD, Customer
from tests.functions.saving import MODELS, save
from tests.service import Service

EVENTS = "/api/sdk/events"


def test_what_is_done_in_its_name_is_written_with_key_and_address(pro: Customer) -> None:
    model = save(pro).json["id"]
    pro.service.put(f"{MODELS}/{model}", {"name": "Barn"}, client="192.0.2.2")
    pro.service.delete(f"{MODELS}/{model}")
    key = pro.service.post("/api/sdk/api-keys", {"name": "second"}).json["id"]
    pro.service.delete("/api/sdk/api-keys", query={"id": key})
    link = drafts.park(pro.account.id, b"{}", members=0).id
    pro.service.delete(f"/api/sdk/links/{link}")
    pro.service.get("/api/sdk/export")
    token = Service().post("/api/sdk/token", {"email": "pro@example.com", "password": PASSWORD}).json["token"]
    bearer = Service(authorization=f"Bearer {token}")
    bearer.put("/api/sdk/password", {"current_password": PASSWORD, "new_password": "another horse"})
    found = pro.service.get(EVENTS).json["events"]
    at_home, key_id = "192.0.2.1", pro.key_id
    assert [(e["event"], e["subject"], e["keyId"], e["address"]) for e in reversed(found)] == [
        ("model_saved", model, key_id, at_home),
        ("model_changed", model, key_id, "192.0.2.2"),
        ("model_deleted", model, key_id, at_home),
        ("key_created", key, key_id, at_home),
        ("key_revoked", key, key_id, at_home),
        ("link_ended", link, key_id, at_home),
        ("exported", None, key_id, at_home),
        ("sign_in", None, None, at_home),
        ("password_changed", None, None, at_home),
    ]


def test_what_was_refused_is_not_in_it(pro: Customer, customer: Callable[..., Customer]) -> None:
    pro.service.post(MODELS, {"name": "", "model": {}})
    pro.service.delete("/api/sdk/api-keys", query={"id": "0" * 16})
    Service().post("/api/sdk/token", {"email": "pro@example.com", "password": "wrong"})
    save(customer("other@example.com", pro=True))
    assert pro.service.get(EVENTS).json["events"] == []


def test_the_newest_come_first_and_old_ones_end(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(settings.limits(), "listed_events", 2)
    start = clock.now()
    for day in range(3):
        monkeypatch.setattr(clock, "now", lambda day=day: start + timedelta(days=day))
        trail.note(free.account.id, "key_created", "192.0.2.1", subject=str(day))
    assert [event["subject"] for event in free.service.get(EVENTS).json["events"]] == ["2", "1"]
    end = start + timedelta(days=1 + settings.limits()["event_days"])
    monkeypatch.setattr(clock, "now", lambda: end)
    assert [event["subject"] for event in free.service.get(EVENTS).json["events"]] == ["2"]


def test_a_table_that_refuses_the_note_does_not_undo_what_was_done(
    pro: Customer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    put = storage.put

    def refuses(key: storage.Key, *given: object, **named: object) -> None:
        if key[0].startswith("EVENTS#"):
            raise RuntimeError("the table throttles")
        put(key, *given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(storage, "put", refuses)
    assert save(pro).status == 201
    assert "not noted" in caplog.text
