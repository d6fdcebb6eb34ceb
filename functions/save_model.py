"""POST /api/sdk/models: save a model, finished or not."""

from typing import Any

from aws_lambda_powertools.event_handler.api_gateway import Response

from handoff.api import responses
from handoff.api.private import Caller, Headers, ModelBody, api, entry
from handoff.api.saving import save
from handoff.auth.scopes import WRITE
from handoff.http.idempotency import Kept, once

app = api(scope=WRITE, pro=True)


@app.post("/api/sdk/models")
def save_model(caller: Caller, body: ModelBody, headers: Headers) -> Response[dict[str, Any]]:
    def saved() -> Kept:
        model = save(caller, body)
        return Kept(responses.model_facts(model), 201, {"ETag": model.tag})

    return once(caller.account.id, "save", headers, body, saved).response()


handler = entry(app)
