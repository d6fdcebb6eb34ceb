"""GET /api/sdk/models: the account's saved models, last changed first."""

from typing import Any

from handoff import saved_models, views
from handoff.api import Caller, api, entry

app = api(pro=True)


@app.get("/api/sdk/models")
def list_models(caller: Caller) -> dict[str, Any]:
    return {"models": [views.model_facts(model) for model in saved_models.listed(caller.account.id)]}


handler = entry(app)
