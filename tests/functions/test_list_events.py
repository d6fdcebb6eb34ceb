"""GET /api/sdk/events."""

from collections.abc import Callable

from handoff.drafts import drafts
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
