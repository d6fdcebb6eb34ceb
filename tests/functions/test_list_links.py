"""GET /api/sdk/links."""

from collections.abc import Callable
from datetime import timedelta

import pytest

from handoff.drafts import drafts
from handoff.runtime import clock, settings
from tests.conftest import Customer
from tests.service import Service

LINKS = "/api/sdk/links"


def park(customer: Customer, members: int = 0) -> str:
    return drafts.park(customer.account.id, b"{}", members=members).id


def test_living_links_are_listed_newest_first_with_their_end(free: Customer) -> None:
    first, second = park(free, 1), park(free, 2)
    listed = free.service.get(LINKS).json["links"]
    assert [link["model_ref"] for link in listed] == [f"draft_{second}", f"draft_{first}"]
    assert [link["members"] for link in listed] == [2, 1]
    assert [link["open_url"].rpartition("/")[2] for link in listed] == [second, first]
    left = clock.read(listed[0]["expires_at"]) - clock.now()
    assert timedelta(hours=23) < left <= timedelta(hours=settings.limits()["draft_hours"])


def test_a_link_is_listed_with_its_models_title(free: Customer) -> None:
    drafts.park(free.account.id, b"{}", members=1, title="Portal frame")
    park(free)
    assert [link["title"] for link in free.service.get(LINKS).json["links"]] == [None, "Portal frame"]


def test_ended_links_are_not_listed(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    ended, living = park(free), park(free)
    assert free.service.delete(f"{LINKS}/{ended}").status == 204
    assert [link["model_ref"] for link in free.service.get(LINKS).json["links"]] == [f"draft_{living}"]
    later = clock.now() + timedelta(hours=25)
    monkeypatch.setattr(clock, "now", lambda: later)
    assert free.service.get(LINKS).json == {"links": []}


def test_nobody_elses_links_are_listed(free: Customer, customer: Callable[..., Customer]) -> None:
    park(customer("other@example.com"))
    assert free.service.get(LINKS).json == {"links": []}
    assert Service().get(LINKS).error == (401, "unauthorized")
