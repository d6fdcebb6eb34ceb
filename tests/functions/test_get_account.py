"""GET /api/sdk/me."""

from tests.conftest import PASSWORD, Customer
from tests.service import Service


def test_shows_the_account_of_a_key(free: Customer) -> None:
    answer = free.service.get("/api/sdk/me")
    assert answer.status == 200
    assert answer.json == {"user_id": free.account.id, "email": "free@example.com", "is_premium": False}


def test_shows_when_a_token_ends(pro: Customer) -> None:
    issued = Service().post("/api/sdk/token", {"email": "pro@example.com", "password": PASSWORD}).json
    answer = Service(authorization=f"Bearer {issued['token']}").get("/api/sdk/me")
    assert answer.json == {
        "user_id": pro.account.id,
        "email": "pro@example.com",
        "is_premium": True,
        "token_expires_at": issued["expires_at"],
    }


def test_needs_credentials(anyone: Service) -> None:
    assert anyone.get("/api/sdk/me").error == (401, "unauthorized")
