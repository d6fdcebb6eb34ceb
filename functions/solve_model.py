"""POST /api/sdk/solve: validate a model and return a link that solves it in the browser."""

from typing import Any

from aws_lambda_powertools.event_handler.api_gateway import Response

from handoff import drafts, submission
from handoff.api import BaseUrl, Caller, Headers, JsonObject, api, entry
from handoff.draft_answer import draft_answer, solve_note
from handoff.idempotency import Kept, once
from handoff.scopes import WRITE
from handoff.validation import validate

app = api(scope=WRITE)


@app.post("/api/sdk/solve")
def solve_model(caller: Caller, body: JsonObject, headers: Headers, base_url: BaseUrl) -> Response[dict[str, Any]]:
    def solved() -> Kept:
        model = submission.accept(body, validate)
        draft = drafts.park(caller.account.id, model.compact, model.members, model.warnings, model.title)
        validation = {"valid": True, "warnings": model.warnings}
        return Kept({**draft_answer(draft, base_url, solve_note(draft.members)), "validation": validation})

    return once(caller.account.id, "solve", headers, body, solved).response()


handler = entry(app)
