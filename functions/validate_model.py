"""POST /api/sdk/validate: check a model without parking it."""

from typing import Any

from handoff import review
from handoff.api import JsonObject, api, entry

app = api()


@app.post("/api/sdk/validate")
def validate_model(body: JsonObject) -> dict[str, Any]:
    return review.report(body)


handler = entry(app)
