"""POST /api/sdk/token: exchange e-mail and password for a bearer token, which ends by itself."""

from typing import Any

from handoff.accounts import accounts, audit_log
from handoff.api import responses
from handoff.api.requests import TokenRequest
from handoff.auth import tokens
from handoff.http.endpoint import Address, JsonObject, entry, public_api

app = public_api(query=())


@app.post("/api/sdk/token")
def issue_token(body: JsonObject, address: Address) -> dict[str, Any]:
    sent = TokenRequest.read(body.value)
    account = accounts.sign_in(sent.email, sent.password, address)
    token, expires_at = tokens.issue(account)
    audit_log.note(account.id, "sign_in", address)
    return responses.token(account, token, expires_at)


handler = entry(app)
