"""POST /api/sdk/token: exchange e-mail and password for a 1-hour bearer token."""

from typing import Any

from handoff import accounts, requests, tokens, views
from handoff.endpoint import JsonObject, entry, public_api

app = public_api(query=())


@app.post("/api/sdk/token")
def issue_token(body: JsonObject) -> dict[str, Any]:
    sent = requests.new_token().read(body)
    account = accounts.sign_in(sent["email"], sent["password"])
    return views.token(account, *tokens.issue(account))


handler = entry(app)
