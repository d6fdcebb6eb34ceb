"""Models: built by the service, or saved with it."""

from typing import Annotated, Any
from uuid import UUID

from pydantic import MISSING, AwareDatetime, BaseModel, Field

JsonModel = dict[str, Any]
Next = Annotated[
    str, Field(description="What `after` takes for the next page; only where an answer cannot carry the whole list.")
]


class CreateBeamAnswer(BaseModel):
    model: JsonModel


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
