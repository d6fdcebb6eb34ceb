"""GET /api/sdk/me: the authenticated account."""

from typing import Any

from handoff.api import responses
from handoff.api.private import Caller, api, entry

app = api()


@app.get("/api/sdk/me")
def get_account(caller: Caller) -> dict[str, Any]:
    return responses.account(caller)


handler = entry(app)
