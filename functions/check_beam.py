"""POST /api/sdk/check-beam: build a steel beam with its check and return a link that evaluates it."""

from typing import Any

from handoff.api.private import BaseUrl, Caller, JsonObject, api, entry
from handoff.auth.scopes import WRITE
from handoff.beams import check_beam_model
from handoff.drafts.draft_answer import checked

app = api(scope=WRITE)


@app.post("/api/sdk/check-beam")
def check_beam(caller: Caller, body: JsonObject, base_url: BaseUrl) -> dict[str, Any]:
    model, note = check_beam_model(body.value)
    return checked(caller.account.id, model, note, base_url)


handler = entry(app)
