"""POST /api/sdk/models: save a model, finished or not."""

from typing import Any

from handoff import fields, saved_models, submission, views
from handoff.api import Caller, JsonObject, api, entry
from handoff.scopes import WRITE
from handoff.settings import limits

app = api(scope=WRITE, pro=True)


@app.post("/api/sdk/models")
def save_model(caller: Caller, body: JsonObject) -> tuple[dict[str, Any], int]:
    fields.only(body, ("name", "description", "model"))
    name = fields.text(body, "name", longest=limits()["model_name_length"])
    description = fields.optional_text(body, "description", longest=limits()["model_description_length"])
    model = submission.read_for_keeping(body)
    return views.model_facts(saved_models.save(caller.account.id, name, description, model)), 201


handler = entry(app)
