"""The service's answers as types, named and cased as they travel."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

Model = dict[str, Any]


class Issue(TypedDict):
    path: str
    code: str
    message: str
    severity: Literal["error", "warning"]


class Verdict(TypedDict):
    valid: bool
    errors: list[Issue]
    warnings: list[Issue]


class Accepted(TypedDict):
    valid: bool
    warnings: list[Issue]


class Tier(TypedDict):
    free_member_limit: int
    pro_member_limit: int
    solves_at: str
    free_use: str
    pro_use: str


class LocalServer(TypedDict):
    npx: str
    claude_code: str
    claude_desktop: str
    docs: str
    hosted: str


class Draft(TypedDict):
    """A parked model and its link."""

    status: Literal["solve_in_browser"]
    open_url: str
    expires_at: str
    model_ref: str
    members: int | None
    tier: Tier
    local_server: LocalServer
    python: str
    note: str


class SolvedDraft(Draft):
    validation: Accepted


class BeamDraft(Draft):
    model: Model


class _Account(TypedDict):
    user_id: str
    email: str
    is_premium: bool


class Account(_Account, total=False):
    """`token_expires_at` is there where a bearer token was used."""

    token_expires_at: str


class User(TypedDict):
    id: str
    email: str


class Token(TypedDict):
    token: str
    expires_at: str
    is_premium: bool
    user: User


class CreatedKey(TypedDict):
    """`key` is shown here and never again."""

    id: str
    name: str
    key: str
    scopes: list[str]
    created_at: str
    expires_at: str | None
    message: str


class ListedKey(TypedDict):
    id: str
    name: str
    scopes: list[str]
    createdAt: str
    lastUsedAt: str | None
    expiresAt: str | None
    createdBy: str | None


class Message(TypedDict):
    message: str


class ModelFacts(TypedDict):
    id: str
    name: str
    description: str | None
    createdAt: str
    updatedAt: str


class SavedModel(TypedDict):
    id: str
    name: str
    description: str | None
    model: Model
    created_at: str
    updated_at: str
