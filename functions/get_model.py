"""GET /api/sdk/models/{id}: download a saved model."""

from aws_lambda_powertools.event_handler.api_gateway import Response

from handoff.api import responses
from handoff.api.private import Caller, api, entry
from handoff.models import saved_models

app = api(pro=True)


@app.get("/api/sdk/models/<id>")
def get_model(id: str, caller: Caller) -> Response[bytes]:
    # Bytes travel as base64: as text, a model full of quotes would outgrow Lambda's 6 MB when escaped.
    model, body = saved_models.fetch(caller.account.id, id)
    return Response(200, "application/json", responses.model(model, body), headers={"ETag": model.tag})


handler = entry(app)
