"""POST /api/sdk/api-keys: create a named API key, shown only in this answer."""

from typing import Any

from handoff.api import requests, responses
from handoff.api.private import Caller, Headers, JsonObject, api, entry
from handoff.auth import api_keys, scopes
from handoff.http.idempotency import once_told

app = api(scope=scopes.WRITE)


@app.post("/api/sdk/api-keys")
def create_api_key(caller: Caller, body: JsonObject, headers: Headers) -> dict[str, Any]:
    def created() -> tuple[str, dict[str, Any]]:
        new = requests.KeyRequest.read(body.value)
        scopes.require_within(caller.scopes, new.scopes)
        key, text = api_keys.create(caller.account.id, new.name, [*new.scopes], new.expires_in_days, caller.key)
        caller.note("key_created", key.id)
        return key.id, responses.created_key(key, text)

    return once_told(caller.account.id, "key", headers, body, created)


handler = entry(app)
