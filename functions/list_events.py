"""GET /api/sdk/events: what was done in the account's name, newest first."""

from typing import Any

from handoff.accounts import audit_log
from handoff.api import responses
from handoff.api.private import Caller, api, entry

app = api()


@app.get("/api/sdk/events")
def list_events(caller: Caller) -> dict[str, Any]:
    return {"events": [responses.event(event) for event in audit_log.latest(caller.account.id)]}


handler = entry(app)
