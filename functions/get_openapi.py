"""GET /api/openapi.json: the OpenAPI 3.1 description of this service."""

from aws_lambda_powertools.event_handler.api_gateway import Response

from handoff.endpoint import entry, public_api
from handoff.settings import schemas_dir

app = public_api()


@app.get("/api/openapi.json")
def get_openapi() -> Response[str]:
    return Response(200, "application/json", (schemas_dir() / "openapi.json").read_text(encoding="utf-8"))


handler = entry(app)
