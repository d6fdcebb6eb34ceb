"""POST /api/sdk/models: save a model, finished or not."""

from typing import Any

from handoff import requests, saved_models, submission, views
from handoff.api import Caller, JsonObject, api, entry
from handoff.scopes import WRITE

app = api(scope=WRITE, pro=True)


@app.post("/api/sdk/models")
def save_model(caller: Caller, body: JsonObject) -> tuple[dict[str, Any], int]:
    sent = requests.model_to_save().read(body)
    saved = saved_models.save(caller.account.id, sent["name"], sent["description"], submission.keep(sent))
    return views.model_facts(saved), 201


handler = entry(app)
