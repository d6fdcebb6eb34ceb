"""The account behind the credentials, its keys and its trail."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import MISSING, AwareDatetime, BaseModel, Field

from description.answers.links import Link
from description.answers.models import Next, SavedModelAnswer
from handoff.api.requests import Scopes
from handoff.runtime.settings import limits

LIMITS = limits()


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
