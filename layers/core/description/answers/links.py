"""Links: what solve and check-beam answer with, and those of an account that open."""

from typing import Annotated, Literal

from pydantic import AnyUrl, AwareDatetime, BaseModel, Field

from description.answers.models import JsonModel
from description.answers.reports import Accepted
from handoff.runtime.settings import limits

LIMITS = limits()


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


class Link(BaseModel):
    model_ref: str
    open_url: AnyUrl
    expires_at: AwareDatetime
    members: int | None
    title: Annotated[str | None, Field(description="The model's settings.title; null where it has none.")]


class LinkList(BaseModel):
    links: Annotated[list[Link], Field(description="At most as many as an account's newest that open.")]
