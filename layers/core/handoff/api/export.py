"""Everything an account holds, as JSON, in pages: saved models with their bodies, keys without their secrets."""

from handoff.accounts import audit_log
from handoff.api import responses
from handoff.auth import api_keys
from handoff.auth.credentials import Caller
from handoff.drafts import drafts
from handoff.http.json_io import dump
from handoff.models import saved_models
from handoff.runtime import clock, settings


def page(caller: Caller, base_url: str, after: str) -> bytes:
    """One page: as many models as fit into an answer, and at least one. `after` is the id of the last one before."""
    account_id = caller.account.id
    models = sorted(saved_models.listed(account_id), key=lambda model: model.id)
    bodies: list[bytes] = []
    left: int = settings.limits()["export_bytes"]
    last = None
    for model in (model for model in models if model.id > after):
        body = responses.model(*saved_models.fetch(account_id, model.id))
        if bodies and len(body) > left:
            break
        left -= len(body)
        bodies.append(body)
        last = model.id
    facts = {
        "exported_at": clock.written(clock.now()),
        "account": responses.account(caller),
        "keys": [responses.listed_key(key) for key in api_keys.active(account_id)],
        "links": [responses.link(draft, base_url) for draft in drafts.living(account_id)],
        "events": [responses.event(event) for event in audit_log.latest(account_id)],
        "next": last if models and last is not None and last != models[-1].id else None,
    }
    return dump(facts)[:-1] + b',"models":[' + b",".join(bodies) + b"]}"
