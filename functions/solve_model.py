"""POST /api/sdk/solve: validate a model and return a link that solves it in the browser."""

from typing import Any

from handoff import drafts, review, submission
from handoff.api import BaseUrl, Caller, JsonObject, api, entry
from handoff.handle import handle, solve_note
from handoff.scopes import WRITE

app = api(scope=WRITE)


@app.post("/api/sdk/solve")
def solve_model(caller: Caller, body: JsonObject, base_url: BaseUrl) -> dict[str, Any]:
    model, compact = submission.read(body)
    warnings = review.accept(body, model)
    kept = submission.without_results(model, compact)
    draft = drafts.park(caller.account.id, kept, review.member_count(model), warnings)
    validation = {"valid": True, "warnings": warnings}
    return {**handle(draft, base_url, solve_note(draft.members)), "validation": validation}


handler = entry(app)
