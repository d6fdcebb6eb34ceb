"""What the endpoints for tokens, keys and models take: read at run time, and shown by the OpenAPI description."""

from functools import cache

from handoff.auth import scopes
from handoff.http.shape import Field, Shape, anything, integer_or_null, some_of, text, text_or_null
from handoff.runtime import settings
from handoff.runtime.snapstart import before_snapshot

SCOPES_ABOUT = "What the key may do; write includes read, the empty list is full access."
EXPIRY_ABOUT = "Null: no expiry. Never later than that of the key it is made with."


@cache
def new_token() -> Shape:
    limits = settings.limits()
    fields = {"email": text(limits["email_length"]), "password": text(limits["password_length"])}
    return Shape("TokenRequest", fields, closed=False, about="Other keys are ignored.")


@cache
def new_password() -> Shape:
    limits = settings.limits()
    fields = {
        "current_password": text(limits["password_length"]),
        "new_password": text(limits["password_length"], limits["password_min_length"]),
    }
    return Shape("PasswordRequest", fields)


@cache
def account_to_delete() -> Shape:
    return Shape("DeleteAccountRequest", {"password": text(settings.limits()["password_length"])})


@cache
def new_key() -> Shape:
    limits = settings.limits()
    fields = {
        "name": text(limits["key_name_length"]),
        "scopes": some_of(scopes.NAMES, SCOPES_ABOUT).default([]),
        "expiresInDays": integer_or_null(1, limits["key_days"], EXPIRY_ABOUT).default(None),
    }
    return Shape("KeyRequest", fields)


@cache
def key_to_revoke() -> Shape:
    return Shape("KeyId", {"id": text(settings.limits()["key_id_length"])}, closed=False)


@cache
def model_to_save() -> Shape:
    limits = settings.limits()
    fields = {
        "name": text(limits["model_name_length"]),
        "description": text_or_null(limits["model_description_length"]).default(None),
        "model": model(),
    }
    return Shape("SaveRequest", fields)


@cache
def model_changes() -> Shape:
    limits = settings.limits()
    fields = {
        "name": text(limits["model_name_length"]).optional(),
        "description": text_or_null(limits["model_description_length"]).optional(),
        "model": model().optional(),
    }
    return Shape("UpdateRequest", fields, some=True, about="Only the fields to change, at least one.")


@cache
def model_to_solve() -> Shape:
    """Of solve, whose whole body is the model: submission.py reads it."""
    return Shape("ModelRequest", {"model": model()}, closed=False, about="Other keys are ignored.")


@cache
def model_to_validate() -> Shape:
    """Of validate: whatever stands there is judged, since saying what is wrong with it is the answer."""
    about = "The model, as an object or as a string of JSON; anything else but null is reported as unreadable."
    given = anything(description=about, **{"not": {"type": "null"}})
    return Shape("ValidateRequest", {"model": given}, closed=False, about="Other keys are ignored.")


def model() -> Field:
    return anything(
        anyOf=[{"type": "object", "additionalProperties": True}, {"type": "string"}],
        description="The model, as an object or as a string of JSON; at most "
        f"{settings.limits()['model_bytes']:,} bytes compact. Its full form is what GET /api/sdk/schema describes.",
    )


@before_snapshot
def compiled() -> None:
    """The validators of the shapes that functions read."""
    for shape in (new_token, new_password, account_to_delete, new_key, key_to_revoke, model_to_save, model_changes):
        shape().prepare()
