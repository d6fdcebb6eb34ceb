"""What the endpoints for tokens, keys and models take."""

from typing import Annotated, Any

from pydantic import ConfigDict, Field, WithJsonSchema

from handoff.auth.scopes import Scope
from handoff.http.request import DISTINCT, NOT_BLANK, WHOLE, Changes, Request
from handoff.runtime import settings

_LIMITS = settings.limits()


def _text(longest: str, shortest: int = 1) -> Any:
    """Bounds of a text by the name of its limit; an empty one may be blank."""
    return Field(min_length=shortest, max_length=_LIMITS[longest], pattern=NOT_BLANK if shortest else None)


def _without_default(schema: dict[str, Any]) -> None:
    """What is left out of a change stays as it is, which is no value."""
    schema.pop("default")


Password = Annotated[str, _text("password_length")]
ModelName = Annotated[str, _text("model_name_length")]
Description = Annotated[str, Field(max_length=_LIMITS["model_description_length"])]
# Whatever stands there: `submission` reads it, or says why it cannot.
Model = Annotated[
    Any,
    WithJsonSchema(
        {
            "anyOf": [{"type": "object", "additionalProperties": True}, {"type": "string"}],
            "description": "The model, as an object or as a string of JSON; at most "
            f"{_LIMITS['model_bytes']:,} bytes compact. Its full form is what GET /api/sdk/schema describes.",
        }
    ),
]
Scopes = Annotated[
    list[Scope],
    DISTINCT,
    Field(
        description="What the key may do; write includes read, the empty list is full access.",
        json_schema_extra={"uniqueItems": True},
    ),
]
LeftOut: Any = Field(default=None, json_schema_extra=_without_default)


class TokenRequest(Request):
    """Other keys are ignored."""

    model_config = ConfigDict(extra="ignore")

    email: Annotated[str, _text("email_length")]
    password: Password


class PasswordRequest(Request):
    current_password: Password
    new_password: Annotated[str, _text("password_length", _LIMITS["password_min_length"])]


class DeleteAccountRequest(Request):
    password: Password


class KeyRequest(Request):
    name: Annotated[str, _text("key_name_length")]
    scopes: Scopes = Field(default=[])
    expires_in_days: Annotated[
        Annotated[int, Field(ge=1, le=_LIMITS["key_days"]), WHOLE] | None,
        Field(
            alias="expiresInDays",
            description="Null: no expiry. Never later than that of the key it is made with.",
        ),
    ] = None


class KeyId(Request):
    """Other parameters are ignored."""

    model_config = ConfigDict(extra="ignore")

    id: Annotated[str, _text("key_id_length")]


class SaveRequest(Request):
    name: ModelName
    description: Description | None = None
    model: Model


class UpdateRequest(Changes):
    """Only the fields to change, at least one."""

    name: ModelName = LeftOut
    description: Description | None = LeftOut
    model: Model = LeftOut


class ModelRequest(Request):
    """Other keys are ignored."""

    model_config = ConfigDict(extra="ignore")

    model: Model


class ValidateRequest(Request):
    """Other keys are ignored."""

    model_config = ConfigDict(extra="ignore")

    model: Annotated[
        Any,
        WithJsonSchema(
            {
                "not": {"type": "null"},
                "description": "The model, as an object or as a string of JSON; anything else but null is reported as "
                "unreadable.",
            }
        ),
    ]
