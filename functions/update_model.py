"""PUT /api/sdk/models/{id}: change those of name, description and model that are sent."""

from typing import Any

from handoff import fields, saved_models, submission, views
from handoff.api import Caller, JsonObject, api, entry
from handoff.scopes import WRITE
from handoff.settings import limits

app = api(scope=WRITE, pro=True)


@app.put("/api/sdk/models/<id>")
def update_model(id: str, caller: Caller, body: JsonObject) -> dict[str, Any]:
    fields.some(body, ("name", "description", "model"))
    changes: dict[str, Any] = {}
    if "name" in body:
        changes["name"] = fields.text(body, "name", longest=limits()["model_name_length"])
    if "description" in body:
        changes["description"] = fields.optional_text(body, "description", longest=limits()["model_description_length"])
    model = submission.read_for_keeping(body) if "model" in body else None
    return views.model_facts(saved_models.update(caller.account.id, id, changes, model))


handler = entry(app)
