"""POST /api/sdk/solve: validate a model and return a link that solves it in the browser."""

from typing import Any

from handoff import submission
from handoff.api import BaseUrl, Caller, JsonObject, api, entry
from handoff.draft_answer import solved
from handoff.scopes import WRITE
from handoff.validation import validate

app = api(scope=WRITE)


@app.post("/api/sdk/solve")
def solve_model(caller: Caller, body: JsonObject, base_url: BaseUrl) -> dict[str, Any]:
    return solved(caller.account.id, submission.accept(body, validate), base_url)


handler = entry(app)
