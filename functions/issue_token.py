"""POST /api/sdk/token: exchange e-mail and password for a 1-hour bearer token."""

from typing import Any

from handoff import accounts, fields, tokens, views
from handoff.api import JsonObject, api, entry

app = api(public=True)


@app.post("/api/sdk/token")
def issue_token(body: JsonObject) -> dict[str, Any]:
    email = fields.text(body, "email", longest=254)
    password = fields.text(body, "password", longest=1024)
    account = accounts.sign_in(email, password)
    return views.token(account, *tokens.issue(account))


handler = entry(app)
