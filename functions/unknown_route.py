"""Every request no other function takes: 404, 405 with what is allowed, or the answer to a preflight."""

from aws_lambda_powertools.event_handler.api_gateway import Response

from handoff.http import routes
from handoff.http.endpoint import PREFLIGHT, entry, public_api
from handoff.pages import missing_page

app = public_api()


@app.not_found
def unknown_route(_: Exception) -> Response[str]:
    if app.current_event.http_method == "OPTIONS":
        return Response(204, headers=PREFLIGHT)
    page = missing_page.page(app.current_event.raw_event)
    if page is not None:
        return Response(404, "text/html; charset=utf-8", page, headers=missing_page.HEADERS)
    raise routes.refusal(app.current_event.http_method, app.current_event.path)


handler = entry(app)
