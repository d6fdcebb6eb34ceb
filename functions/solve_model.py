"""POST /api/sdk/solve: validate a model and return a link that solves it in the browser."""

from typing import Any

from aws_lambda_powertools.event_handler.api_gateway import Response

from handoff.api.private import BaseUrl, Caller, Headers, ModelBody, api, entry
from handoff.auth.scopes import WRITE
from handoff.drafts.draft_answer import solved, still_opens
from handoff.http.idempotency import Kept, once
from handoff.models import submission
from handoff.validation import validate

app = api(scope=WRITE)


@app.post("/api/sdk/solve")
def solve_model(caller: Caller, body: ModelBody, headers: Headers, base_url: BaseUrl) -> Response[dict[str, Any]]:
    def parked() -> Kept:
        return Kept(solved(caller.account.id, submission.accept(body, validate), base_url))

    return once(caller.account.id, "solve", headers, body, parked, still_opens).response()


handler = entry(app)
