"""DELETE /api/sdk/models/{id}: delete a saved model for good."""

from aws_lambda_powertools.event_handler.api_gateway import Response

from handoff import saved_models
from handoff.api import Caller, api, entry
from handoff.scopes import WRITE

app = api(scope=WRITE, pro=True)


@app.delete("/api/sdk/models/<id>")
def delete_model(id: str, caller: Caller) -> Response[str]:
    saved_models.delete(caller.account.id, id)
    caller.note("model_deleted", id)
    return Response(204)


handler = entry(app)
