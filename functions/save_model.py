"""POST /api/sdk/models: save a model, finished or not."""

from typing import Any

from aws_lambda_powertools.event_handler.api_gateway import Response

from handoff import requests, saved_models, submission, views
from handoff.api import Caller, JsonObject, api, entry
from handoff.scopes import WRITE

app = api(scope=WRITE, pro=True)


@app.post("/api/sdk/models")
def save_model(caller: Caller, body: JsonObject) -> Response[dict[str, Any]]:
    sent = requests.model_to_save().read(body)
    saved = saved_models.save(caller.account.id, sent["name"], sent["description"], submission.keep(sent))
    caller.note("model_saved", saved.id)
    return Response(201, "application/json", views.model_facts(saved), headers={"ETag": saved.tag})


handler = entry(app)
