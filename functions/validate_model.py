"""POST /api/sdk/validate: check a model without parking it."""

from typing import Any

from handoff import submission
from handoff.api import JsonObject, api, entry
from handoff.validation import validate

app = api()


@app.post("/api/sdk/validate")
def validate_model(body: JsonObject) -> dict[str, Any]:
    return submission.report(body, validate)


handler = entry(app)
