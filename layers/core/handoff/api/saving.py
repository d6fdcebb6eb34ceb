"""Saving a model: what was sent is read, kept, and noted in the account's trail."""

from typing import Any

from handoff.api import request_schemas
from handoff.auth.credentials import Caller
from handoff.models import saved_models, submission
from handoff.models.saved_rows import SavedModel


def save(caller: Caller, body: dict[str, Any]) -> SavedModel:
    sent = request_schemas.model_to_save().read(body)
    saved = saved_models.save(caller.account.id, sent["name"], sent["description"], submission.keep(sent))
    caller.note("model_saved", saved.id)
    return saved
