"""A model saved by a customer, for the tests of what can be done with it."""

from typing import Any

from tests.conftest import Customer
from tests.service import Answer

MODELS = "/api/sdk/models"
MODEL = {"schema_version": "1.0", "model": {"nodes": [{"id": "N1"}], "title": "Käse €"}}
NOBODYS = "00000000-0000-4000-8000-000000000000"


def save(customer: Customer, **changes: Any) -> Answer:
    body = {"name": "Hall", "description": "first", "model": MODEL, **changes}
    return customer.service.post(MODELS, {name: value for name, value in body.items() if value is not ...})
