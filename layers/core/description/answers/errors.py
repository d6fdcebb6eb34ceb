"""Refusals."""

from typing import Annotated, Literal

from pydantic import MISSING, BaseModel, Field

from description.answers.reports import Issue
from handoff.errors import ApiError


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
