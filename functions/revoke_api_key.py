"""DELETE /api/sdk/api-keys?id=…: revoke a key at once."""

from typing import Any

from handoff.api import request_schemas
from handoff.api.private import Caller, Query, api, entry
from handoff.auth import api_keys
from handoff.auth.scopes import WRITE

app = api(scope=WRITE, query=("id",))


@app.delete("/api/sdk/api-keys")
def revoke_api_key(caller: Caller, query: Query) -> dict[str, Any]:
    key_id = request_schemas.key_to_revoke().read(query)["id"]
    api_keys.revoke(caller.account.id, key_id, caller.scopes)
    caller.note("key_revoked", key_id)
    return {"message": f"API key '{key_id}' is revoked"}


handler = entry(app)
