"""GET /api/sdk/links: the account's links that open, newest first."""

from typing import Any

from handoff.api import responses
from handoff.api.private import BaseUrl, Caller, api, entry
from handoff.drafts import drafts

app = api()


@app.get("/api/sdk/links")
def list_links(caller: Caller, base_url: BaseUrl) -> dict[str, Any]:
    return {"links": [responses.link(draft, base_url) for draft in drafts.living(caller.account.id)]}


handler = entry(app)
