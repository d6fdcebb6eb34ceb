"""DELETE /api/sdk/links/{id}."""

from collections.abc import Callable

import pytest

from handoff.aws import storage
from handoff.drafts import drafts
from handoff.runtime import settings
from tests.conftest import Customer
from tests.service import Service

LINKS = "/api/sdk/links"


def park(customer: Customer, model: bytes = b"{}") -> str:
    return drafts.park(customer.account.id, model, members=0).id


@pytest.mark.parametrize("form", ["{}", "draft_{}"])
def test_an_ended_link_opens_nothing(free: Customer, form: str) -> None:
    leaked, other = park(free), park(free)
    assert Service().get(f"/open/{leaked}/model.json").status == 200
    assert free.service.delete(f"{LINKS}/{form.format(leaked)}").status == 204
    assert Service().get(f"/open/{leaked}/model.json").status == 404
    assert Service().get(f"/open/{leaked}").status == 404
    assert Service().get(f"/open/{other}/model.json").status == 200
    assert free.service.delete(f"{LINKS}/{leaked}").error == (404, "not_found")


def test_a_large_model_goes_with_its_link(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(settings.limits(), "draft_inline_bytes", 10)
    leaked = park(free)
    assert free.service.delete(f"{LINKS}/{leaked}").status == 204
    with pytest.raises(storage.ObjectMissing):
        storage.get_object(f"drafts/{leaked}")


def test_somebody_elses_link_is_not_found_and_stays(free: Customer, customer: Callable[..., Customer]) -> None:
    link = park(customer("other@example.com"))
    assert free.service.delete(f"{LINKS}/{link}").error == (404, "not_found")
    assert drafts.find(link)


@pytest.mark.parametrize("unknown", ["0" * 32, "x", "draft_", "é", "META", "A" * 3000])
def test_what_is_no_link_is_not_found(free: Customer, unknown: str) -> None:
    assert free.service.delete(f"{LINKS}/{unknown}").error == (404, "not_found")


def test_links_that_newer_ones_ended_do_not_open_again(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    """50 newer ones were made, whatever became of them."""
    monkeypatch.setitem(settings.limits(), "newer_drafts", 3)
    first, *newer = [park(free) for _ in range(4)]
    assert drafts.find(first) is None
    assert free.service.delete(f"{LINKS}/{newer[1]}").status == 204
    assert drafts.find(first) is None
    assert [bool(drafts.find(link)) for link in newer] == [True, False, True]
