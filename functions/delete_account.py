"""DELETE /api/sdk/me: delete the account with everything in it."""

from aws_lambda_powertools.event_handler.api_gateway import Response

from handoff.accounts import accounts
from handoff.api import account_deletion
from handoff.api.private import Caller, JsonObject, api, entry
from handoff.api.requests import DeleteAccountRequest
from handoff.auth.scopes import FULL

app = api(scope=FULL)


@app.delete("/api/sdk/me")
def delete_account(caller: Caller, body: JsonObject) -> Response[str]:
    password = DeleteAccountRequest.read(body.value).password
    if not accounts.is_half_deleted(caller.account):
        accounts.confirm(caller.account, password, caller.address)
    account_deletion.close(caller.account)
    return Response(204)


handler = entry(app)
