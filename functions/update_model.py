"""PUT /api/sdk/models/{id}: change those of name, description and model that are sent."""

from typing import Any

from handoff import requests, saved_models, submission, views
from handoff.api import Caller, JsonObject, api, entry
from handoff.scopes import WRITE

app = api(scope=WRITE, pro=True)


@app.put("/api/sdk/models/<id>")
def update_model(id: str, caller: Caller, body: JsonObject) -> dict[str, Any]:
    changes = requests.model_changes().read(body)
    model = submission.keep(changes) if "model" in changes else None
    facts = {name: value for name, value in changes.items() if name != "model"}
    return views.model_facts(saved_models.update(caller.account.id, id, facts, model))


handler = entry(app)
