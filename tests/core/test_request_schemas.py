"""The description tells the truth about requests: what it accepts is accepted, what it refuses is a 400."""

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator

from handoff.auth import api_keys
from handoff.models import saved_models
from tests.conftest import PASSWORD, Customer
from tests.seeds import AT_LENGTH
from tests.service import openapi

values: st.SearchStrategy[Any] = st.sampled_from(
    [
        *(..., None, True, 0, 1, 30, 30.0, 3650, 3651, 1.5, -1),
        *("", " ", "a", "x" * 100, "x" * 101, "x" * 201, "{}", "a@b", PASSWORD),
        *([], {}, ["read"], ["write", "read"], ["read", "read"], ["admin"], [1]),
    ]
)
names = st.sampled_from(["name", "scopes", "expiresInDays", "expireInDays", "description", "model", "email", "x"])
ROUTES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "KeyRequest": ("POST", "/api/sdk/api-keys", {"name": "x", "scopes": ["read"], "expiresInDays": 3}),
    "SaveRequest": ("POST", "/api/sdk/models", {"name": "x", "model": {}, "description": "d"}),
    "UpdateRequest": ("PUT", "/api/sdk/models/{id}", {"name": "y"}),
}


@pytest.mark.parametrize("shape", ROUTES)
@settings(
    max_examples=200 if AT_LENGTH else 25,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(changes=st.lists(st.tuples(names, values), max_size=3))
def test_description_and_service_judge_bodies_alike(pro: Customer, shape: str, changes: list[tuple[str, Any]]) -> None:
    method, path, good = ROUTES[shape]
    body: dict[str, Any] = copy.deepcopy(good)
    for name, value in changes:
        if value is ...:
            body.pop(name, None)
        else:
            body[name] = value
    schema = {"$ref": f"#/components/schemas/{shape}", "components": openapi()["components"]}
    described = Draft202012Validator(schema).is_valid(body) and _readable(body)
    if "{id}" in path:
        path = path.replace("{id}", saved_models.save(pro.account.id, "n", None, b"{}").id)
    status = pro.service.call(method, path, json=body).status
    assert status in ((200, 201) if described else (400,)), body
    for key in api_keys.active(pro.account.id):
        if key.id != pro.key_id:
            api_keys.revoke(pro.account.id, key.id, [])


def _readable(body: dict[str, Any]) -> bool:
    """What no schema can say: that a string holds the JSON of an object."""
    model = body.get("model", {})
    if not isinstance(model, str):
        return True
    try:
        return isinstance(json.loads(model), dict)
    except ValueError:
        return False
