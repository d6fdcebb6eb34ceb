"""E-mail and password sent for a token, as most tests of passwords do."""

from tests.conftest import PASSWORD
from tests.service import Answer, Service


def exchange(email: object = "free@example.com", password: object = PASSWORD, client: str = "192.0.2.1") -> Answer:
    return Service().post("/api/sdk/token", {"email": email, "password": password}, client=client)
