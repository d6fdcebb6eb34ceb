"""DELETE /api/sdk/api-keys?id=…: revoke a key at once."""

from typing import Any

from handoff.api.private import Caller, Query, api, entry
from handoff.api.requests import KeyId
from handoff.auth import api_keys
from handoff.auth.scopes import WRITE

app = api(scope=WRITE, query=("id",))


@app.delete("/api/sdk/api-keys")
def revoke_api_key(caller: Caller, query: Query) -> dict[str, Any]:
    key_id = KeyId.read(query).id
    api_keys.revoke(caller.account.id, key_id, caller.scopes)
    caller.note("key_revoked", key_id)
    return {"message": f"API key '{key_id}' is revoked"}


handler = entry(app)
