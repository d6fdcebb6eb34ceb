"""The trail of an account: newest first, for its time, and never in the way of what it tells."""

from datetime import timedelta

import pytest

from handoff.accounts import audit_log
from handoff.aws import storage
from handoff.runtime import clock, settings
from tests.conftest import Customer
from tests.functions.saving import save


def test_the_newest_come_first_and_old_ones_end(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(settings.limits(), "listed_events", 2)
    start = clock.now()
    for day in range(3):
        monkeypatch.setattr(clock, "now", lambda day=day: start + timedelta(days=day))
        audit_log.note(free.account.id, "key_created", "192.0.2.1", subject=str(day))
    assert [event.subject for event in audit_log.latest(free.account.id)] == ["2", "1"]
    end = start + timedelta(days=1 + settings.limits()["event_days"])
    monkeypatch.setattr(clock, "now", lambda: end)
    assert [event.subject for event in audit_log.latest(free.account.id)] == ["2"]


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
