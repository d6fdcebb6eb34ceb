"""Requests and answers as the OpenAPI description shows them. No handler loads this: pydantic starts slowly."""

from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import MISSING, AnyUrl, AwareDatetime, BaseModel, ConfigDict, Field

from handoff.settings import limits

LIMITS = limits()
JsonModel = dict[str, Any]
ModelOrText = Annotated[
    JsonModel | str,
    Field(
        description=f"The model, as an object or as a string of JSON; at most {LIMITS['model_bytes']:,} bytes compact. "
        "Its full form is what GET /api/sdk/schema describes."
    ),
]
Scopes = Annotated[
    list[Literal["read", "write"]],
    Field(
        description="What the key may do; write includes read, the empty list is full access.",
        json_schema_extra={"uniqueItems": True},
    ),
]
NOT_BLANK = r"\S"
ModelName = Annotated[str, Field(min_length=1, max_length=LIMITS["model_name_length"], pattern=NOT_BLANK)]
ModelDescription = Annotated[str | None, Field(max_length=LIMITS["model_description_length"])]


class Closed(BaseModel):
    """A request in which a mistyped key would change the outcome."""

    model_config = ConfigDict(extra="forbid")


class ModelRequest(BaseModel):
    """Other keys are ignored."""

    model: ModelOrText


class TokenRequest(BaseModel):
    """Other keys are ignored."""

    email: Annotated[str, Field(min_length=1, max_length=254, pattern=NOT_BLANK)]
    password: Annotated[str, Field(min_length=1, max_length=1024, pattern=NOT_BLANK)]


class KeyRequest(Closed):
    name: Annotated[str, Field(min_length=1, max_length=LIMITS["key_name_length"], pattern=NOT_BLANK)]
    scopes: Scopes = []
    expiresInDays: Annotated[int | None, Field(ge=1, le=LIMITS["key_days"], description="Null: no expiry.")] = None


class SaveRequest(Closed):
    name: ModelName
    description: ModelDescription = None
    model: ModelOrText


class UpdateRequest(Closed):
    """Only the fields to change, at least one."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"minProperties": 1})

    name: ModelName | MISSING = MISSING
    description: ModelDescription | MISSING = MISSING
    model: ModelOrText | MISSING = MISSING


class Issue(BaseModel):
    path: Annotated[str, Field(description="Where, for instance model.members[3].section; empty for the whole model.")]
    code: Annotated[str, Field(description="The kind of mistake, stable and in snake_case, to act on by program.")]
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
    """How to install the local MCP server."""

    npx: str
    claude_code: str
    claude_desktop: str
    docs: AnyUrl


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
    key: Annotated[str, Field(description="<key_id>.<secret>, shown only here.", pattern=r"^[0-9a-f]{16}\.[\w-]{43}$")]
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


class KeyList(BaseModel):
    keys: list[ListedKey]


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


class SavedModelAnswer(BaseModel):
    id: UUID
    name: str
    description: str | None
    model: JsonModel
    created_at: AwareDatetime
    updated_at: AwareDatetime


class Error(BaseModel):
    error: str
    code: str


class InvalidModelError(Error):
    code: Literal["invalid_model"]
    errors: list[Issue]
    warnings: list[Issue]
