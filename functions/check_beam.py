"""POST /api/sdk/check-beam: build a steel beam with its check and return a link that evaluates it."""

from typing import Any

from handoff import drafts
from handoff.api import BaseUrl, Caller, JsonObject, api, entry
from handoff.beams import check_beam_model
from handoff.draft_answer import draft_answer
from handoff.reading import dump
from handoff.scopes import WRITE

app = api(scope=WRITE)


@app.post("/api/sdk/check-beam")
def check_beam(caller: Caller, body: JsonObject, base_url: BaseUrl) -> dict[str, Any]:
    model, note = check_beam_model(body)
    members, title = len(model["model"]["members"]), model["settings"]["title"]
    draft = drafts.park(caller.account.id, dump(model), members, title=title)
    return {**draft_answer(draft, base_url, note), "model": model}


handler = entry(app)
