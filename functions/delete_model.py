"""DELETE /api/sdk/models/{id}: delete a saved model for good."""

from aws_lambda_powertools.event_handler.api_gateway import Response

from handoff.api.private import Caller, Headers, api, entry
from handoff.auth.scopes import WRITE
from handoff.models import saved_models

app = api(scope=WRITE, pro=True)


@app.delete("/api/sdk/models/<id>")
def delete_model(id: str, caller: Caller, headers: Headers) -> Response[str]:
    saved_models.delete(caller.account.id, id, if_match=headers.get("if-match"))
    caller.note("model_deleted", id)
    return Response(204)


handler = entry(app)
