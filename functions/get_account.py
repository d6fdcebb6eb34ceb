"""GET /api/sdk/me: the authenticated account."""

from typing import Any

from handoff import views
from handoff.api import Caller, api, entry

app = api()


@app.get("/api/sdk/me")
def get_account(caller: Caller) -> dict[str, Any]:
    return views.account(caller)


handler = entry(app)
