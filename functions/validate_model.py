"""POST /api/sdk/validate: check a model without parking it."""

from typing import Any

from handoff.api.private import ModelBody, api, entry
from handoff.models import submission
from handoff.validation import validate

app = api()


@app.post("/api/sdk/validate")
def validate_model(body: ModelBody) -> dict[str, Any]:
    return submission.report(body, validate)


handler = entry(app)
