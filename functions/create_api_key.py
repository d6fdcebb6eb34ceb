"""POST /api/sdk/api-keys: create a named API key, shown only in this answer."""

from typing import Any

from handoff import api_keys, requests, scopes, views
from handoff.api import Caller, JsonObject, api, entry

app = api(scope=scopes.WRITE)


@app.post("/api/sdk/api-keys")
def create_api_key(caller: Caller, body: JsonObject) -> dict[str, Any]:
    wanted = requests.new_key().read(body)
    scopes.require_within(caller.scopes, wanted["scopes"])
    facts = wanted["name"], wanted["scopes"], wanted["expiresInDays"]
    key, text = api_keys.create(caller.account.id, *facts, maker=caller.key)
    caller.note("key_created", key.id)
    return views.created_key(key, text)


handler = entry(app)
