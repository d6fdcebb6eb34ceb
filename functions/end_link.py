"""DELETE /api/sdk/links/{id}: end a link before its time."""

from aws_lambda_powertools.event_handler.api_gateway import Response

from handoff.api.private import Caller, api, entry
from handoff.auth.scopes import WRITE
from handoff.drafts import drafts
from handoff.errors import NotFound

app = api(scope=WRITE)


@app.delete("/api/sdk/links/<id>")
def end_link(id: str, caller: Caller) -> Response[str]:
    if not drafts.end(caller.account.id, id.removeprefix("draft_")):
        raise NotFound("no living link of this account has this id")
    caller.note("link_ended", id.removeprefix("draft_"))
    return Response(204)


handler = entry(app)
