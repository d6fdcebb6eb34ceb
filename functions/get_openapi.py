"""GET /api/openapi.json: the OpenAPI 3.1 description of this service, with the address it is served at."""

from typing import Any

from handoff.http.endpoint import BaseUrl, entry, public_api
from handoff.http.json_io import parse
from handoff.runtime.settings import schemas_dir

app = public_api()


@app.get("/api/openapi.json")
def get_openapi(base_url: BaseUrl) -> dict[str, Any]:
    description: dict[str, Any] = parse((schemas_dir() / "openapi.json").read_bytes())
    return description | {"servers": [{"url": base_url}]}


handler = entry(app)
