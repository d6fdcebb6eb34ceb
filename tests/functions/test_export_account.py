"""GET /api/sdk/export."""

import pytest

from handoff.accounts import accounts
from handoff.drafts import drafts
from handoff.runtime import settings
from tests.conftest import Customer
from tests.functions.saving import MODEL, save

EXPORT = "/api/sdk/export"


def test_everything_the_account_holds_is_in_it(pro: Customer, model_id: str) -> None:
    draft = drafts.park(pro.account.id, b"{}", members=3)
    found = pro.service.get(EXPORT).json
    assert found["account"] == pro.service.get("/api/sdk/me").json
    assert [key["id"] for key in found["keys"]] == [pro.key_id]
    assert pro.key.partition(".")[2] not in str(found)
    (link,) = found["links"]
    assert link["open_url"].endswith(draft.id)
    assert (link["model_ref"], link["members"]) == (f"draft_{draft.id}", 3)
    (model,) = found["models"]
    assert (model["id"], model["name"], model["model"]) == (model_id, "Hall", MODEL)
    assert [event["event"] for event in found["events"]] == ["model_saved"]
    assert found["next"] is None


def test_models_come_in_pages_each_once(pro: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = sorted(save(pro, name=f"Hall {n}").json["id"] for n in range(4))
    size = len(pro.service.get(f"/api/sdk/models/{saved[0]}").content)
    monkeypatch.setitem(settings.limits(), "export_bytes", 2 * size)
    after, pages = "", []
    while after is not None:
        page = pro.service.get(EXPORT, query={"after": after}).json
        pages.append([model["id"] for model in page["models"]])
        after = page["next"]
    assert pages == [saved[:2], saved[2:]]


def test_a_model_larger_than_a_page_has_one_of_its_own(pro: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = sorted(save(pro).json["id"] for _ in range(2))
    monkeypatch.setitem(settings.limits(), "export_bytes", 1)
    page = pro.service.get(EXPORT).json
    assert ([model["id"] for model in page["models"]], page["next"]) == ([first], first)
    assert pro.service.get(EXPORT, query={"after": first}).json["next"] is None
    assert pro.service.get(EXPORT, query={"after": second}).json["models"] == []


def test_who_is_no_longer_pro_still_gets_what_is_theirs(pro: Customer, model_id: str) -> None:
    accounts.put("pro@example.com", pro=False)
    assert [model["id"] for model in pro.service.get(EXPORT).json["models"]] == [model_id]


def test_ended_links_are_left_out(pro: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(settings.limits(), "newer_drafts", 2)
    ids = [drafts.park(pro.account.id, b"{}", members=0).id for _ in range(4)]
    drafts.end(pro.account.id, ids[3])
    links = pro.service.get(EXPORT).json["links"]
    assert [link["model_ref"] for link in links] == [f"draft_{ids[2]}"]


@pytest.mark.parametrize("scope", ["read", "write"])
def test_a_key_given_to_an_agent_takes_away_nothing(pro: Customer, scope: str) -> None:
    """It holds every model, link, event and address of the account at once."""
    assert pro.with_scopes(scope).get(EXPORT).error == (403, "insufficient_scope")
