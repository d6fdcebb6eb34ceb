"""GET /api/sdk/export: everything the account holds, in pages."""

from aws_lambda_powertools.event_handler.api_gateway import Response

from handoff.api import export
from handoff.api.private import BaseUrl, Caller, Query, api, entry
from handoff.auth.scopes import FULL

app = api(scope=FULL, query=("after",))


@app.get("/api/sdk/export")
def export_account(caller: Caller, query: Query, base_url: BaseUrl) -> Response[bytes]:
    page = export.page(caller, base_url, query.get("after", ""))
    caller.note("exported")
    return Response(200, "application/json", page)


handler = entry(app)
