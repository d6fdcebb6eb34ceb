"""GET /api/sdk/models: the account's saved models, last changed first."""

from typing import Any

from handoff.api import responses
from handoff.api.private import Caller, Query, api, entry
from handoff.http import pagination
from handoff.models import saved_models

app = api(pro=True, query=("after",))


@app.get("/api/sdk/models")
def list_models(caller: Caller, query: Query) -> dict[str, Any]:
    models = saved_models.listed(caller.account.id)
    return pagination.page("models", models, lambda model: model.place, responses.model_facts, query.get("after"))


handler = entry(app)
