"""Accounts, keys and saved models as the specification shows them, its two casings included."""

from datetime import datetime
from typing import Any

from handoff.accounts.accounts import Account
from handoff.accounts.audit_log import Event
from handoff.auth.api_keys import ApiKey
from handoff.auth.credentials import Caller
from handoff.drafts.drafts import Draft
from handoff.http.json_io import dump
from handoff.models.saved_rows import SavedModel
from handoff.runtime.clock import written


def account(caller: Caller) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "user_id": caller.account.id,
        "email": caller.account.email,
        "is_premium": caller.account.is_premium,
    }
    if caller.token_expires_at is not None:
        shown["token_expires_at"] = written(caller.token_expires_at)
    return shown


def token(account: Account, token: str, expires_at: datetime) -> dict[str, Any]:
    return {
        "token": token,
        "expires_at": written(expires_at),
        "is_premium": account.is_premium,
        "user": {"id": account.id, "email": account.email},
    }


def created_key(key: ApiKey, text: str) -> dict[str, Any]:
    return {
        "id": key.id,
        "name": key.name,
        "key": text,
        "scopes": key.scopes,
        "created_at": written(key.created_at),
        "expires_at": written(key.expires_at) if key.expires_at else None,
        "message": "Keep this key now: it is not shown again.",
    }


def listed_key(key: ApiKey) -> dict[str, Any]:
    return {
        "id": key.id,
        "name": key.name,
        "scopes": key.scopes,
        "createdAt": written(key.created_at),
        "lastUsedAt": written(key.last_used_at) if key.last_used_at else None,
        "expiresAt": written(key.expires_at) if key.expires_at else None,
        "createdBy": key.makers[-1] if key.makers else None,
    }


def link(draft: Draft, base_url: str) -> dict[str, Any]:
    return {
        "model_ref": f"draft_{draft.id}",
        "open_url": f"{base_url}/open/{draft.id}",
        "expires_at": written(draft.expires_at),
        "members": draft.members,
        "title": draft.title or None,
    }


def event(event: Event) -> dict[str, Any]:
    return {
        "at": written(event.at),
        "event": event.event,
        "subject": event.subject,
        "keyId": event.key_id,
        "address": event.address,
    }


def model_facts(model: SavedModel) -> dict[str, Any]:
    return {
        "id": model.id,
        "name": model.name,
        "description": model.description,
        "createdAt": written(model.created_at),
        "updatedAt": written(model.updated_at),
    }


def model(model: SavedModel, body: bytes) -> bytes:
    """One saved model as JSON. The body goes in as it is kept, neither read nor written anew."""
    facts = dump(
        {
            "id": model.id,
            "name": model.name,
            "description": model.description,
            "created_at": written(model.created_at),
            "updated_at": written(model.updated_at),
        }
    )
    return facts[:-1] + b',"model":' + body + b"}"
