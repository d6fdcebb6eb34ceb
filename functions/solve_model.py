"""POST /api/sdk/solve: validate a model and return a link that solves it in the browser."""

from typing import Any

from handoff import drafts, submission
from handoff.api import BaseUrl, Caller, JsonObject, api, entry
from handoff.draft_answer import draft_answer, solve_note
from handoff.scopes import WRITE
from handoff.validation import validate

app = api(scope=WRITE)


@app.post("/api/sdk/solve")
def solve_model(caller: Caller, body: JsonObject, base_url: BaseUrl) -> dict[str, Any]:
    model = submission.accept(body, validate)
    draft = drafts.park(caller.account.id, model.compact, model.members, model.warnings, model.title)
    validation = {"valid": True, "warnings": model.warnings}
    return {**draft_answer(draft, base_url, solve_note(draft.members)), "validation": validation}


handler = entry(app)
