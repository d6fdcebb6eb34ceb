"""Answers as the OpenAPI description shows them."""

from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import MISSING, AnyUrl, AwareDatetime, BaseModel, Field

from handoff.errors import ApiError
from handoff.requests import SCOPES_ABOUT
from handoff.settings import limits
from handoff.validation.rulebook import CODES

LIMITS = limits()
JsonModel = dict[str, Any]
Scopes = Annotated[
    list[Literal["read", "write"]],
    Field(
        description=SCOPES_ABOUT,
        json_schema_extra={"uniqueItems": True},
    ),
]
Next = Annotated[
    str, Field(description="What `after` takes for the next page; only where an answer cannot carry the whole list.")
]


class Issue(BaseModel):
    path: Annotated[str, Field(description="Where, for instance model.members[3].section; empty for the whole model.")]
    code: Annotated[
        str,
        Field(
            description="The kind of mistake, stable, to act on by program; what each means is at /docs/codes.",
            json_schema_extra={"enum": list(CODES)},
        ),
    ]
    message: Annotated[str, Field(description="What is wrong and what would be right, for a person to read.")]
    severity: Literal["error", "warning"]


class Report(BaseModel):
    valid: bool
    errors: list[Issue]
    warnings: list[Issue]


class Accepted(BaseModel):
    valid: Literal[True]
    warnings: list[Issue]


class Tier(BaseModel):
    free_member_limit: int
    pro_member_limit: int
    solves_at: Annotated[str, Field(description="Whose tier applies.")]
    free_use: str
    pro_use: str


class LocalServer(BaseModel):
    """How to install the local MCP server, and where the hosted one is."""

    npx: str
    claude_code: str
    claude_desktop: str
    docs: AnyUrl
    hosted: Annotated[AnyUrl, Field(description="This service's own MCP server: the endpoints as tools.")]


class Handle(BaseModel):
    """A parked draft and the link that solves it in the browser of whoever opens it."""

    status: Literal["solve_in_browser"]
    open_url: Annotated[AnyUrl, Field(description="Public: anyone holding it can open the model.")]
    expires_at: Annotated[
        AwareDatetime,
        Field(
            description=f"{LIMITS['draft_hours']} hours after creation; the link ends earlier once "
            f"{LIMITS['newer_drafts']} newer drafts of the account exist."
        ),
    ]
    model_ref: Annotated[str, Field(pattern=r"^draft_[0-9a-f]{32}$")]
    members: Annotated[int | None, Field(description="As counted for the tiers: plates are not members.")]
    tier: Tier
    local_server: LocalServer
    python: Annotated[str, Field(description="How to solve in Python.")]
    note: str


class SolveAnswer(Handle):
    validation: Accepted


class CheckBeamAnswer(Handle):
    model: JsonModel


class CreateBeamAnswer(BaseModel):
    model: JsonModel


class AccountAnswer(BaseModel):
    user_id: UUID
    email: str
    is_premium: bool
    token_expires_at: Annotated[AwareDatetime, Field(description="Where a bearer token was used.")] | MISSING = MISSING


class User(BaseModel):
    id: UUID
    email: str


class TokenAnswer(BaseModel):
    token: str
    expires_at: AwareDatetime
    is_premium: bool
    user: User


class CreatedKey(BaseModel):
    id: str
    name: str
    key: Annotated[
        str,
        Field(
            description="`<key_id>.<secret>`, shown only here; the last eight digits are the CRC-32 of all before.",
            pattern=r"^handoff_[0-9a-f]{16}\.[\w-]{43}[0-9a-f]{8}$",
        ),
    ]
    scopes: Scopes
    created_at: AwareDatetime
    expires_at: AwareDatetime | None
    message: str


class ListedKey(BaseModel):
    id: str
    name: str
    scopes: Scopes
    createdAt: AwareDatetime
    lastUsedAt: AwareDatetime | None
    expiresAt: AwareDatetime | None
    createdBy: Annotated[str | None, Field(description="The id of the key it was made with, with which it ends.")]


class KeyList(BaseModel):
    keys: list[ListedKey]
    next: Next | MISSING = MISSING


class Message(BaseModel):
    message: str


class ModelFacts(BaseModel):
    id: UUID
    name: str
    description: str | None
    createdAt: AwareDatetime
    updatedAt: AwareDatetime


class ModelList(BaseModel):
    models: list[ModelFacts]
    next: Next | MISSING = MISSING


class SavedModelAnswer(BaseModel):
    id: UUID
    name: str
    description: str | None
    model: JsonModel
    created_at: AwareDatetime
    updated_at: AwareDatetime


class Link(BaseModel):
    model_ref: str
    open_url: AnyUrl
    expires_at: AwareDatetime
    members: int | None


class Event(BaseModel):
    at: AwareDatetime
    event: Literal[
        "sign_in",
        "password_changed",
        "key_created",
        "key_revoked",
        "model_saved",
        "model_changed",
        "model_deleted",
        "link_ended",
        "exported",
    ]
    subject: Annotated[str | None, Field(description="The id of the key, model or link it happened to.")]
    keyId: Annotated[str | None, Field(description="The API key it was done with; null where none was.")]
    address: Annotated[str, Field(description="Where the request came from.")]


class LinkList(BaseModel):
    links: Annotated[list[Link], Field(description="At most as many as an account's newest that open.")]


class EventList(BaseModel):
    events: Annotated[
        list[Event],
        Field(description=f"At most {LIMITS['listed_events']}; kept for {LIMITS['event_days']} days."),
    ]


class Export(BaseModel):
    exported_at: AwareDatetime
    account: AccountAnswer
    keys: Annotated[list[ListedKey], Field(description="Without their secrets, which nobody keeps.")]
    links: Annotated[list[Link], Field(description="Those that open; each opens its model.")]
    events: list[Event]
    models: Annotated[list[SavedModelAnswer], Field(description="As many as fit, by their ids; at least one.")]
    next: Annotated[str | None, Field(description="What `after` takes for the next page; null on the last.")]


class RpcError(BaseModel):
    code: Annotated[int, Field(description="-32601: no such method; -32602: no such tool, or params of another form.")]
    message: str


class RpcAnswer(BaseModel):
    jsonrpc: Literal["2.0"]
    id: str | int
    result: Annotated[dict[str, Any], Field(description="A tool that refuses has isError in it.")] | MISSING = MISSING
    error: RpcError | MISSING = MISSING


class Error(BaseModel):
    error: Annotated[str, Field(description="What is wrong, for a person to read.")]
    code: Annotated[
        str,
        Field(
            description="The kind of refusal, stable, to act on by program.",
            json_schema_extra={"enum": sorted({ApiError.code, *(kind.code for kind in ApiError.__subclasses__())})},
        ),
    ]


class RepeatedError(Error):
    id: (
        Annotated[str, Field(description="The key that the first request with this Idempotency-Key made.")] | MISSING
    ) = MISSING


class InvalidModelError(Error):
    code: Literal["invalid_model"]
    errors: list[Issue]
    warnings: list[Issue]
