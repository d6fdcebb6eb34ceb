"""What the service shows of accounts, keys, links and models: the specification's names, and no secret."""

import json
from datetime import UTC, datetime

import pytest

from handoff.accounts.accounts import Account
from handoff.api import responses
from handoff.auth.api_keys import ApiKey
from handoff.auth.credentials import Caller
from handoff.models.saved_rows import SavedModel

THEN = datetime(2026, 3, 1, 12, 30, tzinfo=UTC)
WRITTEN = "2026-03-01T12:30:00+00:00"
MODEL = SavedModel("id", "hall", None, THEN, THEN, "v1", 5)


def test_one_model_is_in_snake_case_and_a_list_in_camel_case() -> None:
    """As the specification's examples of the two endpoints are."""
    assert json.loads(responses.model(MODEL, b"{}")) == {
        "id": "id",
        "name": "hall",
        "description": None,
        "created_at": WRITTEN,
        "updated_at": WRITTEN,
        "model": {},
    }
    assert responses.model_facts(MODEL) == {
        "id": "id",
        "name": "hall",
        "description": None,
        "createdAt": WRITTEN,
        "updatedAt": WRITTEN,
    }


def test_a_model_goes_out_byte_for_byte() -> None:
    """Read and written anew, 1.0 would become 1 and a repeated key one of them."""
    kept = b'{"x": 1.0,  "x": 10000000000000000000000}'
    assert responses.model(MODEL, kept).endswith(b',"model":' + kept + b"}")


@pytest.mark.parametrize("expires_at", [None, THEN])
def test_a_key_is_shown_whole_when_it_is_made_and_never_again(expires_at: datetime | None) -> None:
    key = ApiKey("k", "a", "ci", ["solve"], "digest", THEN, expires_at, last_used_at=None, order=0, makers=[])
    made, listed = responses.created_key(key, "hk_secret"), responses.listed_key(key)
    assert made["key"] == "hk_secret"
    assert {"hk_secret", "digest"}.isdisjoint(map(str, listed.values()))
    assert listed["expiresAt"] == made["expires_at"] == (WRITTEN if expires_at else None)


def test_who_signed_in_with_a_key_has_no_end_of_a_token() -> None:
    shown = responses.account(Caller(Account("a", "ada@example.com", is_premium=True, password_id="p"), scopes=[]))
    assert shown == {"user_id": "a", "email": "ada@example.com", "is_premium": True}
