"""GET /api/sdk/api-keys: the account's active keys, newest first, without their secrets."""

from typing import Any

from handoff.api import responses
from handoff.api.private import Caller, Query, api, entry
from handoff.auth import api_keys
from handoff.http import pagination

app = api(query=("after",))


@app.get("/api/sdk/api-keys")
def list_api_keys(caller: Caller, query: Query) -> dict[str, Any]:
    keys = api_keys.active(caller.account.id)
    return pagination.page("keys", keys, lambda key: key.place, responses.listed_key, query.get("after"))


handler = entry(app)
