"""PUT /api/sdk/password: change the account's password, which ends every bearer token."""

from typing import Any

from handoff.accounts import accounts
from handoff.api.private import Caller, JsonObject, api, entry
from handoff.api.requests import PasswordRequest
from handoff.auth.scopes import FULL

app = api(scope=FULL)


@app.put("/api/sdk/password")
def change_password(caller: Caller, body: JsonObject) -> dict[str, Any]:
    sent = PasswordRequest.read(body.value)
    former = accounts.confirm(caller.account, sent.current_password, caller.address)
    accounts.set_password(caller.account.id, caller.account.email, sent.new_password, former)
    caller.note("password_changed")
    return {"message": "The password is changed; bearer tokens of the old one have ended, API keys go on working."}


handler = entry(app)
