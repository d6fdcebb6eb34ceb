"""What validation says of a model."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from handoff.validation.rulebook import CODES


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
    combinations: Annotated[
        list[dict[str, Any]],
        Field(
            default_factory=list,
            description="Of code missing_combinations: load combinations to add to model.load_combinations.",
        ),
    ]


class Report(BaseModel):
    valid: bool
    errors: list[Issue]
    warnings: list[Issue]


class Accepted(BaseModel):
    valid: Literal[True]
    warnings: list[Issue]
