"""Saving a model: what was sent is read, kept, and noted in the account's trail."""

from handoff.api.requests import SaveRequest
from handoff.auth.credentials import Caller
from handoff.http.json_io import Json
from handoff.models import saved_models, submission
from handoff.models.saved_rows import SavedModel


def save(caller: Caller, body: Json) -> SavedModel:
    sent = SaveRequest.read(body.value)
    saved = saved_models.save(caller.account.id, sent.name, sent.description, submission.keep(body))
    caller.note("model_saved", saved.id)
    return saved
