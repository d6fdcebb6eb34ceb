"""GET /api/sdk/api-keys: the account's active keys, newest first, without their secrets."""

from typing import Any

from handoff import api_keys, views
from handoff.api import Caller, api, entry

app = api()


@app.get("/api/sdk/api-keys")
def list_api_keys(caller: Caller) -> dict[str, Any]:
    return {"keys": [views.listed_key(key) for key in api_keys.active(caller.account.id)]}


handler = entry(app)
