"""POST /api/sdk/models: save a model, finished or not."""

from typing import Any

from aws_lambda_powertools.event_handler.api_gateway import Response

from handoff import views
from handoff.api import Caller, JsonObject, api, entry
from handoff.saving import save
from handoff.scopes import WRITE

app = api(scope=WRITE, pro=True)


@app.post("/api/sdk/models")
def save_model(caller: Caller, body: JsonObject) -> Response[dict[str, Any]]:
    saved = save(caller, body)
    return Response(201, "application/json", views.model_facts(saved), headers={"ETag": saved.tag})


handler = entry(app)
