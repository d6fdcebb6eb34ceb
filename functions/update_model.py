"""PUT /api/sdk/models/{id}: change those of name, description and model that are sent."""

from typing import Any

from aws_lambda_powertools.event_handler.api_gateway import Response

from handoff.api import requests, responses
from handoff.api.private import Caller, Headers, ModelBody, api, entry
from handoff.auth.scopes import WRITE
from handoff.models import saved_models, submission

app = api(scope=WRITE, pro=True)


@app.put("/api/sdk/models/<id>")
def update_model(id: str, caller: Caller, body: ModelBody, headers: Headers) -> Response[dict[str, Any]]:
    changes = requests.UpdateRequest.read(body.value).sent
    model = submission.keep(body) if "model" in changes else None
    facts = {name: value for name, value in changes.items() if name != "model"}
    saved = saved_models.update(caller.account.id, id, facts, model, if_match=headers.get("if-match"))
    caller.note("model_changed", id)
    return Response(200, "application/json", responses.model_facts(saved), headers={"ETag": saved.tag})


handler = entry(app)
