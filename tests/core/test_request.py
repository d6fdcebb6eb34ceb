"""What is wrong with a request is said in one sentence: what it was, where, and what would be right."""

from typing import Any

import pytest

from handoff.api.requests import KeyRequest, SaveRequest, TokenRequest, UpdateRequest
from handoff.errors import BadRequest
from handoff.http.request import Request


def refusal(shape: type[Request], body: dict[str, Any]) -> str:
    with pytest.raises(BadRequest) as refused:
        shape.read(body)
    return refused.value.message


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({}, "'name' is missing"),
        ({"name": ""}, "'name' must have 1 to 100 characters, not 0"),
        ({"name": "x" * 101}, "'name' must have 1 to 100 characters, not 101"),
        ({"name": " "}, "'name' must not be blank"),
        ({"name": None}, "'name' must be a string, not null"),
        ({"name": 7}, "'name' must be a string, not a number"),
        ({"name": "x", "scopes": "read"}, "'scopes' must be an array of 'read', 'write', not a string"),
        ({"name": "x", "scopes": ["admin"]}, "'scopes' may hold 'read', 'write', not 'admin'"),
        ({"name": "x", "scopes": [[]]}, "'scopes' may hold 'read', 'write', not an array"),
        ({"name": "x", "scopes": ["read", "read"]}, "'scopes' names a value twice"),
        ({"name": "x", "expiresInDays": 0}, "'expiresInDays' must be from 1 to 3650, not 0"),
        (
            {"name": "x", "expiresInDays": 1.5},
            "'expiresInDays' must be an integer from 1 to 3650 or null, not 1.5",
        ),
        (
            {"name": "x", "expiresInDays": True},
            "'expiresInDays' must be an integer from 1 to 3650 or null, not a boolean",
        ),
        ({"nmae": "x"}, "unknown key 'nmae'; did you mean 'name'?"),
        ({"name": "x", "colour": 1}, "unknown key 'colour'; known: name, scopes, expiresInDays"),
    ],
)
def test_a_key_s_faults(body: dict[str, Any], told: str) -> None:
    assert refusal(KeyRequest, body) == told


def test_what_is_left_out_has_its_default() -> None:
    first, second = KeyRequest.read({"name": "x"}), KeyRequest.read({"name": "x"})
    assert (first.name, first.scopes, first.expires_in_days) == ("x", [], None)
    first.scopes.append("write")
    assert second.scopes == []


def test_thirty_point_nought_is_an_integer() -> None:
    days = KeyRequest.read({"name": "x", "expiresInDays": 30.0}).expires_in_days
    assert (days, type(days)) == (30, int)


def test_an_open_shape_takes_only_what_it_knows() -> None:
    sent = {"email": "a@b", "password": "secret", "remember": True}
    assert TokenRequest.read(sent).model_dump() == {"email": "a@b", "password": "secret"}


def test_a_change_of_nothing_is_refused_and_null_is_not_absent() -> None:
    assert refusal(UpdateRequest, {}) == "nothing to change; send at least one of name, description, model"
    assert UpdateRequest.read({"description": None}).sent == {"description": None}
    assert UpdateRequest.read({"name": "x"}).sent == {"name": "x"}


def test_a_model_is_passed_on_as_it_is() -> None:
    model = {"a": [1, {"b": None}]}
    assert SaveRequest.read({"name": "x", "model": model}).model is model
