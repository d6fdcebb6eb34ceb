"""POST /api/sdk/token: exchange e-mail and password for a bearer token, which ends by itself."""

from typing import Any

from handoff.accounts import accounts, audit_log
from handoff.api import request_schemas, responses
from handoff.auth import tokens
from handoff.http.endpoint import Address, JsonObject, entry, public_api

app = public_api(query=())


@app.post("/api/sdk/token")
def issue_token(body: JsonObject, address: Address) -> dict[str, Any]:
    sent = request_schemas.new_token().read(body)
    account = accounts.sign_in(sent["email"], sent["password"], address)
    token, expires_at = tokens.issue(account)
    audit_log.note(account.id, "sign_in", address)
    return responses.token(account, token, expires_at)


handler = entry(app)
