"""POST /api/sdk/api-keys: create a named API key, shown only in this answer."""

from typing import Any

from handoff import api_keys, fields, scopes, views
from handoff.api import Caller, JsonObject, api, entry
from handoff.settings import limits

app = api(scope=scopes.WRITE)


@app.post("/api/sdk/api-keys")
def create_api_key(caller: Caller, body: JsonObject) -> dict[str, Any]:
    fields.only(body, ("name", "scopes", "expiresInDays"))
    name = fields.text(body, "name", longest=limits()["key_name_length"])
    wanted = fields.choices(body, "scopes", scopes.NAMES)
    days = fields.optional_integer(body, "expiresInDays", lowest=1, highest=limits()["key_days"])
    scopes.require_within(caller.scopes, wanted)
    return views.created_key(*api_keys.create(caller.account.id, name, wanted, days))


handler = entry(app)
